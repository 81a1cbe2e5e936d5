import { measureInk } from '../contract/ink.ts'
import { contractTextIn, signedPng, signedRecord, underline, wave } from '../contract/page.ts'
import { expect, test } from './test.ts'

test('A contract is read, signed by drawing in a dialog, submitted and printed', async ({
  webKit,
  embed,
  sandbox,
  recorded,
}) => {
  const { token } = await sandbox.createContract()
  await embed('tw-contract', { attributes: { token } })
  await webKit.click('Sign')
  const canvas = webKit.part('image', 'Signature')
  await canvas.draw(wave)
  await canvas.draw(underline)
  await webKit.click('Undo')
  await canvas.draw(underline)
  // The focus stays in the dialog.
  for (let at = 0; at < 12; at++) await webKit.press('\uE004')
  expect(
    await webKit.evaluate<boolean>(
      'return document.querySelector("tw-contract").shadowRoot.activeElement.closest("dialog") !== null',
    ),
  ).toBe(true)
  await webKit.click('Save')
  await webKit.part('image', 'Your signature').waitFor()
  await webKit.click('Submit')
  await webKit.part('region', 'Receipt').toContain('Success')
  const { textHash } = await signedRecord(sandbox, token)
  const ink = measureInk(await signedPng(sandbox, token))
  expect(ink.right - ink.left).toBeGreaterThan(0.4)

  await webKit.click('Print')
  await expect.poll(async () => (await recorded()).printed.length).toBe(1)
  const [paper] = (await recorded()).printed
  expect(paper).toContain(contractTextIn('en').title)
  expect(paper).toContain(textHash)
})
