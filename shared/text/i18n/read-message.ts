/** A part of a message as Lingui's compiled catalogues have it. */
export type Token = string | readonly [name: string, kind?: string, cases?: Cases]
type Cases = Readonly<Record<string, readonly Token[] | number>>

const kinds = ['plural', 'select', 'selectordinal']

/**
 * Reads a message in the syntax of the catalogues, `{name}` and `{n, plural, one {# day} other {# days}}`,
 * as the build does for ours. Apostrophes quote a brace: `'{'`.
 *
 * @throws Error with what is wrong
 */
export function readMessage(text: string): readonly Token[] {
  let at = 0

  const take = (pattern: RegExp, missing: string): string => {
    const found = new RegExp(pattern, 'uy')
    found.lastIndex = at
    const [taken] = found.exec(text) ?? []
    if (taken === undefined) throw new Error(`${missing} is missing at letter ${at + 1}`)
    at += taken.length
    return taken.trim()
  }

  const readCases = (kind: string): Cases => {
    const cases: Record<string, readonly Token[] | number> = {}
    const counts = kind !== 'select'
    if (counts && /^\s*offset:/u.test(text.slice(at))) {
      take(/\s*offset:\s*/u, 'offset')
      cases.offset = Number(take(/\d+/u, 'a number'))
    }
    while (text[at] !== '}') {
      const name = take(/\s*(?:=\d+|[\p{L}\d_-]+)\s*/u, 'a case')
      take(/\{/u, 'a brace')
      cases[name.replace('=', '')] = readTokens(counts)
      take(/\}\s*/u, 'a closing brace')
    }
    if (!cases.other) throw new Error('the case other is missing')
    return cases
  }

  const readPlaceholder = (): Token => {
    take(/\{/u, 'a brace')
    const name = take(/\s*[\p{L}\d_]+\s*/u, 'a name')
    if (text[at] === '}') {
      at++
      return [name]
    }
    take(/,/u, 'a comma or a closing brace')
    const kind = take(/\s*[a-z]+\s*/u, 'plural or select')
    if (!kinds.includes(kind)) throw new Error(`${kind} is not known`)
    take(/,\s*/u, 'a comma')
    const cases = readCases(kind)
    take(/\}/u, 'a closing brace')
    return [name, kind, cases]
  }

  const readTokens = (hasCount: boolean): readonly Token[] => {
    const tokens: Token[] = []
    let words = ''
    const endWords = () => {
      if (words) tokens.push(words)
      words = ''
    }
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') {
        endWords()
        tokens.push(readPlaceholder())
      } else if (hasCount && text[at] === '#') {
        endWords()
        tokens.push('#')
        at++
      } else {
        const quoted = /^'([{}#][^']*)'/u.exec(text.slice(at))
        const [whole, inside] = quoted ?? [text[at] ?? '', text[at] ?? '']
        words += inside
        at += whole.startsWith("'") && text[at + 1] === "'" ? 2 : whole.length
      }
    }
    endWords()
    return tokens
  }

  const tokens = readTokens(false)
  if (at < text.length) throw new Error(`a brace is not open at letter ${at + 1}`)
  return tokens
}

/** The names of the placeholders of a message, those within cases too. */
export const placeholdersOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap((token) => {
      if (typeof token === 'string') return []
      const [name, , cases = {}] = token
      const inside = Object.values(cases).flatMap((each) =>
        // `offset` is no text.
        typeof each === 'object' ? [...placeholdersOf(each)] : [],
      )
      return [name, ...inside]
    }),
  )
