import { languageTag } from '../../i18n/language-tag.ts'
import { type Locale, resolveLocale } from '../../i18n/locale.ts'
import { readAttribute } from './attributes.ts'
import { emitEvent } from './host-message.ts'
import { make } from './shell.ts'

/**
 * Says in the page itself, without a shadow root, why an element cannot be shown, and sends `tw-error`
 * with the same words. Content that the page put between the tags is shown instead of the words.
 *
 * @returns the words where they are shown
 */
export function sayInPlace(
  element: HTMLElement,
  tag: string,
  kind: string,
  words: (locale: Locale) => string,
): HTMLElement | undefined {
  const asked = Reflect.get(element, 'appLang') ?? readAttribute(element, 'appLang')
  const locale = resolveLocale(String(asked ?? ''), navigator.language)
  const message = words(locale)
  const text = make('p', '', message)
  text.lang = languageTag(locale)
  text.setAttribute('role', 'alert')
  const isEmpty = !element.textContent?.trim() && !element.firstElementChild
  if (isEmpty) element.append(text)
  emitEvent(element, tag, 'tw-error', { kind, message })
  return isEmpty ? text : undefined
}
