import type { AroundNavHandler } from 'wouter'

/** How the site moves between its pages; a part of its context. */
export interface Navigation {
  /** How the router navigates. */
  around: AroundNavHandler
  /** Leads the element of the page back to its first step, for a link to the page itself. */
  toFirstStep: () => void
  /** Follows the steps of an element; there once `follow-steps.ts` is loaded, which changes all three. */
  follow?: (slot: HTMLElement, signal: AbortSignal, isInUse?: boolean) => void
}

export const createNavigation = (): Navigation => ({
  around: (navigate, to, options) => navigate(to, options),
  toFirstStep: () => {},
})
