import { languageTag } from '../../i18n/language-tag.ts'
import { type Locale, resolveLocale } from '../../i18n/locale.ts'
import { readAttribute } from './attributes.ts'
import { emitEvent } from './host-message.ts'

const words: Readonly<Record<Locale, string>> = {
  en: 'This browser is too old to show this. Please update it and try again.',
  zh: '您的瀏覽器版本過舊，無法顯示此內容。請更新後再試。',
  ja: 'お使いのブラウザーが古いため、表示できません。更新してから、もう一度お試しください。',
  ko: '사용 중인 브라우저 버전에서는 표시할 수 없습니다. 업데이트한 후 다시 시도해 주세요.',
}

/** Whether this browser has what no element can do without: browsers before 2023 may lack it. */
export function isSupported(): boolean {
  try {
    new CSSStyleSheet().replaceSync('')
    return (
      'adoptedStyleSheets' in Document.prototype &&
      'hasOwn' in Object &&
      'findLastIndex' in Array.prototype
    )
  } catch {
    return false
  }
}
/**
 * Stands in for an element in a browser that cannot run it: says so in the page itself, without a
 * shadow root, so that what the page put between the tags is shown where there is something.
 */
export const unsupportedClass = (tag: string): (new () => HTMLElement) =>
  class extends HTMLElement {
    #isSaid = false

    connectedCallback(): void {
      // Scripts of the page that listen may run after this one.
      setTimeout(() => {
        if (this.#isSaid || !this.isConnected) return
        this.#isSaid = true
        const asked = Reflect.get(this, 'appLang') ?? readAttribute(this, 'appLang')
        const locale = resolveLocale(String(asked ?? ''), navigator.language)
        const message = words[locale]
        if (!this.textContent?.trim() && !this.firstElementChild) {
          const text = document.createElement('p')
          text.lang = languageTag(locale)
          text.setAttribute('role', 'alert')
          text.textContent = message
          this.append(text)
        }
        emitEvent(this, tag, 'tw-error', { kind: 'unsupported', message })
      })
    }
  }
