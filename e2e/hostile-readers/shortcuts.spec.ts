import { elements, type Tag } from '../support/elements.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/** Shortcuts of a page that spare fields, as most libraries find them: by the tag of the target. */
const shortcuts = `<script>
  window.fired = []
  const isField = ({ tagName, isContentEditable }) =>
    /^(INPUT|TEXTAREA|SELECT)$/.test(tagName) || isContentEditable
  for (const type of ['keydown', 'keypress', 'keyup']) {
    document.addEventListener(type, (event) => {
      if (isField(event.target)) return
      fired.push(event.key)
      if (type === 'keydown' && event.key.length === 1) event.preventDefault()
    })
  }
</script>`

const fired = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (window as unknown as { fired: string[] }).fired.splice(0))

for (const { declaration, openField } of elements) {
  const tag = declaration.tag as Tag

  test(
    `what is typed into <${tag}> runs no shortcut of the page`,
    // The test below types into tw-transfer.
    fullUnless(tag === 'tw-contract'),
    async ({ embed, page }) => {
      const { element } = await embed(tag, { head: shortcuts })
      const field = await openField(element)
      await field.click()
      await fired(page)
      await page.keyboard.type('150.25')
      await expect(field).toHaveValue('150.25')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Backspace')
      await expect(field).toHaveValue('150.5')
      expect(await fired(page)).toEqual([])
    },
  )
}

test('what is typed into an amount runs no shortcut; Esc, Tab and shortcuts with Ctrl reach the page, and Enter submits', async ({
  embed,
  page,
}) => {
  const { element } = await embed('tw-transfer', {
    head: shortcuts,
    attributes: { 'is-usd': true },
  })
  await element.getByRole('button', { name: 'Withdraw' }).click()
  const amount = element.getByRole('textbox', { name: 'Amount' })
  await amount.click()
  await fired(page)
  await page.keyboard.type('150.25')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(amount).toHaveValue('150.5')
  expect(await fired(page)).toEqual([])
  await amount.clear()
  await page.keyboard.press('Escape')
  expect(await fired(page)).toContain('Escape')
  await page.keyboard.press('Control+k')
  expect(await fired(page)).toContain('k')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(element.getByRole('alert').filter({ hasText: /\S/ })).not.toHaveCount(0)
  expect(await fired(page)).toEqual([])
})
