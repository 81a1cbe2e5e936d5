import type { AroundNavHandler } from 'wouter'

/** How the site moves between its pages, and between the steps of an element; a part of its context. */
export interface Navigation {
  /** How the router navigates. */
  readonly around: AroundNavHandler
  /** Leads the element of the page back to its first step, for a link to the page itself. */
  toFirstStep(): void
  /**
   * Follows the steps of an element in the history. It is called at each step; for a slot that is
   * followed already, it only scrolls.
   *
   * @param slot holds the element; `data-can-go-back` is what its latest `tw-step` said
   * @param signal aborts when the page is left
   * @param isInUse the focus was in the element: the new step is scrolled into view
   */
  follow(slot: HTMLElement, signal: AbortSignal, isInUse?: boolean): void
}
