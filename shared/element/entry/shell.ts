import { languageTag } from '../../text/i18n/language-tag.ts'
import type { Locale } from '../../text/i18n/locale.ts'
import type { Draw } from '../../text/legal-text/drawing/draw-legal-text.ts'
import type { LegalText } from '../../text/legal-text/legal-text.ts'
import first from '../../ui/frame/first.css?inline'
import { defineTextUnit } from '../../ui/theme/text-unit.ts'
import { adoptStyles } from './adopt-styles.ts'
import { isFramed } from './is-framed.ts'
import type { ShellWords } from './shell-words.ts'

/** Creates a DOM element; used for what is painted before React is loaded. */
export const make = (
  tag: string,
  className: string,
  ...children: (Node | string)[]
): HTMLElement => {
  const node = document.createElement(tag)
  if (className) node.className = className
  node.append(...children)
  return node
}

/** Where a child of the element is shown; the view has the same slots, so that nothing moves. */
const makeSlot = (name: string): HTMLSlotElement => {
  const slot = document.createElement('slot')
  slot.name = name
  return slot
}

/** The frame of a first view. */
export const drawFrame = <Drawn>(draw: Draw<Drawn>, title: Drawn, body: Drawn): Drawn =>
  draw('section', 'tw-frame', draw('header', 'tw-frame-header', title), body)

/** The content of the frame until the view is rendered. */
export const drawSkeleton = <Drawn>(draw: Draw<Drawn>): Drawn =>
  draw('div', 'tw-shell', ...[1, 2, 3].map(() => draw('div', 'tw-skeleton')))

/** Renders a long text, with its style sheet, before the element's class is loaded. */
export interface Placeholder {
  readonly css: string
  draw<Drawn>(make: Draw<Drawn>, text: LegalText, locale: Locale, isForeign?: boolean): Drawn
  /** The text that page or server has instead, and the language of its labels. */
  ownText?(
    element: Element,
    properties: Readonly<Record<string, unknown>>,
    locale: Locale,
    load: (locale: Locale) => Promise<LegalText>,
  ): Promise<
    | {
        readonly locale: Locale
        readonly legalText: LegalText
        /** It is in another language than the element. */
        readonly isForeign: boolean
      }
    | undefined
  >
}

/** For a browser whose custom properties have no types. */
const fixedSizes = '.tw{font-size:16px;--_tw-px:1px}'

interface Shell {
  /** Gives the shadow root a style sheet; the same text a second time does nothing. */
  addStyles(css: string): void
  /** Paints language, title and theme, which may change while the view loads. */
  paint(locale: Locale, title: string, theme: string, hideHeader: boolean): void
  /** Replaces the skeleton with text that can be read already. */
  showPlaceholder(css: string, drawn: Node): void
  remove(): void
  /** Says that nothing can be shown; resolves when the person retries. */
  offerRetry(words: ShellWords): Promise<void>
}

/**
 * The first paint of an element: title, frame and skeleton, with no script but this one. React's
 * first commit replaces it.
 */
/** @param slot of the page's own text, which is shown as it is until it is drawn */
export function paintShell(root: ShadowRoot, slot?: string): Shell {
  // Another release on the page may have painted here before.
  root.adoptedStyleSheets = []
  const adopted = new Set<string>()
  const addStyles = (css: string) => {
    if (adopted.has(css)) return
    adopted.add(css)
    adoptStyles(root, css)
  }
  addStyles(first)
  if (!defineTextUnit(root.ownerDocument.defaultView as Window & typeof globalThis))
    addStyles(fixedSizes)
  const title = make('h2', 'tw-title')
  const skeleton = slot ? makeSlot(slot) : drawSkeleton(make)
  if (slot) skeleton.append(drawSkeleton(make))
  const body = make('div', 'tw-frame-body', skeleton)
  const frame = drawFrame(make, title, body)
  title.setAttribute('part', 'title')
  const header = frame.firstElementChild as HTMLElement
  header.setAttribute('part', 'header')
  header.append(makeSlot('logo'))
  frame.append(makeSlot('support'))
  const wrapper = make('div', 'tw', frame)
  wrapper.toggleAttribute('data-framed', isFramed())
  frame.setAttribute('aria-busy', 'true')
  root.replaceChildren(wrapper)

  return {
    addStyles,
    paint(locale, text, theme, hideHeader) {
      title.textContent = text
      wrapper.lang = languageTag(locale)
      wrapper.dataset.theme = theme
      wrapper.toggleAttribute('data-bare', hideHeader)
    },
    showPlaceholder(css, drawn) {
      addStyles(css)
      skeleton.replaceWith(drawn)
    },
    remove: () => wrapper.remove(),
    offerRetry: ({ failed, retry }) =>
      new Promise((resolve) => {
        const button = make('button', 'tw-retry', retry)
        button.onclick = () => {
          frame.setAttribute('aria-busy', 'true')
          body.replaceChildren(skeleton)
          resolve()
        }
        const message = make('p', '', failed)
        message.setAttribute('role', 'alert')
        frame.removeAttribute('aria-busy')
        root.append(wrapper)
        body.replaceChildren(message, button)
        // A text of the page can be read without us.
        if (slot) body.append(makeSlot(slot))
      }),
  }
}
