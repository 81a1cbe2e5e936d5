/**
 * Moves the focus from a control that is about to be removed to the nearest heading around it: that
 * of its section, or the title of the frame. Otherwise the page would get the focus.
 */
export function focusHeading(control: Element): void {
  const { activeElement } = control.getRootNode() as Document | ShadowRoot
  if (activeElement === control) focusHeadingAround(control)
}

/** Moves the focus to the nearest heading around an element, once what had it is gone. */
export function focusHeadingAround(element: Element): void {
  for (let at = element.closest('section'); at; at = at.parentElement?.closest('section') ?? null) {
    const heading = at.querySelector<HTMLElement>('h2, h3')
    if (!heading) continue
    heading.tabIndex = -1
    heading.focus()
    return
  }
}
