import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getByRole, queryByRole } from '@testing-library/dom'
import { Activity, act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Answer } from '../../../shared/api/errors.ts'
import { failed, fakeCalls, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import type { BankCard } from '../../../shared/api/wire/bank-card.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createInputs } from '../model/inputs.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { BindCard } from './BindCard.tsx'
import { binding } from './card-binding.test-helper.ts'
import { createCardRequests } from './card-requests.ts'

const entered = { ...binding, consent: true }
const loaded = <Value,>(value: Value) => ({ status: 'ready', value, error: undefined }) as const
const cardLoaded = (card: Partial<BankCard> = {}) =>
  loaded({ bankAccount: '6222000000001234', status: 'Success', ...card })

/** The step of a person with a card, a bound one by default, who has filled the form before. */
function open(card?: Partial<BankCard>) {
  const server = fakeCalls(['callToEnd'])
  const store = createStore(() => ({ card: cardLoaded(card), userInfo: loaded(null) }))
  const showCard = async (another = card) => store.setState({ card: cardLoaded(another) })
  const cards = createCardRequests({
    client: server.calls as never,
    showNotice: (answer) => answer,
    newKey: () => 'key',
    signal: new AbortController().signal,
    onBound: () => showCard(),
    onRemoved: vi.fn(),
    endFailures: vi.fn(),
    onFailure: vi.fn(),
    onUnknown: () => showCard(),
    onLate: vi.fn(),
  })
  const inputs = createInputs({ token: () => 'token' })
  inputs.open('bind-card').save(entered)
  const footer = document.createElement('div')
  document.documentElement.append(footer)
  const step = (mode: 'visible' | 'hidden') => (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={stubModel({ store })}>
        <ActionsContext value={stubActions({ cards, inputs })}>
          <FooterContext value={footer}>
            <Activity mode={mode}>
              <BindCard />
            </Activity>
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>
  )
  const { container, rerender } = render(step('visible'))
  const form = () => container.querySelector('form')
  const buttons = () =>
    Array.from(container.querySelectorAll('button')).filter(
      ({ textContent }) => textContent === 'Change bank account',
    )
  return {
    container,
    footer,
    form,
    cards,
    replaceButton: () => buttons()[0],
    show: (card: Partial<BankCard>) => act(() => showCard(card)),
    async press(name: string) {
      await act(async () => getByRole(container, 'button', { name }).click())
    },
    sent: () => server.count('callToEnd'),
    /** Opens the form that replaces the card. */
    async replace() {
      await act(async () => buttons()[0]?.click())
      await act(async () => buttons().at(-1)?.click())
      expect(form()).not.toBeNull()
    },
    /** Takes the element off the page and puts it back, which loads the card again. */
    async move() {
      rerender(step('hidden'))
      rerender(step('visible'))
      await act(() => showCard())
    },
    async submit() {
      await act(async () => form()?.requestSubmit())
      await expect.poll(() => server.count('callToEnd')).toBe(1)
    },
    answer: (answer: Answer<unknown>) => act(() => server.answer('callToEnd', answer)),
  }
}

describe('the form that replaces a card', () => {
  it('opens the contracts that its consent names, and keeps what is typed', async () => {
    const step = open()
    await step.replace()
    const label = /agree to the deposit and withdrawal contracts/
    expect(getByRole(step.container, 'checkbox', { name: label })).toBeTruthy()
    await step.press('Deposit and Withdrawal Contracts')
    const text = () => step.container.querySelector('dialog .tw-legal-text')?.textContent
    await expect
      .poll(async () => {
        await act(async () => {})
        return text()
      })
      .toMatch(/Deposit contract.*Withdrawal contract.*The minimum is 100 USD/)
    expect(step.form()?.querySelector('input')?.value).toBe(binding.bankAccount)
  })

  it('stays open when the element is taken off the page and put back', async () => {
    const step = open()
    await step.replace()
    await step.move()
    expect(step.form()).not.toBeNull()
  })

  it.each([
    ['closes once the card is bound', ok(), false],
    ['closes after a lost answer, so that the card is shown', failed('timeout'), false],
    ['stays open after a refusal', failed({ kind: 'refused', message: 'No.' }), true],
  ])('%s', async (_, answer, isOpen) => {
    const step = open()
    await step.replace()
    await step.submit()
    expect(step.form()).not.toBeNull()
    await step.answer(answer)
    expect(step.form() !== null).toBe(isOpen)
  })
})

describe('while a request is sent', () => {
  it.each(['removal', 'binding'] as const)('no other is begun: %s', (sending) => {
    const { cards, container, replaceButton } = open()
    act(() => cards.store.setState({ sending }))
    expect(replaceButton()?.disabled).toBe(true)
    const remove = getByRole<HTMLButtonElement>(container, 'button', {
      name: 'Remove bank account',
    })
    expect(remove.disabled || remove.getAttribute('aria-disabled') === 'true').toBe(true)
  })

  it('an open form cannot be submitted, and says so', async () => {
    const step = open()
    await step.replace()
    act(() => step.cards.store.setState({ sending: 'removal' }))
    const submit = queryByRole(step.footer, 'button', { name: /Submit/ })
    expect(submit?.getAttribute('aria-disabled')).toBe('true')
  })
})

it('asks about the removal of the card it names, and no longer once another card is bound', async () => {
  const { container, press, show } = open()
  await press('Remove bank account')
  const dialog = container.querySelector('dialog')
  expect(dialog?.textContent).toContain('•••• 234')
  await show({ failReason: null })
  expect(container.querySelector('dialog')).toBe(dialog)
  await show({ bankAccount: '6222000000005678' })
  expect(container.querySelector('dialog')).toBeNull()
})

describe('a card that is not bound', () => {
  it.each(['Auditing', 'Fail'] as const)('is never called added: %s', async (status) => {
    const { answer, cards, container, press } = open({ status })
    const text = () => container.textContent
    await press('Change bank account')
    expect(text()).toContain('A new request replaces this one.')
    expect(text()).not.toContain('added')
    await act(async () => void cards.remove())
    await answer(failed('timeout'))
    expect(text()).toContain('You can send it again.')
    expect(text()).not.toContain('added')
    await act(async () => void cards.remove())
    await answer(failed({ kind: 'refused', message: 'No.' }))
    expect(text()).toContain('Nothing has changed.')
    expect(text()).not.toContain('added')
  })
})
