import type { MouseEvent } from 'react'

/**
 * Opens or closes the panel of a question. If another panel above closes with it, the page scrolls
 * by as much: the pressed question stays under the finger.
 */
export function toggleInPlace(event: MouseEvent<HTMLElement>) {
  const summary = event.currentTarget
  const panel = summary.parentElement
  if (!(panel instanceof HTMLDetailsElement)) return
  event.preventDefault()
  const before = summary.getBoundingClientRect().top
  panel.open = !panel.open
  scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' })
}
