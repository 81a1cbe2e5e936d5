import { kindOf } from '../kinds/all.ts'

/**
 * What stands between words: blanks, brackets, quotes, punctuation, and the letters of the scripts that
 * write no blanks. Letters that only look like Latin ones are part of a word, so that an address with
 * one of them is not cut into a shorter one.
 */
const between =
  /[\s:;,!?"'`()[\]{}<>|*~^#$%&\\–—“”‘’«»‹›•·→⇒…\u3000-\u303f\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}ー]+/u

/** The bare form of TON, whose colon is part of it. */
const raw = /(?<![\w:])-?[01]:[0-9a-f]{64}(?![0-9a-z])/gi

/** The words of a text that could be addresses, without the signs around them. */
export const tokensOf = (text: string): string[] => {
  const words = text.replace(raw, ' ').split(between).filter(Boolean)
  return [
    ...(text.match(raw) ?? []),
    ...words.flatMap((word) => {
      if (kindOf(word)) return [word]
      // Signs that are letters of some addresses and separators elsewhere.
      const parts = word.split(/[-_+/=@.]+/).filter((part) => kindOf(part))
      return parts.length > 0 ? parts : [word.replace(/^[-_+/=@.]+|[-_+/=@.]+$/g, '')]
    }),
  ].filter(Boolean)
}
