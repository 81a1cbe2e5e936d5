import { observedBy } from './attributes.ts'
import type { Declaration } from './declaration.ts'
import {
  type FirstPaint,
  type FirstPaintOf,
  type InitialParts,
  openFirstPaint,
} from './first-paint.ts'
import { registerElement } from './register-element.ts'
import { isSupported, unsupportedClass } from './unsupported.ts'

/** The module of an element's class: what draws it, React, and all that its first view stands on. */
export interface ElementModule<D extends Declaration> {
  createElementClass(firstPaintOf: FirstPaintOf<D>): CustomElementConstructor
}

/**
 * Paints each element of the page at once, and defines the tag as soon as its class is loaded. Where
 * the class cannot be loaded, the elements say so and offer another try.
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
  if (!isSupported()) return registerElement(tag, unsupportedClass(tag))

  const painted = new WeakMap<Element, FirstPaint<D>>()
  let retry = () => {}
  const paintAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(tag)) {
      if (painted.has(element)) painted.get(element)?.update()
      else if (!element.shadowRoot) {
        painted.set(element, openFirstPaint(element, declaration, parts))
        retry()
      }
    }
  }
  const observer = new MutationObserver(paintAll)
  const attributeFilter = [...observedBy(declaration).keys()]
  observer.observe(document, { childList: true, subtree: true, attributeFilter })
  paintAll()
  registry.whenDefined(tag).then(() => {
    observer.disconnect()
    // The class of another release on the page has painted these anew.
    for (const element of document.querySelectorAll(tag)) painted.get(element)?.end()
  })

  /** Resolves when a person asks for another try, or another element is inserted. */
  const offerRetry = () =>
    new Promise<void>((resolve) => {
      retry = resolve
      for (const element of document.querySelectorAll(tag)) {
        const firstPaint = painted.get(element)
        if (!firstPaint) continue
        const { failed: message } = firstPaint.words(firstPaint.locale())
        firstPaint.emit('tw-error', { kind: 'load', message })
        void firstPaint.offerRetry().then(resolve)
      }
    })

  /** `undefined` where another release has defined the tag, so that nothing is missing. */
  const loadModule = async (): Promise<ElementModule<D> | undefined> => {
    try {
      // In parallel, what the classes of all elements import.
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
  const firstPaintOf = (element: HTMLElement) => {
    const firstPaint = painted.get(element)
    painted.delete(element)
    return firstPaint ?? openFirstPaint(element, declaration, parts)
  }
  if (module) registerElement(tag, module.createElementClass(firstPaintOf))
}
