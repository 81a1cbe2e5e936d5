import type { HostRules } from '../../site/server/host-rules.ts'
import type { HostFiles } from './host.ts'

/** With `:path*` the home page would not be a match. */
const sourceOf = (path: string) => path.replace(/\*$/, '(.*)')

/**
 * Vercel looks for a file first. It shows `404.html` for every language; that document then leads to
 * the one of its language.
 */
export const vercel = ({ headers, shared }: HostRules): HostFiles => ({
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
      rewrites: shared.map((path) => ({ source: `${path}/:path*`, destination: path })),
    },
    null,
    2,
  )}\n`,
})
