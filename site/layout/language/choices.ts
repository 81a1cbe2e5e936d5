import { type Locale, resolveLocale } from '../../../shared/i18n/locale.ts'
import { chosenLocale } from '../../app/preferences.ts'

/** What may be chosen: a language, or to follow the browser's. */
export type Choice = Locale | 'system'

/** The language that a choice comes to in this browser. */
export const languageOf = (choice: Choice): Locale => resolveLocale(choice, navigator.language)

/** The choice that a page in this language stands for. In the browser alone. */
export const choiceOf = (locale: Locale): Choice =>
  chosenLocale() === 'system' && languageOf('system') === locale ? 'system' : locale
