/** The pattern of a path in which `*` stands for anything, as in the rules of static hosts. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)

/** Headers of a path, by their names in lower case. */
type HeadersOf = (path: string) => Readonly<Record<string, string>>

/**
 * Reads a `_headers` file: a path at the beginning of a line, its headers indented below it. Of two
 * rules with the same header the later one wins. `Strict-Transport-Security` is left out, because
 * this server has no HTTPS.
 */
export function readHeaders(text: string): HeadersOf {
  const rules: { matches: RegExp; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ matches: patternOf(line.trim()), headers: {} })
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (name && value && !/^strict-transport-security$/i.test(name)) {
      Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value })
    }
  }
  return (path) =>
    Object.assign(
      {},
      ...rules.filter(({ matches }) => matches.test(path)).map(({ headers }) => headers),
    )
}

/** The file that is served for a path without one, and the status it is served with. */
interface Rewrite {
  readonly to: string
  readonly status: number
}

/** Reads a `_redirects` file: a line has a path, its target and a status. The first match wins. */
export function readRedirects(text: string): (path: string) => Rewrite | undefined {
  const rules = text.split('\n').flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/)
    return from && to ? [{ matches: patternOf(from), to, status: Number(status) }] : []
  })
  return (path) => rules.find(({ matches }) => matches.test(path))
}

/** Where a path leads that is another spelling of an address. */
type AddressOf = (path: string) => string | undefined

/** Reads `redirects.json`: regular expressions for a path as it is sent, and addresses. */
export function readSpellings(text: string): AddressOf {
  const rules: { from: string; to: string }[] = text ? JSON.parse(text) : []
  const patterns = rules.map(({ from, to }) => ({ matches: new RegExp(from, 'i'), to }))
  return (path) => {
    const rule = patterns.find(({ matches }) => matches.test(path))
    return rule && path.replace(rule.matches, rule.to)
  }
}
