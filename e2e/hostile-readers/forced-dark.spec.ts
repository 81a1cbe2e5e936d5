import { chromiumArgs } from '../../tools/browsers.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { shownGround } from './contrast.ts'
import { expectReadableDeposit } from './dark.ts'

// As Auto Dark of Chrome, Samsung Internet and the darkening of Android's webviews.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      ...chromiumArgs,
      '--enable-features=WebContentsForceDark',
      '--blink-settings=forceDarkModeEnabled=true',
    ],
  },
})

for (const theme of ['light', 'dark']) {
  test(
    `A deposit can be read in a browser that darkens everything, ${theme}`,
    fullUnless(theme === 'light'),
    async ({ embed, page }) => {
      const { element } = await embed('tw-transfer', {
        attributes: { theme },
        body: '<div id="probe" style="width: 20px; height: 20px; background: #fff"></div>',
      })
      // The browser does darken: a white box of the page is shown as black.
      expect(await shownGround(page.locator('#probe'))).toBeLessThan(0.1)
      await expectReadableDeposit(element)
    },
  )
}
