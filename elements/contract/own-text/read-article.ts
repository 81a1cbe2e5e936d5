import type { GivenText } from '../../../shared/text/legal-text/own-text.ts'

/** What is between the tags and is not read: code, what is hidden, and text that is struck out. */
const unread =
  'script, style, template, noscript, [hidden], del, s, strike, button, input, select, textarea, iframe, object, svg, canvas, audio, video'

/** Within a line; anything else begins a line of its own. */
const inline =
  'a, abbr, b, bdi, bdo, cite, code, data, dfn, em, font, i, img, ins, kbd, label, mark, q, rb, rp, rt, ruby, samp, small, span, strong, sub, sup, time, u, var, wbr'

interface Line {
  readonly kind: 'heading' | 'paragraph' | 'item'
  readonly text: string
  /** The list of an item, so that two lists stay two. */
  readonly list?: Element | undefined
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** An exponent must not become a further digit of its base. */
const raised = (text: string): string =>
  text.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit)

const textIn = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (!(node instanceof Element) || node.matches(unread)) return ''
  if (node instanceof HTMLImageElement) return node.alt
  const text = Array.from(node.childNodes, textIn).join(node.matches(inline) ? '' : ' ')
  if (node.localName === 'sup') return raised(text)
  return node.localName === 'q' ? `“${text}”` : text
}

const roman = (n: number): string => {
  const steps = [
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const
  const [value, sign] = steps.find(([value]) => value <= n) ?? []
  return value && sign ? sign + roman(n - value) : ''
}

const letter = (n: number): string =>
  n > 0 ? letter(Math.floor((n - 1) / 26)) + String.fromCharCode(97 + ((n - 1) % 26)) : ''

/** The number of an item as HTML counts it: `start`, `reversed`, `type` and `value`. */
const markerOf = (item: Element, list: HTMLOListElement): string => {
  const items = [...list.children].filter((child) => child.localName === 'li')
  const at = items.indexOf(item)
  const step = list.reversed ? -1 : 1
  const from = items.slice(0, at + 1).findLastIndex((each) => each.hasAttribute('value'))
  const first = list.hasAttribute('start') || !list.reversed ? list.start : items.length
  const n =
    from < 0 ? first + step * at : Number(items[from]?.getAttribute('value')) + step * (at - from)
  const type = list.getAttribute('type') ?? '1'
  if (n > 0 && /^a$/i.test(type)) return type === 'a' ? letter(n) : letter(n).toUpperCase()
  if (n > 0 && /^i$/i.test(type)) return type === 'i' ? roman(n) : roman(n).toUpperCase()
  return String(n)
}

/** The lines of an article, in their order. */
function linesOf(article: Element): Line[] {
  const lines: Line[] = []
  let line = ''
  let list: Element | undefined
  /** The number that the next line begins with. */
  let marker = ''
  const end = () => {
    const text = line.trim() && marker + line
    line = ''
    if (!text) return
    marker = ''
    lines.push({ kind: list ? 'item' : 'paragraph', text, list })
  }
  const readAll = (parent: Element) => {
    for (const node of parent.childNodes) read(node)
  }
  const readItem = (item: Element) => {
    const before = list
    const parent = item.parentElement
    const isNumbered = parent instanceof HTMLOListElement
    list = isNumbered ? undefined : (parent ?? undefined)
    if (isNumbered) marker += `${markerOf(item, parent)}. `
    readAll(item)
    end()
    marker = ''
    list = before
  }
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) line += node.nodeValue ?? ''
    if (!(node instanceof Element) || node.matches(unread)) return
    if (node.matches(inline)) {
      // A link or a mark may be around whole paragraphs.
      if (node.querySelector(`br, :not(${inline}, ${unread})`)) readAll(node)
      else line += textIn(node)
      return
    }
    end()
    if (/^h[1-6]$/.test(node.localName)) {
      const text = textIn(node)
      if (text.trim()) lines.push({ kind: 'heading', text: marker + text })
      marker = ''
    } else if (node.localName === 'li') readItem(node)
    else if (node.localName === 'tr') {
      line = Array.from(node.children, (cell) => textIn(cell).trim())
        .filter(Boolean)
        .join(' · ')
      end()
    } else readAll(node)
    end()
  }
  readAll(article)
  end()
  return lines
}

/**
 * Reads an agreement from the page: headings, paragraphs, lists and numbered clauses, as text. Nothing
 * of its markup or of its styles is taken over, so that what is drawn, printed, hashed and signed is
 * one text, and no style of the page can hide a word of it.
 */
export function readArticle(article: HTMLElement): GivenText {
  let title: string | undefined
  const intro: (string | string[])[] = []
  const sections: { heading: string; blocks: (string | string[])[] }[] = []
  let list: Element | undefined
  for (const [at, line] of linesOf(article).entries()) {
    const { kind, text } = line
    const blocks = sections.at(-1)?.blocks ?? intro
    const last = blocks.at(-1)
    if (kind === 'heading' && at === 0) title = text
    else if (kind === 'heading') sections.push({ heading: text, blocks: [] })
    else if (kind === 'paragraph') blocks.push(text)
    else if (line.list && line.list === list && Array.isArray(last)) last.push(text)
    else blocks.push([text])
    list = line.list
  }
  return {
    lang: article.closest<HTMLElement>('[lang]')?.lang ?? '',
    version: article.dataset.version ?? '',
    ...(title !== undefined && { title }),
    intro,
    sections,
  }
}
