import { withoutMarks } from '../money/normalize-input.ts'

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

const replaced = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)

const apostrophes = /['`´‘’ʻʼ′＇]/g

/** The ways in which banks print a name: without case, accents and signs. */
function printsOf(text: string): string[] {
  const name = withoutMarks(text)
  const signs = [
    name.replace(apostrophes, ''),
    name.replace(apostrophes, ' '),
    name.replace(apostrophes, '').replace(/\p{Pd}/gu, ''),
  ]
  return signs.flatMap((text) => {
    const lower = text.normalize('NFKC').toLowerCase()
    return [lower, replaced(lower, printedAsTwo)].map((letters) =>
      replaced(letters.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''), printed)
        .replace(/[\s\p{P}]+/gu, ' ')
        .trim(),
    )
  })
}

/** Whether two spellings are the same name: banks write names in capitals, without accents and signs. */
export function isSameName(a: string, b: string): boolean {
  const prints = printsOf(b)
  return printsOf(a).some((print) => prints.includes(print))
}
