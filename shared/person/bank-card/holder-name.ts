import { printsOf } from './name-words.ts'

/**
 * How the name of a bank account compares with that of its account holder. A `doubt` is for a person to
 * decide: the name may be the same, in another script or with fewer words.
 */
type NameMatch = 'same' | 'doubt' | 'different'

type Words = readonly string[]

const scripts = {
  Latin: /\p{Script=Latin}/u,
  Han: /\p{Script=Han}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Hangul: /\p{Script=Hangul}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
}

const scriptsOf = (words: Words): string =>
  Object.entries(scripts)
    .filter(([, letter]) => words.some((word) => letter.test(word)))
    .map(([script]) => script)
    .join()

const isLatin = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word)
/** Names in these scripts are written with and without a blank. */
const isEastAsian = (words: Words): boolean =>
  words.every((word) => /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]+$/u.test(word))

/**
 * Whether each word is spelled by neighbouring words of the other name, in any order of the words:
 * `chen weiling` by `wei ling chen`.
 *
 * @param isPartial the other name may have more words, and a word may be its initial
 */
function areSpelledBy(words: Words, others: Words, isPartial: boolean): boolean {
  const search = (at: number, used: ReadonlySet<number>, whole: number): boolean => {
    const word = words[at]
    if (word === undefined) return isPartial ? whole > 0 : used.size === others.length
    for (const [start, first] of others.entries()) {
      if (used.has(start)) continue
      const isInitial = word.length === 1 || first.length === 1
      if (isPartial && word !== first && isInitial && word[0] === first[0]) {
        if (search(at + 1, new Set([...used, start]), whole)) return true
      }
      const taken = new Set(used)
      let spelled = ''
      for (let next = start; next < others.length && !used.has(next); next++) {
        spelled += others[next]
        taken.add(next)
        if (!word.startsWith(spelled)) break
        const counts = word.length > 1 ? 1 : 0
        if (spelled === word && search(at + 1, new Set(taken), whole + counts)) return true
      }
    }
    return false
  }
  return search(0, new Set(), 0)
}

const eitherWay = (a: Words, b: Words, isPartial: boolean): boolean =>
  areSpelledBy(a, b, isPartial) || areSpelledBy(b, a, isPartial)

const joined = (words: Words): string => words.join('')

/** The name without blanks, with each of its words first. */
const turnsOf = (words: Words): string[] =>
  words.map((_, at) => joined([...words.slice(at), ...words.slice(0, at)]))

/** Japanese long vowels as one vowel: `Ohno`, `Oono` and `Ono`. */
const withShortVowels = (words: Words): string[] =>
  words.map((word) => word.replace(/o[uoh](?=[^aeiou]|$)/g, 'o').replace(/uu/g, 'u'))

/** The part of a name in Han characters alone. */
const hanOf = (words: Words): string =>
  joined(words.filter((word) => /^\p{Script=Han}+$/u.test(word)))

/** Whether two names in Han characters are those of two persons; a part of a name is not another name. */
const areOtherHan = (a: string, b: string): boolean =>
  Math.min([...a].length, [...b].length) > 1 && !a.includes(b) && !b.includes(a)

function compareWords(a: Words, b: Words): NameMatch {
  const [some, others] = [scriptsOf(a), scriptsOf(b)]
  if (!some || !others) return joined(a) === joined(b) && a.length > 0 ? 'same' : 'different'
  if (some !== others) {
    const [latin, otherLatin] = [a.filter(isLatin), b.filter(isLatin)]
    const canCompare = latin.length > 1 && otherLatin.length > 1
    const isOther = canCompare && compareWords(latin, otherLatin) === 'different'
    return isOther || areOtherHan(hanOf(a), hanOf(b)) ? 'different' : 'doubt'
  }
  if (isEastAsian(a) && isEastAsian(b) && joined(a) === joined(b)) return 'same'
  // One word for the whole name could be split in other places.
  const isSplit = Math.min(a.length, b.length) > 1 || a.length === b.length
  if (isSplit && eitherWay(a, b, false)) return 'same'
  if (turnsOf(a).some((turn) => turnsOf(b).includes(turn))) return 'doubt'
  if (eitherWay(a, b, true)) return 'doubt'
  return eitherWay(withShortVowels(a), withShortVowels(b), false) ? 'doubt' : 'different'
}

/** Names of more words are compared word by word only: every order of them would take long. */
const maxWords = 7

/** Son or daughter of, in Malay, Arabic, Tamil and Punjabi names. */
const childOf = /(?<!\p{L})(?:bin|binti|binte|bint|ibn|a\/l|a\/p|s\/o|d\/o)(?!\p{L})/iu

/** The words for a father in a name; none if it does not name him so. */
const fatherIn = (name: string): Words => {
  const [own = '', father = ''] = name.normalize('NFKC').split(childOf)
  return /\p{L}/u.test(own) ? (printsOf(father)[0] ?? []) : []
}

/** Whether two names have different fathers: `Ali bin Ahmad` is the father or the son of `Ahmad bin Ali`. */
const haveOtherFathers = (a: string, b: string): boolean => {
  const [one, other] = [fatherIn(a), fatherIn(b)]
  const isComparable = [one, other].every(({ length }) => length > 0 && length <= maxWords)
  return isComparable && !eitherWay(one, other, true)
}

const order: readonly NameMatch[] = ['different', 'doubt', 'same']

const inOrder = (words: Words): string => [...words].sort().join(' ')

/**
 * Compares two spellings of a name. Banks print names in capitals, the family name first or last,
 * without accents, signs and middle names, in Latin letters or in kana. The order counts only where it tells
 * the father from the child.
 */
export function compareNames(a: string, b: string): NameMatch {
  if (haveOtherFathers(a, b)) return 'different'
  const prints = printsOf(b)
  const matches = printsOf(a).flatMap((words) =>
    prints.map((others) =>
      Math.max(words.length, others.length) > maxWords
        ? inOrder(words) === inOrder(others)
          ? 'same'
          : 'doubt'
        : compareWords(words, others),
    ),
  )
  return order[Math.max(...matches.map((match) => order.indexOf(match)))] ?? 'different'
}
