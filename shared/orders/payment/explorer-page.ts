const placeholder = '{hash}'

/**
 * The page of an explorer that shows a transaction; `undefined` unless the server's template begins
 * with https and has a place for the hash.
 */
export function explorerPage(
  template: string | null | undefined,
  hash: string | null | undefined,
): string | undefined {
  const text = template?.trim() ?? ''
  if (!hash || !/^https:\/\//i.test(text) || !text.includes(placeholder)) return undefined
  const url = text.replaceAll(placeholder, encodeURIComponent(hash))
  return URL.canParse(url) ? new URL(url).href : undefined
}
