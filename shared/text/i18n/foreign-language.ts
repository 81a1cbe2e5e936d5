/** Letters that each language writes with; English has none that another does not use too. */
const ownLetters: Readonly<Record<string, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
}

/**
 * The language of a text that a server wrote for readers of another one: English if it has letters,
 * and none of the reader's own. `undefined` if it may well be in the reader's language.
 */
export const foreignLanguage = (text: string, locale: string): 'en' | undefined => {
  const own = ownLetters[locale]
  return own && !own.test(text) && /\p{Script=Latin}/u.test(text) ? 'en' : undefined
}
