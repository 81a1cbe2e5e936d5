import { expect, test } from './page.ts'

test('A saved signature is there again after a reload, until it is discarded', async ({
  open,
  page,
}) => {
  const it = await open()
  await it.saveDrawing()
  await expect(it.picture).toBeVisible()
  await page.reload()
  await expect(it.picture).toBeVisible()
  await expect(it.element.getByText(/^We kept your signature of /)).toBeVisible()
  await it.element.getByRole('button', { name: 'Discard' }).click()
  await expect(it.picture).toHaveCount(0)
  await page.reload()
  await expect(it.element.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
