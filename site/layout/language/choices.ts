import { type Locale, resolveLocale } from '../../../shared/i18n/locale.ts'
import { chosenLocale } from '../../preferences/preferences.ts'

/** A choice in the language menu: a language, or the browser's. */
type Choice = Locale | 'system'

/** The language that a choice means in this browser. */
export const languageOf = (choice: Choice): Locale => resolveLocale(choice, navigator.language)

/** The current choice on a page in this language. Only in the browser. */
export const choiceOf = (locale: Locale): Choice =>
  chosenLocale() === 'system' && languageOf('system') === locale ? 'system' : locale
