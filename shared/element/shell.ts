import type { Locale } from '../i18n/locale.ts'
import first from '../ui/first.css?inline'
import { adoptStyles } from './adopt-styles.ts'

/** Said when not even the words could be loaded, hence not from the catalogues. */
const words: Readonly<Record<Locale, readonly [failed: string, retry: string]>> = {
  en: ['This could not be loaded. Check your connection.', 'Try again'],
  zh: ['無法載入，請檢查網路連線。', '再試一次'],
  ja: ['読み込めませんでした。通信環境をご確認ください。', '再試行'],
  ko: ['불러오지 못했습니다. 연결 상태를 확인해 주세요.', '다시 시도'],
}

const make = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const node = document.createElement(tag)
  if (className) node.className = className
  node.append(...children)
  return node
}

export interface Shell {
  /** Language, title and theme may change while the view is on its way. */
  paint(locale: Locale, title: string, theme: string): void
  remove(): void
  /** Says that loading failed; resolves when the person asks for another try. */
  offerRetry(): Promise<void>
}

/**
 * The first paint of an element: title, frame and skeleton, with no script but this. React's first
 * commit takes its place.
 */
export function paintShell(root: ShadowRoot): Shell {
  adoptStyles(root, first)
  let locale: Locale = 'en'
  const title = make('h2', 'tw-title')
  const skeleton = make(
    'div',
    'tw-shell',
    make('div', 'tw-skeleton'),
    make('div', 'tw-skeleton'),
    make('div', 'tw-skeleton'),
  )
  const body = make('div', 'tw-frame-body', skeleton)
  const frame = make('section', 'tw-frame', make('header', 'tw-frame-header', title), body)
  const wrapper = make('div', 'tw', frame)
  frame.setAttribute('aria-busy', 'true')
  root.replaceChildren(wrapper)

  return {
    paint(nextLocale, text, theme) {
      locale = nextLocale
      title.textContent = text
      wrapper.lang = locale === 'zh' ? 'zh-Hant' : locale
      wrapper.dataset.theme = theme
    },
    remove: () => wrapper.remove(),
    offerRetry: () =>
      new Promise((resolve) => {
        const [failed, retry] = words[locale]
        const button = make('button', '', retry)
        button.onclick = () => {
          frame.setAttribute('aria-busy', 'true')
          body.replaceChildren(skeleton)
          resolve()
        }
        const message = make('p', '', failed)
        message.setAttribute('role', 'alert')
        frame.removeAttribute('aria-busy')
        body.replaceChildren(message, make('div', 'tw-menu-button', make('div', '', button)))
      }),
  }
}
