import type { HostRules } from '../../site/server/host-rules.ts'
import { parameterPattern, type Spelling } from '../../site/server/spellings.ts'
import type { HostFiles } from './host.ts'

/** With `:path*` the home page would not be a match. */
const sourceOf = (path: string) => path.replace(/\*$/, '(.*)')

const anyCase = (pattern: string): string =>
  // Not the name of a class such as `\\w`, of which the patterns have none.
  pattern.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/** Redirects come before files here, so the address itself is left out. */
const redirectOf = ({ pattern, address, hasParameter }: Spelling) => {
  const { value, end } = parameterPattern
  const own = address.slice(1)
  return {
    source: hasParameter
      ? `/((?!${own}/)${anyCase(pattern)})/:value(${value})(${end})`
      : `/((?!${own}$)${anyCase(pattern)})`,
    destination: hasParameter ? `${address}/:value` : address,
    permanent: true,
  }
}

/**
 * Vercel looks for a file first. It shows `404.html` for every language; that document then leads to
 * the one of its language.
 */
export const vercel = ({ headers, shared, spellings }: HostRules): HostFiles => ({
  'vercel.json': `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.flatMap((rule) =>
        rule.paths.map((path) => ({
          source: sourceOf(path),
          headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
        })),
      ),
      redirects: spellings.map(redirectOf),
      rewrites: shared.map((path) => ({ source: `${path}/:path*`, destination: path })),
    },
    null,
    2,
  )}\n`,
})
