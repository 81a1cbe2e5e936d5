import { file } from '../support/pictures.ts'
import type { Sandbox } from '../support/sandbox.ts'
import type { Visit } from '../transfer/walk.ts'
import { expect, type Opened, underline, wave } from './page.ts'

/** Goes through every screen in every state that looks different; `visit` checks each. */
export async function walkContract(it: Opened, sandbox: Sandbox, visit: Visit): Promise<void> {
  await expect(it.button('Sign')).toBeVisible()
  await visit('the contract')
  await it.contents.locator('summary').click()
  for (let presses = 0; presses < 3; presses++) await it.go('Larger text')
  await visit('its contents, in larger letters')

  await it.go('Sign')
  await expect(it.canvas).toBeVisible()
  await visit('the dialog, empty')
  await it.draw(wave, underline)
  await visit('the dialog, drawn')
  await it.way('Type').check()
  await it.name.fill('Maximiliane Wolfeschlegelsteinhausen-Bergerdorff')
  await visit('the dialog, typed')
  await it.way('Upload').check()
  await it.file.setInputFiles(file('a.png', 'image/png', Buffer.from('no picture')))
  await expect(it.dialog.locator('.tw-error')).toBeVisible()
  await visit('the dialog, with a file that is no picture')
  await it.way('Draw').check()
  await it.save()
  await visit('the contract with a signature')

  await sandbox.fault(it.token, { call: 'signContract', kind: 'cut', when: 'after' })
  await sandbox.fault(it.token, { call: 'getContractByToken', kind: 'http500', times: 1 })
  await it.go('Submit')
  await expect(it.unknownFate).toBeVisible()
  await visit('a signature of unknown fate')
  await it.go('Check status')
  await expect(it.receipt).toBeVisible()
  await visit('Success')

  await it.element.evaluate((element) => element.removeAttribute('token'))
  await expect(it.closed).toBeVisible()
  await visit('the closing message')
}
