import type { HostRules } from '../../site/server/host-rules.ts'

/**
 * Lines of `_redirects` for usual spellings. Its rules have no patterns and mind the letter case. A
 * query is kept.
 */
export const exactRedirects = ({ spellings, languages }: HostRules): readonly string[] => {
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
