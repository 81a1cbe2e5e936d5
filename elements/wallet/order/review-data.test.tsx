import type { Messages } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { ConversionForm } from '../convert/ConversionForm.tsx'
import { FriendForm } from '../friend/FriendForm.tsx'
import { openForm as open } from './open-form.test-helper.tsx'

const friend = { walletNumber: 'W1348802408', maskedName: 'S***** H*****' }

async function askForFriend() {
  const it = open(<FriendForm />)
  await it.fill('Friend’s account', 'first@example.com')
  await it.fill('Amount', '80')
  await it.next()
  expect(it.isAsking()).toBe(true)
  return it
}

describe('What Next has asked for is reviewed', () => {
  it('if the form is still the same', async () => {
    const it = await askForFriend()
    await it.answer(friend)
    expect(it.review).toHaveBeenCalledOnce()
    expect(it.review.mock.calls[0]?.[0]).toMatchObject({ friend, currency: 'USD', amount: '80' })
    expect(it.isAsking()).toBe(false)
  })
})

it('ends the messages about earlier failures when Next is pressed', async () => {
  const { endFailures } = await askForFriend()
  expect(endFailures).toHaveBeenCalledOnce()
})

describe('A friend is looked for again before the money is sent', () => {
  it.each([
    ['the same fee', { ...friend, fee: '1.50' }, { ok: true, fee: '1.5' }],
    ['another fee', { ...friend, fee: '2' }, { ok: true, fee: '2' }],
    ['no fee', friend, { ok: true, fee: undefined }],
    ['another number', { ...friend, walletNumber: 'W2' }, { ok: false, error: { kind: 'gone' } }],
    ['another name', { ...friend, maskedName: 'A***' }, { ok: false, error: { kind: 'gone' } }],
    ['nobody', undefined, { ok: false, error: { kind: 'gone' } }],
  ])('and the answer has %s', async (_, found, expected) => {
    const it = await askForFriend()
    await it.answer({ ...friend, fee: '1.5' })
    const [order] = it.review.mock.lastCall ?? []
    expect(order).toMatchObject({ fee: '1.5' })
    const current = order.currentFee()
    await it.answer(found)
    expect(await current).toEqual(expected)
    expect(it.asked().at(-1)).toMatchObject({ body: { account: friend.walletNumber } })
  })
})

it.each(['0', '-2'])('says that nothing is available of a balance of %s', async (balance) => {
  const { fill, submit, text } = open(<FriendForm />, false, balance)
  await fill('Friend’s account', 'first@example.com')
  await fill('Amount', '80')
  await submit()
  expect(text()).toContain('No USD is available')
})

describe('A form that has changed since Next was pressed is not reviewed', () => {
  type Form = Awaited<ReturnType<typeof askForFriend>>
  it.each<[string, (form: Form) => Promise<void>]>([
    ['another recipient', (form) => form.fill('Friend’s account', 'second@example.com')],
    ['another amount', (form) => form.fill('Amount', '5')],
  ])('%s for a friend; Next asks again', async (_, change) => {
    const it = await askForFriend()
    await change(it)
    expect(it.isAsking()).toBe(false)
    await it.answer(friend)
    expect(it.review).not.toHaveBeenCalled()
    await it.next()
    await it.answer(friend)
    expect(it.review).toHaveBeenCalledOnce()
  })

  it('nor is one that was closed', async () => {
    const it = await askForFriend()
    it.unmount()
    await it.answer(friend)
    expect(it.review).not.toHaveBeenCalled()
  })
})

it.each([
  ['a transfer to a friend', <FriendForm key="friend" />, 'USD'],
  ['a conversion', <ConversionForm key="conversion" />, 'USDT'],
])('hides the balance in the form of %s while balances are hidden', (_, form, unit) => {
  expect(open(form).text()).toContain(`Available balance200.0000 ${unit}`)
  const { text } = open(form, true)
  expect(text()).toContain(`Available balance•••• ${unit}`)
  expect(text()).not.toContain('200')
})

const japanese = import.meta.glob<{ messages: Messages }>('/locales/ja/wallet.po')

it('says in each language that a friend was not found', async () => {
  const it = await askForFriend()
  await it.answer(null)
  expect(it.text()).toContain('No other account has this number or e-mail address.')
  const [load] = Object.values(japanese)
  if (load) await it.speak('ja', (await load()).messages)
  expect(it.text()).toContain('該当する口座が見つかりません。')
})
