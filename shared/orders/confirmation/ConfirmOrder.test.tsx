import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, getByRole, queryByRole } from '@testing-library/dom'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { decimalText } from '../../money/decimal-text.ts'
import { guardMs } from '../../ui/ConfirmButton.tsx'
import { FooterContext } from '../../ui/frame/FrameFooter.tsx'
import { render } from '../../ui/render.test-helper.ts'
import { ConfirmOrder } from './ConfirmOrder.tsx'
import type { Confirmation } from './confirmation.ts'
import type { Confirming } from './confirming.ts'
import { PasskeyOffer } from './PasskeyOffer.tsx'

const order = {
  amount: decimalText('100'),
  currency: 'USD',
  network: 'WIRE',
  destination: '6200 0000 0000 4417',
}
const assertion = { id: 'p', rawId: 'p', type: 'public-key', response: {} } as never
const code = { sentTo: 'd***@sandbox.example' }
const passkey = { challenge: 'c', rpId: 'localhost', allowCredentials: [] }

const confirmationOf = (
  request: Partial<Confirmation['request']> = {},
  differences: Confirmation['differences'] = [],
): Confirmation => ({ request: { id: 'c1', order, ...request }, order, differences })

const inEnglish = (content: React.ReactElement) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{content}</I18nProvider>
)

function open(confirmation: Confirmation, own: Partial<Confirming> = {}) {
  const submission = { prove: vi.fn(async () => {}), reviewAgain: vi.fn() }
  const confirming: Confirming = {
    hasPasskeys: () => true,
    hasApp: () => true,
    sendCode: vi.fn(async () => ({ ok: true, value: undefined }) as const),
    sign: vi.fn(async () => assertion),
    askApp: vi.fn(async () => ({})),
    addPasskey: vi.fn(async () => 'declined' as const),
    ...own,
  }
  const foot = document.createElement('div')
  const view = (of: Confirmation) =>
    inEnglish(
      <FooterContext value={foot}>
        <ConfirmOrder
          confirmation={of}
          isSending={false}
          order={{ amount: order.amount, currency: 'USD' }}
          arrives="You receive"
          destination={[{ label: 'To bank account', value: order.destination }]}
          submission={submission}
          confirming={confirming}
        />
      </FooterContext>,
    )
  const { container, rerender } = render(view(confirmation))
  const button = (name: string) =>
    queryByRole(container, 'button', { name }) ?? queryByRole(foot, 'button', { name })
  return {
    container,
    submission,
    confirming,
    ask: (of: Confirmation) => rerender(view(of)),
    button,
    type: (digits: string) =>
      act(async () => {
        fireEvent.input(getByRole(container, 'textbox'), { target: { value: digits } })
      }),
    async press(name: string) {
      // It ignores presses for a moment, because it is where another button was.
      await act(() => vi.advanceTimersByTimeAsync(guardMs))
      await act(async () => button(name)?.click())
    },
  }
}

vi.useFakeTimers({ shouldAdvanceTime: true })

test('without a passkey, six digits are sent at once and confirm the order when they are typed', async () => {
  const { container, confirming, submission, type } = open(confirmationOf({ code }))
  await act(async () => {})
  expect(confirming.sendCode).toHaveBeenCalledExactlyOnceWith('c1')
  expect(container.textContent).toContain('6200 0000 0000 4417')
  expect(container.textContent).toContain("We've sent a code to d***@sandbox.example")
  await type('123456')
  expect(submission.prove).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
})

