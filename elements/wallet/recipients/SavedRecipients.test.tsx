import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { findByRole, fireEvent, getAllByRole, getByRole, queryByText } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { Recipients } from '../../../shared/recipients/recipients.ts'
import type { Book } from '../../../shared/recipients/rules.ts'
import { stubRecipients, testBook } from '../../../shared/recipients/stub-recipients.test-helper.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { SavedRecipients } from './SavedRecipients.tsx'

const saved = { id: 1, name: 'Cold wallet', address: '0x52908400098527886E', network: 'ERC20' }

function open(book: Book, own: Partial<Recipients> = {}) {
  const recipients = { ...stubRecipients(book), ...own }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store: { go: vi.fn() } })}>
        <ActionsContext value={stubActions({ recipients })}>
          <SavedRecipients />
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return {
    container,
    recipients,
    press: (name: string) =>
      act(async () => (await findByRole(container, 'button', { name })).click()),
  }
}

it('a recipient gets another name, but not that of another one', async () => {
  const list = [saved, { id: 2, name: 'Sam', walletNumber: 'W1' }]
  const { container, press, recipients } = open(testBook({ list }))
  await press('Rename Cold wallet')
  const name = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Name' })
  const fill = (value: string) => act(async () => void fireEvent.input(name, { target: { value } }))
  expect(name.value).toBe('Cold wallet')
  await fill('sam')
  await press('Save')
  expect(recipients.save).not.toHaveBeenCalled()
  await fill('Vault')
  await press('Save')
  expect(recipients.save).toHaveBeenCalledExactlyOnceWith({ id: 1, name: 'Vault' })
})

it('a recipient is removed once that is confirmed; a failure stays on the screen', async () => {
  const remove = vi.fn(async () => ({ kind: 'network' }) as const)
  const { container, press } = open(testBook({ list: [saved] }), { remove })
  await press('Remove Cold wallet')
  expect(remove).not.toHaveBeenCalled()
  await press('Remove recipient')
  expect(remove).toHaveBeenCalledExactlyOnceWith(1)
  expect(getByRole(container, 'dialog').textContent).toContain('Network Error')
})

it('a list on the device says so, and has no switch that could protect nothing', () => {
  const { container } = open(testBook({ source: 'device', list: [saved] }))
  expect(queryByText(container, 'They are saved on this device only.')).not.toBeNull()
  expect(container.textContent).not.toContain('Only to saved recipients')
})

it('the switch goes on after a question, and off only after the waiting time', async () => {
  const off = open(testBook({ list: [saved], onlySaved: { isOn: false, waitHours: 24 } }))
  await off.press('Switch on')
  expect(off.recipients.restrict).not.toHaveBeenCalled()
  await act(async () =>
    getAllByRole(off.container, 'button', { name: 'Switch on' }).at(-1)?.click(),
  )
  expect(off.recipients.restrict).toHaveBeenCalledExactlyOnceWith(true)

  const endsAt = new Date(Date.now() + 2 * 3_600_000).toISOString()
  const ending = open(testBook({ onlySaved: { isOn: true, endsAt, waitHours: 24 } }))
  expect(ending.container.textContent).toMatch(/2\sh 0\smin|1\sh 59\smin/)
  await ending.press('Keep it on')
  expect(ending.recipients.restrict).toHaveBeenCalledExactlyOnceWith(true)
})

it('what the device has kept is offered to the account, and a failure stays on the screen', async () => {
  const moveFromDevice = vi.fn(async () => ({ kind: 'network' }) as const)
  const book = testBook({ list: [], leftOnDevice: [saved] })
  const { container, press, recipients } = open(book, { moveFromDevice })
  expect(container.textContent).toContain('1 recipient is saved on this device onlyCold wallet')
  await press('Move to my account')
  expect(moveFromDevice).toHaveBeenCalledOnce()
  expect(container.textContent).toContain('What was not moved is still here.')
  await press('Discard')
  expect(recipients.discardOnDevice).toHaveBeenCalledOnce()
})
