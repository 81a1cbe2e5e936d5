import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { findByRole, fireEvent, getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { idle } from '../../../shared/api/loading/loadable.ts'
import type { Passkey } from '../../../shared/api/wire/confirmation.ts'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import type { WalletState } from '../model/state.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { Passkeys } from './Passkeys.tsx'
import type { PasskeyRequests, Removal } from './passkey-requests.ts'

const phone = { id: 'a', name: 'Phone', addedAt: '2026-02-10T09:00:00Z' }
const laptop = { id: 'b', addedAt: '2026-01-10T09:00:00Z', lastUsedAt: '2026-01-12T09:00:00Z' }

const stateOf = (list: readonly Passkey[]) =>
  ({ passkeys: { ...idle, status: 'ready', value: { list: [...list] } } }) as unknown as WalletState

function open(list: readonly Passkey[], remove: PasskeyRequests['remove']) {
  const store = createStore(() => stateOf(list))
  const sendCode = vi.fn(async () => ({ ok: true, value: undefined }) as const)
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store: { ...store, reload: vi.fn() } })}>
        <ActionsContext value={stubActions({ passkeys: { remove }, confirming: { sendCode } })}>
          <section>
            <h2>Passkeys</h2>
            <Passkeys />
          </section>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  return {
    container,
    sendCode,
    show: (left: readonly Passkey[]) => act(() => store.setState(stateOf(left))),
    press: (name: string) =>
      act(async () => (await findByRole(container, 'button', { name })).click()),
  }
}

const asked = { request: { id: 'c1', code: { sentTo: 'd***@example.com' } } }

it('a passkey is removed after a question, and with the code where the server wants one', async () => {
  const answers: Removal[] = [
    asked,
    { request: { ...asked.request, problem: 'WRONG_CODE' } },
    'removed',
  ]
  const remove = vi.fn<PasskeyRequests['remove']>(async () => answers.shift() ?? 'removed')
  const { container, press, show, sendCode } = open([phone, laptop], remove)
  await press('Remove Phone')
  expect(remove).not.toHaveBeenCalled()
  expect(sendCode).not.toHaveBeenCalled()
  await press('Remove passkey')
  expect(sendCode).toHaveBeenCalledExactlyOnceWith('c1')
  const field = getByRole<HTMLInputElement>(container, 'textbox', { name: 'Code' })
  const type = (value: string) =>
    act(async () => void fireEvent.input(field, { target: { value } }))
  await type('１２３ ４５６')
  expect(remove).toHaveBeenLastCalledWith('a', { id: 'c1', code: '123456' })
  expect(container.textContent).toContain('This code is not correct.')
  show([laptop])
  await type('654321')
  expect(queryByRole(container, 'dialog')).toBeNull()
  // Not the page: the button that had the focus is gone.
  expect(document.activeElement?.textContent).toBe('Passkeys')
})

it('a removal without an answer may be repeated, and says that it may have happened', async () => {
  const remove = vi.fn<PasskeyRequests['remove']>(async () => ({ error: { kind: 'network' } }))
  const { container, press } = open([laptop], remove)
  await press('Remove Passkey')
  expect(getByRole(container, 'dialog').textContent).toContain('It is your only one')
  await press('Remove passkey')
  expect(getByRole(container, 'dialog').textContent).toContain('It may have been removed.')
  await press('Remove passkey')
  expect(remove).toHaveBeenCalledTimes(2)
  await press('Keep')
  expect(queryByRole(container, 'dialog')).toBeNull()
})

it('says how one is added where there is none', () => {
  const { container } = open([], vi.fn())
  expect(container.textContent).toContain('No passkey confirms your orders yet.')
})
