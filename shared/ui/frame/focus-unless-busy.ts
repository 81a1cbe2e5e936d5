/**
 * Gives an element the focus, unless the person is at work elsewhere on the page: what is typed
 * there while an answer comes here must not land here.
 */
export function focusUnlessBusy(element: HTMLElement | null | undefined): void {
  if (!element) return
  const { host } = element.getRootNode() as Partial<ShadowRoot>
  const around = host?.getRootNode() as Document | ShadowRoot | undefined
  const active = around?.activeElement
  if (active && active !== host && active !== element.ownerDocument.body) return
  element.focus()
}
