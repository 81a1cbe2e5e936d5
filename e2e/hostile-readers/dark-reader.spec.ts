import { readFileSync } from 'node:fs'
import { fullUnless } from '../support/short-run.ts'
import { test } from '../support/test.ts'
import { expectReadableDeposit } from './dark.ts'
import { packageFile } from './packages.ts'

for (const theme of ['light', 'dark']) {
  test(
    `A deposit can be read with Dark Reader, ${theme}`,
    fullUnless(theme === 'light'),
    async ({ embed, page }) => {
      await page.addInitScript(readFileSync(packageFile('darkreader', 'darkreader.js'), 'utf8'))
      const { element } = await embed('tw-transfer', {
        attributes: { theme },
        head: '<script>DarkReader.enable({ brightness: 100, contrast: 90 })</script>',
      })
      await expectReadableDeposit(element)
    },
  )
}
