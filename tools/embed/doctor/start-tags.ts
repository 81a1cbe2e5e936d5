/** A start tag as a page has it. */
export interface StartTag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The content of a script or another part that holds no tags; empty for all others. */
  readonly content: string
  readonly line: number
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  '#39': "'",
  '#34': '"',
  '#38': '&',
}

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)

const attributesOf = (text: string): StartTag['attributes'] => {
  const found: Record<string, string> = {}
  const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    // As in a browser, the first of two counts.
    found[name.toLowerCase()] ??= decode(double ?? single ?? bare ?? '')
  }
  return found
}

/** Their content is text. */
const holdsText = /^(script|style|textarea|title|xmp)$/

/** The start tags of a page in their order, without those in comments and scripts. */
export function startTagsOf(html: string): StartTag[] {
  const tags: StartTag[] = []
  const part = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
  for (let match = part.exec(html); match; match = part.exec(html)) {
    const [, written, rest = ''] = match
    if (!written) continue
    const name = written.toLowerCase()
    const line = html.slice(0, match.index).split('\n').length
    let content = ''
    if (holdsText.test(name)) {
      const begin = part.lastIndex
      const end = html.slice(begin).search(new RegExp(`</${name}[\\s/>]`, 'i'))
      content = end < 0 ? html.slice(begin) : html.slice(begin, begin + end)
      part.lastIndex = begin + content.length
    }
    tags.push({ name, attributes: attributesOf(rest), content, line })
  }
  return tags
}
