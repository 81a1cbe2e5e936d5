import { languageTag } from '../../text/i18n/language-tag.ts'
import { readProperties } from './attributes.ts'
import type { Declaration } from './declaration.ts'
import { type ElementEntry, elementEntry } from './element-entry.ts'
import type { FirstPaint, InitialParts } from './first-paint.ts'
import { emitEvent } from './host-message.ts'
import { isSupported } from './is-supported.ts'
import { commonOf, localeOf } from './properties.ts'
import { registerElement } from './register-element.ts'

/** The module of an element's class, with React and everything that its first view needs. */
export interface ElementModule<D extends Declaration> {
  createElementClass(entry: ElementEntry<D>): CustomElementConstructor
}

/**
 * Paints each element of the page at once, and defines the tag as soon as its class is loaded. If
 * the class cannot be loaded, the elements say so and offer a retry.
 */
export async function defineElement<D extends Declaration>(
  declaration: D,
  parts: InitialParts<D>,
  load: () => Promise<ElementModule<D>>,
): Promise<void> {
  const { tag } = declaration
  const registry = globalThis.customElements
  if (!registry || registry.get(tag)) return
  // Before a shadow root hides what the page put between the tags.
  if (!isSupported()) {
    const { unsupportedClass } = await import('../unsupported/unsupported.ts')
    const emit = (element: HTMLElement, type: string, detail: object) =>
      emitEvent(element, tag, type, detail)
    return registerElement(
      tag,
      unsupportedClass({
        languageTag,
        emit,
        localeOf: (element) => localeOf(commonOf(readProperties(element, declaration))),
      }),
    )
  }

  const entry = elementEntry(declaration, parts)
  const painted = new WeakMap<Element, FirstPaint<D>>()
  let own: CustomElementConstructor | undefined
  let retry = () => {}
  const paintAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(tag)) {
      const firstPaint = painted.get(element)
      if (firstPaint) firstPaint.update(readProperties(element, declaration))
      else if (!element.shadowRoot) {
        painted.set(element, entry.firstPaintOf(element, readProperties(element, declaration)))
        retry()
      }
    }
  }
  const observer = new MutationObserver(paintAll)
  const attributeFilter = [...entry.propertyOf.keys()]
  observer.observe(document, { childList: true, subtree: true, attributeFilter })
  paintAll()
  registry.whenDefined(tag).then(() => {
    observer.disconnect()
    if (registry.get(tag) === own) return
    // The class of another release on the page has repainted these.
    for (const element of document.querySelectorAll(tag)) painted.get(element)?.end()
  })

  /** Resolves when a person retries, or another element is inserted. */
  const offerRetry = () =>
    new Promise<void>((resolve) => {
      retry = resolve
      for (const element of document.querySelectorAll(tag)) {
        const firstPaint = painted.get(element)
        if (!firstPaint) continue
        firstPaint.emit('tw-error', { kind: 'load', message: firstPaint.words().failed })
        void firstPaint.offerRetry().then(resolve)
      }
    })

  /** `undefined` if loading fails but another release has defined the tag. */
  const loadModule = async (): Promise<ElementModule<D> | undefined> => {
    try {
      // Loaded in parallel, because the classes of all elements import it.
      const [module] = await Promise.all([load(), import('../element-class.tsx')])
      return module
    } catch (cause) {
      if (registry.get(tag)) return undefined
      console.error(tag, cause)
      await offerRetry()
      return loadModule()
    }
  }
  const module = await loadModule()
  const firstPaintOf: typeof entry.firstPaintOf = (element, properties) => {
    const firstPaint = painted.get(element)
    if (!firstPaint) return entry.firstPaintOf(element, properties)
    painted.delete(element)
    firstPaint.update(properties)
    return firstPaint
  }
  if (!module) return
  own = module.createElementClass({ ...entry, firstPaintOf })
  registerElement(tag, own)
}
