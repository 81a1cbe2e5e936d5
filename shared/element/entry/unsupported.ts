import type { Locale } from '../../i18n/locale.ts'
import { sayInPlace } from './say-in-place.ts'

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

/** Stands in for an element in a browser that cannot run it. */
export const unsupportedClass = (tag: string): (new () => HTMLElement) => {
  const told = new WeakSet<HTMLElement>()
  return class extends HTMLElement {
    connectedCallback(): void {
      // Scripts of the page that listen may run after this one.
      setTimeout(() => {
        if (told.has(this) || !this.isConnected) return
        told.add(this)
        sayInPlace(this, tag, 'unsupported', (locale) => words[locale])
      })
    }
  }
}
