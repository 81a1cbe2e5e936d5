import { withoutMarks } from '../../text/normalize-input.ts'
import { withOneForm } from './han-variants.ts'

/** Letters that Unicode does not decompose, as travel documents and banks print them (ICAO 9303). */
const printed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
}

/** Letters that some banks print as one letter and some as two. */
const printedAsTwo: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
}

/** Accents of Latin, Greek and Cyrillic letters, and vowel signs of Arabic and Hebrew. */
const accents = /[\u0300-\u036f\u064b-\u065f\u0670\u0591-\u05c7]/g

const titles = new Set('mr mrs ms miss mx dr prof professor sir madam'.split(' '))
/** Forms of address after a name. */
const address = /(?<=\p{L}\s*\p{L}\s*)(?:様|樣|さま|殿|先生|女士|小姐|太太|님|씨|귀하)$/u

const replaced = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)

const smallKana = 'ァィゥェォッャュョヮヵヶ'
const largeKana = 'アイウエオツヤユヨワカケ'

/** As banks transfer kana: katakana, none of them small, and a long vowel as `ー`. */
const asBankKana = (text: string): string =>
  text
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (kana) => largeKana.charAt(smallKana.indexOf(kana)))
    .replace(/(?<=[ァ-ヺ])[\p{Pd}\u2212]/gu, 'ー')

const wordsOf = (text: string): string[] => {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  const untitled = words.filter((word) => !titles.has(word))
  return untitled.length > 0 ? untitled : words
}

/**
 * The words of a name in the ways in which banks print it: without case, accents, signs, titles and
 * variants of characters. `ü` is printed as `u` or as `ue`.
 */
export function printsOf(name: string): string[][] {
  const lower = withoutMarks(name).normalize('NFKC').toLowerCase().trim()
  const text = asBankKana(withOneForm(lower.replace(address, '')))
  return [text, replaced(text, printedAsTwo)].map((letters) =>
    // Accents are removed first: `ǿ` has one, and is then an `ø`.
    wordsOf(replaced(letters.normalize('NFKD').replace(accents, '').normalize('NFC'), printed)),
  )
}
