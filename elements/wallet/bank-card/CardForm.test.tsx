import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { BankCardBinding } from '../../../shared/api/wire/requests.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render, setNativeValue } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createInputs } from '../model/inputs.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { CardForm } from './CardForm.tsx'
import { binding } from './card-binding.test-helper.ts'

/** The filled form of an account in the name Wei-Ling Chen, whose bank is in Germany. */
function open(holderName = binding.holderName) {
  const userInfo = { status: 'ready', value: { name: 'Wei-Ling Chen' }, error: undefined }
  const inputs = createInputs({ token: () => 'token' })
  inputs.open('bind-card').save({ ...binding, holderName, country: 'DE', consent: true })
  const cards = { store: createStore(() => ({ sending: undefined })) }
  const footer = document.createElement('div')
  document.documentElement.append(footer)
  const bind = vi.fn<(details: BankCardBinding) => Promise<void>>(async () => {})
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store: createStore(() => ({ userInfo })) })}>
        <ActionsContext value={stubActions({ cards, inputs })}>
          <FooterContext value={footer}>
            <CardForm bind={bind} />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const field = (name: string) => getByRole<HTMLInputElement>(container, 'textbox', { name })
  return {
    container,
    type: (name: string, text: string) =>
      act(() => {
        setNativeValue(field(name), text)
        field(name).dispatchEvent(new Event('input', { bubbles: true }))
      }),
    understood: (name: string) =>
      field(name).closest('.tw-field')?.querySelector('[role="status"]')?.textContent,
    error: (name: string) =>
      field(name).closest('.tw-field')?.querySelector('[role="alert"]')?.textContent,
    async submit() {
      await act(async () => container.querySelector('form')?.requestSubmit())
      return bind.mock.calls.at(-1)?.[0]
    },
  }
}

it('shows what is understood of a number, a code and a name, and sends that', async () => {
  const form = open()
  form.type('Account holder’s name', 'CHEN WEI LING')
  form.type('IBAN', 'IBAN: DE89–3704–0044–0532–0130–00')
  form.type('SWIFT/BIC code', 'bic: coba-de-ff')
  expect(form.understood('Account holder’s name')).toBe('')
  expect(form.understood('IBAN')).toBe('Understood as DE89 3704 0044 0532 0130 00')
  expect(form.understood('SWIFT/BIC code')).toBe('Understood as COBADEFF')
  expect(await form.submit()).toMatchObject({
    holderName: 'CHEN WEI LING',
    bankAccount: 'DE89370400440532013000',
    swiftCode: 'COBADEFF',
  })
})

it('sends what a person must compare, and says so', async () => {
  const form = open()
  form.type('Account holder’s name', '陳美玲')
  form.type('SWIFT/BIC code', 'COBAFRFF')
  expect(form.understood('Account holder’s name')).toBe(
    'Your account is in the name of Wei-Ling Chen. The two names will be compared in a review.',
  )
  expect(form.understood('SWIFT/BIC code')).toBe(
    'COBAFRFF is the SWIFT/BIC of a bank in France. It will be checked in a review.',
  )
  expect(await form.submit()).toMatchObject({ holderName: '陳美玲', swiftCode: 'COBAFRFF' })
})

it('refuses another name in its own words', async () => {
  const form = open()
  form.type('Account holder’s name', 'SOMEBODY ELSE')
  expect(await form.submit()).toBeUndefined()
  expect(form.error('Account holder’s name')).toBe(
    'The bank account must be in your own name: Wei-Ling Chen',
  )
})

it('a name that is known is shown and not typed; the spelling of the bank can be', async () => {
  const form = open('Wei-Ling Chen')
  expect(form.container.textContent).toContain('In the name of Wei-Ling Chen')
  expect(queryByRole(form.container, 'textbox', { name: 'Account holder’s name' })).toBeNull()
  form.type('IBAN', 'DE89370400440532013000')
  form.type('SWIFT/BIC code', 'COBADEFF')
  expect(await form.submit()).toMatchObject({ holderName: 'Wei-Ling Chen' })
  act(() => getByRole(form.container, 'button', { name: 'My bank writes it differently' }).click())
  form.type('Account holder’s name', 'CHEN WEI LING')
  expect(await form.submit()).toMatchObject({ holderName: 'CHEN WEI LING' })
})
