import { openSite } from '../site/page.ts'
import { elements, type Tag } from '../support/elements.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { recording, startRecorder } from './recorder.ts'

for (const { declaration, firstButton, openField } of elements) {
  const tag = declaration.tag as Tag

  test(
    `<${tag}> works while a recorder of sessions follows it, and its input is not recorded`,
    fullUnless(tag === 'tw-transfer'),
    async ({ embed, page }) => {
      await startRecorder(page)
      const { element } = await embed(tag)
      await element.getByRole('button', { name: firstButton }).waitFor()
      const field = await openField(element)
      await field.fill('1913')
      await expect(field).toHaveValue('1913')
      await expect.poll(() => recording(page)).toContain('rr-block')
      expect(await recording(page)).not.toContain('1913')
    },
  )
}

test('The site works while a recorder of sessions follows it', async ({ page }) => {
  await startRecorder(page)
  await openSite(page)
  const form = page.locator('#contact form')
  await form.locator('[name=name]').fill('Alice')
  await form.locator('button[type=submit]').click()
  await expect(form.locator('.error')).toHaveCount(2)
  expect((await recording(page)).length).toBeGreaterThan(1000)
})
