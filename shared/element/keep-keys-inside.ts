/** Form fields, in which every key means something: text, a choice, a value. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Keys that type nothing: a page may use them while a field has the focus. */
const notTyped = /^(Escape|Tab|F\d+|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/

/** A sign that a keyboard writes with Alt, such as `@`; Alt with a letter or digit is a shortcut. */
const sign = /^[^a-z0-9\s]$/i

const isShortcut = (event: KeyboardEvent): boolean => {
  const { key, altKey, ctrlKey, metaKey } = event
  // Some systems report AltGr as Ctrl and Alt.
  if (ctrlKey && altKey && event.getModifierState('AltGraph')) return false
  return ctrlKey || metaKey || (altKey && !sign.test(key))
}

/** Autofill fires a `keydown` that is no `KeyboardEvent`. */
const isTyped = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.target instanceof Element &&
  event.target.closest(fields) !== null &&
  !notTyped.test(event.key) &&
  !isShortcut(event)

/**
 * Keys that are typed into a field of a shadow root do not leave it. Outside, their target is the
 * element and no field, so a page with shortcuts would take a digit of an amount for one of them.
 */
export function keepKeysInside(root: ShadowRoot, signal: AbortSignal): void {
  /** Keys that are down and were kept: their release is kept too, and no other. */
  const kept = new Set<string>()
  const keep = (event: Event) => {
    const { code } = event as KeyboardEvent
    // The keyboard of a phone names no key by its place.
    const isKept = event.type === 'keyup' && code ? kept.delete(code) : isTyped(event)
    if (event.type === 'keydown') kept[isKept ? 'add' : 'delete'](code)
    if (isKept) event.stopPropagation()
  }
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keep, { signal })
}
