import { expect, type Locator, type test as playwrightTest } from '@playwright/test'
import { runningAnimations } from './visual.ts'

/** What a test that is defined for each motion needs to know. */
interface MotionCase {
  /** The title of the test. */
  readonly title: string
  /** Expects a wait on screen to be animated, or nothing to move if motion is reduced. */
  expectAnimatedWait(element: Locator): Promise<void>
  /** Expects nothing to move if motion is reduced; otherwise anything may. */
  expectRestIfReduced(element: Locator): Promise<void>
}

/** Defines a test twice: for people who want motion and for those who want little of it. */
export function withEachMotion(
  test: Pick<typeof playwrightTest, 'describe' | 'use'>,
  define: (motionCase: MotionCase) => void,
): void {
  for (const motion of ['reduce', 'no-preference'] as const) {
    const isReduced = motion === 'reduce'
    const expectNothing = async (element: Locator) => {
      expect(await runningAnimations(element)).toBe(0)
    }
    test.describe(`With motion: ${motion}`, () => {
      test.use({ contextOptions: { reducedMotion: motion } })
      define({
        title: isReduced ? 'nothing moves' : 'a wait is animated',
        async expectAnimatedWait(element) {
          if (isReduced) await expectNothing(element)
          else expect(await runningAnimations(element)).toBeGreaterThan(0)
        },
        async expectRestIfReduced(element) {
          if (isReduced) await expectNothing(element)
        },
      })
    })
  }
}
