/**
 * Focuses an element unless the focus is elsewhere on the host page, where the person may be typing.
 */
export function focusUnlessBusy(
  element: HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  if (!element) return
  const { host } = element.getRootNode() as Partial<ShadowRoot>
  const around = host?.getRootNode() as Document | ShadowRoot | undefined
  const active = around?.activeElement
  if (active && active !== host && active !== element.ownerDocument.body) return
  element.focus(options)
}
