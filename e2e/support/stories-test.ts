import { test as base } from '@playwright/test'
import { openStorybook, type Storybook } from './storybook.ts'

/** The size in which stories are shown first. */
export const narrow = { width: 280, height: 653 }

/**
 * Playwright's `test` with the stories in a page that all tests of a worker use. The `test` of
 * elements extends it, too: Playwright starts new workers and browsers for tests with other
 * fixtures of this scope.
 */
export const storiesTest = base.extend<object, { readonly storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: narrow })
      await use(await openStorybook(await context.newPage()))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
