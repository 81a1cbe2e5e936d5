import type { Locale } from '../../text/i18n/locale.ts'
import { showMessageInline } from './show-message-inline.ts'

/* Only old browsers load this file. It imports nothing that could fail in them. */

const words: Readonly<Record<Locale, string>> = {
  en: 'This browser is too old to show this content. Update it and try again.',
  zh: '您的瀏覽器版本過舊，無法顯示此內容。請更新後再試。',
  ja: 'お使いのブラウザーが古いため、表示できません。更新してから、もう一度お試しください。',
  ko: '사용 중인 브라우저 버전에서는 표시할 수 없습니다. 업데이트한 후 다시 시도해 주세요.',
}

/** What the class takes from the entry. */
export interface Unsupported {
  localeOf(element: Element): Locale
  languageTag(locale: Locale): string
  /** Dispatches an event to the page and to a native host. */
  emit(element: HTMLElement, type: string, detail: object): void
}

/** The class of an element in a browser that cannot run the real one. */
export const unsupportedClass = ({
  localeOf,
  languageTag,
  emit,
}: Unsupported): (new () => HTMLElement) => {
  const shown = new WeakSet<HTMLElement>()
  return class extends HTMLElement {
    connectedCallback(): void {
      // A script of the page that listens to the event may run after this one.
      setTimeout(() => {
        if (shown.has(this) || !this.isConnected) return
        shown.add(this)
        const locale = localeOf(this)
        showMessageInline(this, {
          kind: 'unsupported',
          message: words[locale],
          lang: languageTag(locale),
          emit: (type, detail) => emit(this, type, detail),
        })
      })
    }
  }
}