test('a wrong code says so until another one is typed', async () => {
  const { ask, container, type } = open(confirmationOf({ code }))
  await type('123456')
  ask(confirmationOf({ code, problem: 'WRONG_CODE' }))
  const field = getByRole(container, 'textbox')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(container.textContent).toContain('This code is not correct.')
  await type('1234')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('a late confirmation gets a code of its own', async () => {
  const { ask, container, confirming } = open(confirmationOf({ code }))
  await act(async () => {})
  ask(confirmationOf({ id: 'c2', code, problem: 'EXPIRED' }))
  await act(async () => {})
  expect(confirming.sendCode).toHaveBeenLastCalledWith('c2')
  expect(container.textContent).toContain('The time to confirm was over')
})

test('a passkey comes first and sends no code; a person who declines it can use a code', async () => {
  const { container, confirming, submission, press } = open(confirmationOf({ code, passkey }), {
    sign: vi.fn(async () => 'declined' as const),
  })
  expect(confirming.sendCode).not.toHaveBeenCalled()
  await press('Confirm with a passkey')
  expect(container.textContent).toContain('No passkey was used')
  expect(submission.prove).not.toHaveBeenCalled()
  await press('Use a code instead')
  expect(confirming.sendCode).toHaveBeenCalledExactlyOnceWith('c1')
})

test('what a passkey has signed confirms the order', async () => {
  const { submission, press } = open(confirmationOf({ passkey }))
  await press('Confirm with a passkey')
  expect(submission.prove).toHaveBeenCalledExactlyOnceWith({ passkey: assertion })
})

test('a challenge of another order is not signed, and the person is told', async () => {
  const { container, submission, press } = open(confirmationOf({ passkey, code }), {
    sign: vi.fn(async () => 'other' as const),
  })
  await press('Confirm with a passkey')
  expect(container.textContent).toContain('The server names another order than yours')
  expect(submission.prove).not.toHaveBeenCalled()
})

test('another destination is shown beside the reviewed one, and there is nothing to confirm with', async () => {
  const other = confirmationOf({ code, order: { ...order, destination: '9999' } }, ['destination'])
  const { button, container, confirming, press, submission } = open(other)
  expect(container.textContent).toContain('The server names another order than yours')
  expect(container.textContent).toContain('6200 0000 0000 4417')
  expect(container.textContent).toContain('9999')
  expect(button('Confirm')).toBeNull()
  expect(confirming.sendCode).not.toHaveBeenCalled()
  await press('Go back')
  expect(submission.reviewAgain).toHaveBeenCalledOnce()
})

test('another fee is named as money, with its currency', () => {
  const fee = decimalText('12.5')
  const { container } = open(confirmationOf({ order: { ...order, fee } }, ['fee']))
  expect(container.textContent).toContain('The fee has changed')
  expect(container.textContent).toMatch(/Fee, as the server names it12\.50\sUSD/)
})

test('the app around the element confirms where the server takes its answer', async () => {
  const { container, submission, press } = open(confirmationOf({ app: true, passkey, code }), {
    askApp: vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce({ proof: 'signed' }),
  })
  await press('Confirm in the app')
  expect(container.textContent).toContain('Your app did not confirm this order')
  await press('Confirm in the app')
  expect(submission.prove).toHaveBeenCalledExactlyOnceWith({ app: { proof: 'signed' } })
})

test('where passkeys do not work, the code is used; without one the person is told', async () => {
  const nothing = { hasPasskeys: () => false, hasApp: () => false }
  const both = open(confirmationOf({ app: true, passkey, code }), nothing)
  await act(async () => {})
  expect(both.confirming.sendCode).toHaveBeenCalledOnce()
  expect(both.button('Use a passkey instead')).toBeNull()
  const none = open(confirmationOf({ passkey }), nothing)
  expect(none.container.textContent).toContain('This order cannot be confirmed here')
})

test('the receipt of an order that a code has confirmed offers a passkey for the next one', async () => {
  const addPasskey = vi
    .fn()
    .mockResolvedValueOnce('declined')
    .mockResolvedValueOnce({ ok: true, value: undefined })
  const offer = { id: 'c1', code: '123456' }
  const { container } = render(
    inEnglish(<PasskeyOffer offer={offer} confirming={{ addPasskey, hasPasskeys: () => true }} />),
  )
  const add = () => act(async () => getByRole(container, 'button').click())
  await add()
  expect(container.textContent).toContain('The passkey was not added')
  await add()
  expect(addPasskey).toHaveBeenLastCalledWith(offer)
  expect(container.textContent).toContain('You can confirm your next order with it.')
})
