import type { HostRules } from '../../site/server/host-rules.ts'
import { headersFile } from './headers-file.ts'
import type { HostFiles } from './host.ts'

/**
 * Lines of `_redirects` for usual spellings. Its rules have no patterns and mind the letter case. A
 * query is kept.
 */
const redirectsOf = ({ spellings, languages }: HostRules): readonly string[] => {
  const pages = spellings.flatMap(({ examples, address, hasParameter }) =>
    examples.map((from) =>
      hasParameter ? `${from}/* ${address}/:splat 301\n` : `${from} ${address} 301\n`,
    ),
  )
  const tags = languages.flatMap(({ start, address }) => [
    `${start} ${address} 301\n`,
    `${start}/* ${address === '/' ? '' : address}/:splat 301\n`,
  ])
  return [...pages, ...tags]
}

/**
 * Netlify, and the sandbox: looks for a file first, then at its rules, and shows `404.html` by
 * default.
 */
export const netlify = (rules: HostRules): HostFiles => ({
  _headers: headersFile(rules.headers),
  _redirects: [
    ...rules.shared.map((path) => `${path}/* ${path}.html 200\n`),
    ...redirectsOf(rules),
    ...rules.notFound
      .filter(({ under }) => under !== '')
      .map(({ under, document }) => `${under}/* /${document} 404\n`),
  ].join(''),
})
