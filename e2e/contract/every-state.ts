import { file } from '../support/pictures.ts'
import type { Sandbox } from '../support/sandbox.ts'
import type { Visit } from '../transfer/every-state.ts'
import { expect, type Opened, underline, wave } from './page.ts'

/** Goes through every screen in every state that looks different; `visit` checks each. */
export async function visitEveryState(it: Opened, sandbox: Sandbox, visit: Visit): Promise<void> {
  await expect(it.button('Sign')).toBeVisible()
  await visit('the contract')
  await it.contents.locator('summary').click()
  for (let presses = 0; presses < 3; presses++) await it.click('Larger text')
  await visit('its contents, in larger letters')

  await it.click('Sign')
  await expect(it.canvas).toBeVisible()
  await visit('the dialog, empty')
  await it.draw(wave, underline)
  await visit('the dialog, drawn')
  await it.mode('Type').check()
  await it.name.fill('Maximiliane Wolfeschlegelsteinhausen-Bergerdorff')
  await visit('the dialog, typed')
  await it.mode('Upload').check()
  await it.file.setInputFiles(file('a.png', 'image/png', Buffer.from('no picture')))
  await expect(it.dialog.locator('.tw-error')).toBeVisible()
  await visit('the dialog, with a file that is no picture')
  await it.mode('Draw').check()
  await it.save()
  await visit('the contract with a signature')

  await sandbox.addFault(it.token, { call: 'signContract', kind: 'cut', when: 'after' })
  await sandbox.addFault(it.token, { call: 'getContractByToken', kind: 'http500', times: 1 })
  await it.click('Submit')
  await expect(it.unknownOutcome).toBeVisible()
  await visit('a signature with an unknown outcome')
  await it.click('Check status')
  await expect(it.receipt).toBeVisible()
  await visit('Success')

  await it.element.evaluate((element) => element.removeAttribute('token'))
  await expect(it.closingMessage).toBeVisible()
  await visit('the closing message')
}
