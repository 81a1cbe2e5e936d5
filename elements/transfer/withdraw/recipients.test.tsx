import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { findByRole, findByText, fireEvent, getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Book } from '../../../shared/recipients/rules.ts'
import { stubRecipients, testBook } from '../../../shared/recipients/stub-recipients.test-helper.ts'
import { FooterContext } from '../../../shared/ui/frame/FrameFooter.tsx'
import { render } from '../../../shared/ui/render.test-helper.ts'
import { ActionsContext, ModelContext } from '../model/context.ts'
import { createInputs } from '../model/inputs.ts'
import { stubActions, stubModel } from '../model/stub-model.test-helper.ts'
import { payloadOf } from '../order/payload.ts'
import { nothingSubmitted, type Order } from '../order/submission-state.ts'
import { Withdraw } from './Withdraw.tsx'
// What the form loads with the first letter.
import './AddressReading.tsx'

const ready = (value: unknown) => ({ status: 'ready', value, error: undefined })
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const lookAlike = '0x5290aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee7'
const saved = { id: 1, name: 'Cold wallet', address, network: 'BSC', networkName: 'BSC' }

/** The form of a person of whose recipients something is known. */
function openForm(book: Book | undefined) {
  const recipients = stubRecipients(book)
  const review = vi.fn<(order: Order) => void>()
  // The second network of the list is hidden (specification, section 2).
  const networks = ['Ethereum', 'Polygon', 'BSC'].map((value) => ({
    channelType: 'CRYPTO',
    value,
    channelName: value,
    fullName: '',
    optionIcon: '',
  }))
  const model = stubModel({
    store: createStore(() => ({
      isUsd: false,
      wallet: ready({ amount: '0', marginUsd: '0', cryptoAmount: '900', marginCrypto: '0' }),
      withdrawalChannels: ready(networks),
      depositChannels: ready([]),
      region: ready(null),
    })),
    orders: { store: createStore(() => nothingSubmitted) },
  })
  const submission = { press: () => () => false, review }
  const inputs = createInputs({ token: () => 'token' })
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ModelContext value={model}>
        <ActionsContext value={stubActions({ submission, inputs, recipients })}>
          <FooterContext value={document.createElement('div')}>
            <Withdraw />
          </FooterContext>
        </ActionsContext>
      </ModelContext>
    </I18nProvider>,
  )
  const box = (name: string) => getByRole<HTMLInputElement>(container, 'textbox', { name })
  const fill = (name: string, value: string) =>
    act(async () => void fireEvent.input(box(name), { target: { value } }))
  return {
    container,
    recipients,
    review,
    box,
    fill,
    press: (name: string | RegExp) =>
      act(async () => (await findByRole(container, 'button', { name })).click()),
    submit: async () => {
      await fill('Amount', '70')
      await act(async () => void fireEvent.submit(container.querySelector('form') as Element))
    },
  }
}

it('a saved recipient is picked with its network, and the review names it', async () => {
  const form = openForm(testBook({ list: [saved], used: [saved] }))
  await form.press('Choose a saved recipient')
  await form.press('Cold wallet')
  expect(form.box('Address').value).toBe(address)
  expect(getByRole(form.container, 'button', { name: /^Network/ }).textContent).toContain('BSC')
  await form.submit()
  await vi.waitFor(() => expect(form.review).toHaveBeenCalledOnce())
  expect(form.review.mock.calls[0]?.[0]).toMatchObject({ to: address, recipient: 'Cold wallet' })
  expect(form.review.mock.calls[0]?.[0]).not.toHaveProperty('firstUse')
})

it('without saved recipients there is nothing to choose from', () => {
  const { container } = openForm(testBook())
  expect(queryByRole(container, 'button', { name: 'Choose a saved recipient' })).toBeNull()
})

it('an address that was never used says so on the form and in the review', async () => {
  const form = openForm(testBook())
  await form.fill('Address', address)
  await findByText(form.container, 'You have not withdrawn to this address before.')
  await form.submit()
  await vi.waitFor(() => expect(form.review).toHaveBeenCalledOnce())
  expect(form.review.mock.calls[0]?.[0]).toMatchObject({ firstUse: 'ever' })
})

it('an address that only looks like a saved one is refused by its name, with both in full', async () => {
  const form = openForm(testBook({ list: [saved] }))
  await form.fill('Address', lookAlike)
  const notice = await findByRole(form.container, 'alert')
  expect(notice.textContent).toContain('This is not the address of Cold wallet')
  expect(notice.textContent).toContain(lookAlike)
  expect(notice.textContent).toContain(address)
  await form.submit()
  await vi.waitFor(() => expect(form.box('Address').getAttribute('aria-invalid')).toBe('true'))
  expect(form.review).not.toHaveBeenCalled()
})

it('with only saved recipients, another address is refused, and a new recipient is counted down', async () => {
  const onlySaved = { isOn: true, waitHours: 24 }
  const unsaved = openForm(testBook({ onlySaved }))
  await unsaved.fill('Address', address)
  await unsaved.submit()
  await vi.waitFor(() => expect(unsaved.box('Address').getAttribute('aria-invalid')).toBe('true'))
  expect(unsaved.review).not.toHaveBeenCalled()

  const usableFrom = new Date(Date.now() + 90 * 60_000).toISOString()
  const here = { ...saved, network: 'Ethereum', usableFrom }
  const waiting = openForm(testBook({ list: [here], onlySaved }))
  await waiting.fill('Address', address)
  await findByText(waiting.container, /1\sh 30\smin/)
  await waiting.submit()
  await vi.waitFor(() => expect(waiting.box('Address').getAttribute('aria-invalid')).toBe('true'))
  expect(waiting.review).not.toHaveBeenCalled()
})

it('an address is saved under a name, which must be given; Enter does not send the form', async () => {
  const form = openForm(testBook())
  await form.fill('Address', address)
  await form.press('Save as a recipient')
  const enter = () => act(async () => void fireEvent.keyDown(form.box('Name'), { key: 'Enter' }))
  await enter()
  await findByText(form.container, 'Enter a name')
  expect(form.recipients.save).not.toHaveBeenCalled()
  await form.fill('Name', 'My wallet')
  await enter()
  expect(form.recipients.save).toHaveBeenCalledExactlyOnceWith({
    name: 'My wallet',
    address,
    network: 'Ethereum',
    networkName: 'Ethereum',
  })
  expect(form.review).not.toHaveBeenCalled()
})

it('who holds the keys is asked and sent only where the server takes it', async () => {
  const held = { ...saved, custody: 'EXCHANGE', exchange: 'Example Exchange' } as const
  const send = async (book: Book) => {
    const form = openForm(book)
    await form.press('Choose a saved recipient')
    await form.press('Cold wallet')
    await form.submit()
    await vi.waitFor(() => expect(form.review).toHaveBeenCalledOnce())
    const [order] = form.review.mock.calls[0] ?? []
    return order && payloadOf(order)
  }
  expect(await send(testBook({ list: [held], takesCustody: true }))).toMatchObject({
    custody: 'EXCHANGE',
    exchange: 'Example Exchange',
  })
  expect(await send(testBook({ list: [held] }))).not.toHaveProperty('custody')
})
