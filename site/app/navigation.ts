import type { AroundNavHandler } from 'wouter'

/** How the router navigates. `follow-steps.ts` changes it, to take its own entries away. */
export const navigation: { around: AroundNavHandler } = {
  around: (navigate, to, options) => navigate(to, options),
}
