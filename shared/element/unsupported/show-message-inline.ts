/** The message, and how it reaches page and native app. */
interface InlineMessage {
  readonly kind: string
  readonly message: string
  /** The language tag of the message. */
  readonly lang: string
  /** Dispatches an event to the page and to a native app. */
  emit(type: string, detail: object): void
}

/**
 * Shows in the page itself, without a shadow root, why an element cannot be shown, and emits
 * `tw-error` with the same message. If the page put content between the tags, that is shown
 * instead.
 *
 * This file imports nothing, because old browsers load it without the rest.
 *
 * @returns the paragraph, if it is shown
 */
export function showMessageInline(
  element: HTMLElement,
  { kind, message, lang, emit }: InlineMessage,
): HTMLElement | undefined {
  const text = document.createElement('p')
  text.textContent = message
  text.lang = lang
  text.setAttribute('role', 'alert')
  // What is meant for a slot is part of a screen, not a text in its place.
  const isEmpty = [...element.childNodes].every((node) =>
    node instanceof Element ? node.hasAttribute('slot') : !node.textContent?.trim(),
  )
  if (isEmpty) element.append(text)
  emit('tw-error', { kind, message })
  return isEmpty ? text : undefined
}
