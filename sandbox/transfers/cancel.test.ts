import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemOf } from '../../shared/api/wire/data.ts'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { addressFrom } from '../channels/address.ts'
import { crashAtEachWrite } from '../testing/crash.ts'
import { eachDatabase } from '../testing/each-database.ts'
import {
  errorOf,
  ledgerSums,
  orderOf,
  type TestSandbox,
  usdtWithdrawal,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'

const tron = addressFrom('TRON', 'a test')
const tooLate = 'The review of this order has begun, so it can no longer be cancelled.'

const cancel = (sandbox: TestSandbox, token: string, orderNumber: string, key = 'cancel') =>
  sandbox.call('cancelTransfer', v.unknown(), { token, key, body: { orderNumber } })

const recordOf = async (sandbox: TestSandbox, token: string, orderNumber: string) => {
  const path = { orderNumber }
  const answer = await sandbox.call('getHistoryRecord', itemOf(historyRecord), { token, path })
  return answer.ok ? answer.value : undefined
}

eachDatabase((get) => {
  test('a withdrawal is cancelled before its first review begins: the money is back, once', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('400')))
    expect(await recordOf(sandbox, token, order)).toMatchObject({
      isCancellable: true,
      paidAt: null,
    })
    const answers = await Promise.all([1, 2, 3].map(() => cancel(sandbox, token, order)))
    expect(answers.map(errorOf)).toEqual([undefined, undefined, undefined])
    expect((await cancel(sandbox, token, order, 'another key')).ok).toBe(true)

    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '1000', marginUsd: '0' })
    expect(await recordOf(sandbox, token, order)).toMatchObject({
      status: 'Fail',
      isCancellable: false,
      cancelledAt: expect.any(String),
      failReason: null,
    })
    expect((await sandbox.review(order, 'BROKER', 'approve')).status).toBe(400)
    expect((await sandbox.control('GET', 'inbox')).json.mails[0].text).toContain('was cancelled')
    expect(new Set(await ledgerSums(sandbox))).toEqual(new Set(['0']))
  })

  test.each(['begins', 'is decided'])(
    'once the first review %s, nothing is cancelled',
    async (how) => {
      const sandbox = get()
      const token = await sandbox.createAccount('1000')
      const order = orderOf(await sandbox.transfer(token, usdWithdrawal('400')))
      if (how === 'begins') await sandbox.control('POST', 'reviews/begin', { orderNumber: order })
      else await sandbox.review(order, 'BROKER', 'approve')
      expect(await recordOf(sandbox, token, order)).toMatchObject({ isCancellable: false })
      expect(errorOf(await cancel(sandbox, token, order))?.message).toBe(tooLate)
      expect(await sandbox.walletOf(token)).toMatchObject({ amount: '1000', marginUsd: '400' })
    },
  )

  test('of a cancellation and a decision at the same time, exactly one wins', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('10000')
    for (let turn = 0; turn < 6; turn++) {
      const order = orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
      const decide = () => sandbox.review(order, 'BROKER', 'reject')
      const acts = [() => cancel(sandbox, token, order), decide]
      const [one, other] = await Promise.all(
        (turn % 2 ? acts : acts.toReversed()).map((act) => act()),
      )
      const won = [one, other].map((each) => each && ('ok' in each ? each.ok : each.status === 200))
      expect(won.toSorted()).toEqual([false, true])
      expect(await sandbox.walletOf(token)).toMatchObject({ amount: '10000', marginUsd: '0' })
    }
  })

  test('a crash at any write of a cancellation undoes all of it', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('300')))
    const written = ['reviews', 'transfers', 'postings', 'entries', 'mails']
    await crashAtEachWrite(sandbox, written, async () => {
      expect((await cancel(sandbox, token, order)).ok).toBe(false)
      expect(await sandbox.walletOf(token)).toMatchObject({ amount: '1000', marginUsd: '300' })
      expect(await recordOf(sandbox, token, order)).toMatchObject({ status: 'Auditing' })
    })
    expect((await cancel(sandbox, token, order)).ok).toBe(true)
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '1000', marginUsd: '0' })
  })

  test('another account cannot cancel it', async () => {
    const sandbox = get()
    const [owner, stranger] = [
      await sandbox.createAccount('1000'),
      await sandbox.createAccount('9'),
    ]
    const order = orderOf(await sandbox.transfer(owner, usdWithdrawal('400')))
    expect(errorOf(await cancel(sandbox, stranger, order))?.message).toBe('There is no such order')
    expect(await recordOf(sandbox, owner, order)).toMatchObject({ status: 'Auditing' })
  })

  test.each([
    ['USDT', usdtWithdrawal('20', tron), 'transactionHash'],
    ['USD', usdWithdrawal('100'), 'bankReference'],
  ])('a paid withdrawal of %s names what its payment is found by', async (_, body, field) => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000', '50')
    const order = orderOf(await sandbox.transfer(token, body))
    const pay = (reference?: string) =>
      sandbox.control('POST', 'payments', { orderNumber: order, ...(reference && { reference }) })
    expect((await pay()).status).toBe(400)
    await sandbox.review(order, 'BROKER', 'approve')
    await sandbox.review(order, 'CLEARING', 'approve')
    expect(await recordOf(sandbox, token, order)).toMatchObject({ status: 'Success', paidAt: null })
    expect((await sandbox.control('GET', 'payments')).json.payments[0].orderNumber).toBe(order)

    expect((await pay(' REF-7 ')).status).toBe(200)
    expect((await pay('REF-8')).status).toBe(400)
    const record = await recordOf(sandbox, token, order)
    expect(record).toMatchObject({ [field]: 'REF-7', paidAt: expect.any(String) })
    const explorer = 'https://explorer.example.com/tron/tx/{hash}'
    expect(record?.explorer ?? undefined).toBe(field === 'transactionHash' ? explorer : undefined)
  })
})
