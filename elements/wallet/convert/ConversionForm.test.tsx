import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed } from '../../../shared/api/fake-calls.test-helper.ts'
import { openForm } from '../order/open-form.test-helper.tsx'
import { ConversionForm } from './ConversionForm.tsx'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())

const quote = (amount: string, receives: string, rate = '0.9985') => ({
  quoteId: `${amount} at ${rate}`,
  rate,
  amount,
  fee: '0.1',
  receives,
  validSeconds: 30,
})

/** The form of a wallet of 200 USDT. */
function open() {
  const it = openForm(<ConversionForm />)
  const field = (name: string) => getByRole<HTMLInputElement>(it.container, 'textbox', { name })
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return {
    ...it,
    wait,
    field,
    amounts: () => [field('You send').value, field('You get').value],
    /** Types, and waits until a rate is asked for. */
    type: async (name: string, text: string) => {
      await it.fill(name, text)
      await wait(300)
    },
    askedAmounts: () => it.asked().map((options) => Object(options).body.amount),
    order: () => it.review.mock.lastCall?.[0],
  }
}

describe('a rate is shown without a step', () => {
  it('before an amount is typed', async () => {
    const it = open()
    await it.wait(300)
    expect(it.text()).toContain('Loading the rate')
    await it.answer(quote('100', '99.75'))
    expect(it.text()).toContain('1\u00a0USDT = 0.9985\u00a0USD')
    expect(it.text()).not.toContain('Fee')
    expect(it.amounts()).toEqual(['', ''])
  })

  it('with the fee and what arrives of a typed amount', async () => {
    const it = open()
    await it.type('You send', '50')
    await it.answer(quote('50', '49.82'))
    expect(it.amounts()).toEqual(['50', '49.82'])
    expect(it.text()).toContain('Fee 0.10\u00a0USDT')
    expect(it.text()).toContain('You receive 49.82\u00a0USD')
    expect(it.text()).toContain('This rate is valid for 30 seconds.')
  })

  it('with what leaves the wallet, if what arrives is typed', async () => {
    const it = open()
    await it.wait(300)
    await it.answer(quote('100', '99.75'))
    await it.type('You get', '50')
    expect(it.askedAmounts()).toEqual(['100', '50.125239'])
    await it.answer(quote('50.125239', '50'))
    expect(it.amounts()).toEqual(['50.125239', '50'])
  })
})

it('shows no more than arrives while the rate of another amount is not known', async () => {
  const it = open()
  await it.type('You send', '50')
  await it.answer(quote('50', '49.82'))
  await it.fill('You send', '100')
  // The fee doubles with the amount.
  expect(it.amounts()).toEqual(['100', '99.65'])
  await it.fill('You send', '0.05')
  expect(it.amounts()).toEqual(['0.05', ''])
})

it('an amount above the balance is marked while it is typed, and no rate is asked for it', async () => {
  const it = open()
  await it.type('You send', '201')
  expect(it.text()).toContain('Maximum transaction amount 200.00 USDT')
  expect(it.askedAmounts()).toEqual(['100'])
})

it('says that the rate could not be loaded, shows no amount, and tries again', async () => {
  const it = open()
  await it.type('You send', '50')
  await it.answerWith(failed('network'))
  expect(it.text()).toContain('The rate could not be loaded')
  expect(it.amounts()).toEqual(['50', ''])
  act(() => getByRole(it.container, 'button', { name: 'Try again' }).click())
  await it.answer(quote('50', '49.82'))
  expect(it.amounts()).toEqual(['50', '49.82'])
})

it('shows why an amount is refused, but not the one that the form has chosen', async () => {
  const it = open()
  await it.wait(300)
  await it.answerWith(failed({ kind: 'refused', code: 28005, message: 'Closed today' }))
  expect(it.text()).not.toContain('Closed today')
  await it.type('You send', '50')
  await it.answerWith(failed({ kind: 'refused', code: 28005, message: 'Closed today' }))
  expect(it.text()).toContain('Closed today')
})

it('leads to a deposit if there is nothing to convert', () => {
  const it = openForm(<ConversionForm />, false, '200', '0')
  expect(it.text()).toContain('No USDT is available')
  getByRole(it.container, 'button', { name: 'Deposit USDT' })
})

describe('Next', () => {
  it('reviews the quote that is shown', async () => {
    const it = open()
    await it.type('You send', '50')
    await it.answer(quote('50', '49.82'))
    await it.submit()
    expect(it.askedAmounts()).toEqual(['50'])
    expect(it.order()).toMatchObject({ amount: '50', quote: { quoteId: '50 at 0.9985' } })
    expect(it.order()).not.toHaveProperty('before')
  })

  it('asks for a new one if there is little time left to review it, and says what has changed', async () => {
    const it = open()
    await it.type('You send', '50')
    await it.answer(quote('50', '49.82'))
    await it.wait(16_000)
    await it.submit()
    expect(it.askedAmounts()).toEqual(['50', '50'])
    await it.answer(quote('50', '49.40', '0.99'))
    expect(it.order()).toMatchObject({ quote: { rate: '0.99' }, before: { rate: '0.9985' } })
  })

  it('asks by itself before the form has', async () => {
    const it = open()
    await it.fill('You send', '50')
    await it.submit()
    expect(it.isAsking()).toBe(true)
    await it.answer(quote('50', '49.82'))
    expect(it.order()).toMatchObject({ amount: '50' })
  })

  it('drops the rate of another amount', async () => {
    const it = open()
    await it.fill('You send', '50')
    await it.submit()
    await it.fill('You send', '7')
    expect(it.isAsking()).toBe(false)
    await it.submit()
    await it.answer(quote('50', '49.82'))
    expect(it.review).not.toHaveBeenCalled()
    await it.answer(quote('7', '6.88'))
    expect(it.order()).toMatchObject({ amount: '7' })
  })
})

it('a reviewed rate expires also if the clock of the device is set back', async () => {
  const it = open()
  await it.type('You send', '50')
  await it.answer(quote('50', '49.82'))
  await it.submit()
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await it.order().currentFee()).toMatchObject({ ok: true })
  await it.wait(31_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await it.order().currentFee()).toEqual({ ok: false, error: { kind: 'gone' } })
})
