import type { Locator } from '@playwright/test'

// The functions that end in `In` run in the page and use nothing from outside of them.

/**
 * What overflows sideways: the page, or a part of the element.
 *
 * Some parts are cut on purpose: banners, title, seal and the figures of a value have an ornament
 * behind them; the input of a code is one cell longer than it looks.
 */
export const overflowsIn = (element: Element): string[] => {
  const cutOnPurpose =
    '.tw-banner, .tw-head, .tw-seal, .tw-net-value, .tw-record-place, .tw-chips > div, .tw-code'
  const page = document.documentElement
  const found: string[] = []
  if (page.scrollWidth > page.clientWidth) {
    found.push(`the page: ${page.scrollWidth} in ${page.clientWidth}`)
  }
  const host = element.getBoundingClientRect()
  for (const part of element.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? []) {
    if (!(part instanceof HTMLElement) || !part.checkVisibility({ opacityProperty: true })) continue
    // Hidden, over the whole window, longer than it looks, or in a line that scrolls.
    if (
      part.closest(
        '.tw-hidden, .tw-toasts, .tw-code > input, .tw-chips > div > *, .tw-record-place > *',
      )
    )
      continue
    const { left, right, width } = part.getBoundingClientRect()
    const name = `${part.localName}.${part.className} "${part.textContent?.slice(0, 30)}"`
    const [from, to] = part.closest('dialog') ? [0, innerWidth] : [host.left, host.right]
    if (width && (left < from - 1 || right > to + 1)) {
      found.push(`${name}: ${left} to ${right} in ${from} to ${to}`)
    }
    if (part.matches(cutOnPurpose)) continue
    const isCut = getComputedStyle(part).overflowX !== 'visible' && part.localName !== 'input'
    if (isCut && part.scrollWidth > part.clientWidth + 1) {
      found.push(`${name}: cut, ${part.scrollWidth} in ${part.clientWidth}`)
    }
  }
  for (const plate of element.shadowRoot?.querySelectorAll('.tw-net-value') ?? []) {
    const room = plate.getBoundingClientRect()
    for (const part of plate.querySelectorAll('dt, .tw-figure, .tw-unit, button')) {
      const { left, right } = part.getBoundingClientRect()
      if (left < room.left - 0.5 || right > room.right + 0.5) {
        found.push(`${part.textContent}: ${left} to ${right} in ${room.left} to ${room.right}`)
      }
    }
  }
  return found
}

/** Controls that a finger can miss: their target is smaller than 44 by 44 px. */
export const smallTargetsIn = (element: Element): string[] => {
  const found: string[] = []
  const controls = 'button, input, textarea, a[href], summary'
  for (const control of element.shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? []) {
    if (!control.checkVisibility() || control.matches('.tw-hidden')) continue
    const after = getComputedStyle(control, '::after')
    const isStretched = after.content !== 'none' && after.position === 'absolute'
    const pressed = control.closest('label') ?? (isStretched ? control.offsetParent : control)
    const { width, height } = (pressed ?? control).getBoundingClientRect()
    // Rounding takes up to half a pixel.
    if (width < 43.5 || height < 43.5) {
      const name = control.getAttribute('aria-label') ?? control.textContent
      found.push(`${control.localName} "${name}": ${width} by ${height}`)
    }
  }
  return found
}

/** The size of running text. */
export const textSizeIn = ({ shadowRoot }: Element): string[] =>
  [...(shadowRoot?.querySelectorAll('.tw') ?? [])].map((part) => getComputedStyle(part).fontSize)

/**
 * Japanese words that a line break cuts, out of some that browsers may cut: in labels, links and notes.
 * Running text is set solid.
 */
export const splitWordsIn = (element: Element): string[] => {
  const root = element.shadowRoot ?? element
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const letters: { node: Node; at: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue
    if (node.parentElement.closest('p:not(.lead), dd, .tw-notice > div')) continue
    const data = node.textContent ?? ''
    for (let at = 0; at < data.length; at++) letters.push({ node, at })
    text += data
  }
  const lineOf = ({ node, at }: { node: Node; at: number }) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect().top
  }
  const words = text.matchAll(/お問い合わせ|ご家族|信託財産|所要時間|ファミリーオフィス/g)
  return [...words].flatMap(({ 0: word, index }) => {
    const lines = letters.slice(index, index + word.length).map(lineOf)
    return Math.max(...lines) - Math.min(...lines) > 8 ? [text.slice(index - 12, index + 12)] : []
  })
}

/** The visible texts, one by one. */
export const visibleTextsIn = (element: Element): string[] => {
  const root = element.shadowRoot
  if (!root) return []
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    if (text && node.parentElement?.checkVisibility()) texts.push(text)
  }
  for (const part of root.querySelectorAll('[aria-label], [alt]')) {
    if (part.checkVisibility()) {
      texts.push(part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? '')
    }
  }
  return texts
}

export const overflows = (element: Locator) => element.evaluate(overflowsIn)
export const smallTargets = (element: Locator) => element.evaluate(smallTargetsIn)
export const visibleTexts = (element: Locator) => element.evaluate(visibleTextsIn)

/** The width of a dot in the font of a part, in sizes of that font. */
export const dotWidth = (part: Locator): Promise<number> =>
  part.evaluate((part) => {
    const dot = document.createElement('span')
    const { fontFamily, fontSize } = getComputedStyle(part)
    dot.textContent = '•'
    Object.assign(dot.style, { fontFamily, fontSize })
    part.after(dot)
    const { width } = dot.getBoundingClientRect()
    dot.remove()
    return width / Number.parseFloat(fontSize)
  })

/** How many animations run, the ones of the shadow tree too. */
export const runningAnimations = (element: Locator): Promise<number> =>
  element.evaluate(
    ({ shadowRoot }) => (shadowRoot?.getAnimations().length ?? 0) + document.getAnimations().length,
  )

/**
 * Performs an action and expects its toast, not an earlier one with the same text. The page itself
 * checks every frame, because a toast closes after a second or two and a test may be delayed.
 *
 * @param part an element, or the container of a page's toasts
 */
export async function expectToastWithin(
  part: Locator,
  message: string,
  action: () => Promise<unknown>,
): Promise<void> {
  const start = await part.evaluateHandle((part) => {
    const root = part.shadowRoot ?? part
    return { root, old: [...root.querySelectorAll('.tw-toast')] }
  })
  const toastPromise = part
    .page()
    .waitForFunction(
      ({ start: { root, old }, message }) =>
        [...root.querySelectorAll('.tw-toast')].some(
          (toast) =>
            !old.includes(toast) && toast.checkVisibility() && toast.textContent?.includes(message),
        ),
      { start, message },
    )
  await Promise.all([toastPromise, action()])
}

/** Records every toast from now on, however briefly shown; returns a function that reads them. */
export async function recordToasts(element: Locator): Promise<() => Promise<readonly string[]>> {
  const handle = await element.evaluateHandle((element) => {
    const texts: string[] = []
    new MutationObserver(() => {
      for (const toast of element.shadowRoot?.querySelectorAll('.tw-toast') ?? []) {
        texts.push(toast.textContent ?? '')
      }
    }).observe(element.shadowRoot ?? element, { subtree: true, childList: true })
    return texts
  })
  return () => handle.jsonValue()
}
