import { loadDefaultJapaneseParser } from 'budoux'
import { phraseMark } from '../../shared/text/i18n/phrase-mark.ts'
import type { LegalText } from '../../shared/text/legal-text/legal-text.ts'

const parser = loadDefaultJapaneseParser()

/** Words that BudouX separates from the word before them. */
const endings =
  /^(こと|もの|とき|ため|よる|よって|おける|関する|対する|する|なる|できる|いう|ある|どうか|合わせ|物[^ァ-ヴ]|物$)/

/** Short words that BudouX separates from the word that they modify. */
const modifiers = /^(.[のな]|[一二三四五六七八九十\d]度)$/

/**
 * Where a long compound may break: between katakana and kanji, after a dot, between two loanwords.
 */
const seams =
  /(?<=[ァ-ヴー]{2})(?=[一-龠々]{2})|(?<=[一-龠々]{2})(?=[ァ-ヴー]{2})|(?<=..・)(?=..)|(?<=ファミリー|プライバシー|プライベート)(?=[ァ-ヴ]{2})/

/** The longest phrase, in letters, that stays in one piece even on a narrow phone. */
const longest = 8

/** The phrases of a Japanese text. None is a single letter, so no line has only one. */
export function phrasesOf(text: string): readonly string[] {
  const phrases: string[] = []
  for (const phrase of parser.parse(text)) {
    const previous = phrases.at(-1)
    const isJoined =
      previous !== undefined &&
      (previous.length === 1 || modifiers.test(previous) || endings.test(phrase))
    if (isJoined) phrases[phrases.length - 1] = previous + phrase
    else phrases.push(phrase)
  }
  const last = phrases.length > 1 && phrases.at(-1)?.length === 1 ? phrases.pop() : ''
  if (last) phrases.push(phrases.pop() + last)
  return phrases.flatMap((phrase) => (phrase.length > longest ? phrase.split(seams) : phrase))
}

const markPhrases = (text: string): string => phrasesOf(text).join(phraseMark)

/**
 * Whether a text may be a heading: short, without placeholders, and no statement. Marks in a text
 * that is none do no harm; a browser test finds a heading without marks.
 *
 * @param shortest in letters; a shorter text fits one line of a phone
 */
const mayBeHeading = (text: string, shortest: number): boolean =>
  text.length >= shortest &&
  text.length <= 40 &&
  !text.includes('{') &&
  !/(?<!か|ください)。/.test(text)

/** Browsers that break by phrases cut this word before its 合わせ. */
const isCutByBrowsers = (text: string): boolean =>
  text.includes('お問い合わせ') && !text.includes('{')

/** A heading of an element is smaller than one of the site. */
const shortestOf = (file: string): number => (/site[\w-]*\.po$/.test(file) ? 2 : 12)

/**
 * The texts of a catalogue that may be headings, or that a browser would cut, with marks: by the text
 * itself.
 *
 * @param file path of the catalogue
 */
export function markedHeadings(
  texts: Readonly<Record<string, string>>,
  file: string,
): Record<string, string> {
  const shortest = shortestOf(file)
  const marked = Object.values(texts)
    .filter((text) => mayBeHeading(text, shortest) || isCutByBrowsers(text))
    .map((text) => [text, markPhrases(text)] as const)
  return Object.fromEntries(marked.filter(([text, marks]) => marks !== text))
}

/**
 * A Japanese document with the marked headings beside its own, to be drawn: its own stay as they are,
 * because those of a contract are hashed for a signature.
 */
export function withMarkedHeadings(text: LegalText): LegalText {
  const sections = text.sections.map((section) => {
    const marked = markPhrases(section.heading)
    return marked === section.heading ? section : { ...section, marked }
  })
  return { ...text, sections }
}
