import { marked, type Token, type Tokens } from 'marked'
import * as limits from '../../limits.ts'
import type { Block, LegalText } from './legal-text.ts'

/** The constants that a text may name as `{name}`. */
const constants: Readonly<Record<string, unknown>> = limits

const fill = (source: string): string =>
  source.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = constants[name]
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(`There is no constant ${name}`)
    }
    return String(value)
  })

/** Reads the front matter: `---`, lines `name: words`, `---`. */
const readWords = (source: string): [words: Record<string, string>, rest: string] => {
  const [, front = '', rest = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const words = front.split('\n').flatMap((line) => {
    const [, name, text] = /^(\w+): (.+)$/.exec(line) ?? []
    return name && text ? [[name, text.trim()] as const] : []
  })
  return [Object.fromEntries(words), rest]
}

/** Joins the lines of a paragraph; between CJK characters, a line break is not a blank. */
const oneLine = (text: string): string =>
  text
    .trim()
    .replace(/(?<=[\u3000-\u9fff\uff00-\uffef])\n(?=[\u3000-\u9fff\uff00-\uffef])/g, '')
    .replace(/\s*\n\s*/g, ' ')

const refuse = ({ type, raw }: Token): never => {
  throw new Error(`A long text has plain paragraphs and lists, no ${type}: ${raw.trim()}`)
}

/** Refuses marks within a text, which would be shown as written; a bare address is text. */
const plain = (text: string, tokens: readonly Token[] = []): string => {
  const mark = tokens.find((token) => {
    const isAddress = token.type === 'link' && token.raw === token.text
    return token.type !== 'text' && !isAddress
  })
  return mark ? refuse(mark) : oneLine(text)
}

const itemOf = (item: Tokens.ListItem): string => {
  const [text, ...others] = item.tokens
  if (!text || !('tokens' in text) || others.length > 0 || item.task) return refuse(item)
  return plain(item.text, text.tokens)
}

const blockOf = (token: Token): Block | undefined => {
  if (token.type === 'paragraph') return plain(token.text, token.tokens)
  if (token.type === 'list' && !token.ordered) return token.items.map(itemOf)
  return token.type === 'space' ? undefined : refuse(token)
}

/**
 * Reads a long text from Markdown: front matter, `# title`, paragraphs, `## heading`, lists with
 * `-`; nothing else. `{name}` stands for a constant of `shared/limits.ts`. For builds and servers.
 */
export function readMarkdown(source: string): LegalText {
  const [words, rest] = readWords(source.replaceAll('\r\n', '\n'))
  let title = ''
  const intro: Block[] = []
  const sections: { heading: string; blocks: Block[] }[] = []
  for (const token of marked.lexer(fill(rest))) {
    if (token.type === 'heading') {
      const text = plain(token.text, token.tokens)
      if (token.depth === 1 && !title) title = text
      else if (token.depth === 2) sections.push({ heading: text, blocks: [] })
      else refuse(token)
    } else {
      const block = blockOf(token)
      if (block !== undefined) (sections.at(-1)?.blocks ?? intro).push(block)
    }
  }
  if (!title) throw new Error('A long text begins with its title')
  return { title, words, intro, sections }
}
