import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type ConfirmationProof,
  confirmationRequest,
  passkeyCreation,
  passkeyList,
  type RemovalProof,
  removalRequest,
} from '../../shared/api/wire/confirmation.ts'
import { itemOf, requiredItemOf } from '../../shared/api/wire/data.ts'
import { historyRecord } from '../../shared/api/wire/history.ts'
import { transferRecord } from '../../shared/api/wire/transfer.ts'
import { challengeOf } from '../../shared/orders/confirmation/order-text.ts'
import { accountOf } from '../accounts/account-of-token.ts'
import { addressFrom } from '../channels/address.ts'
import { crashAtEachWrite } from '../testing/crash.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { softwarePasskey } from '../testing/software-passkey.ts'
import {
  errorOf,
  orderOf,
  type TestSandbox,
  usdtWithdrawal,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'

const tron = addressFrom('TRON', 'a test')
const origin = 'http://localhost:4311'
const headers = { origin }

let now = Date.parse('2026-11-28T10:00:00Z')
const pass = (seconds: number) => {
  now += seconds * 1000
}

type Ways = 'CODE' | 'PASSKEY' | 'APP'

/** An account that has to confirm its orders, with its calls. */
async function holderOf(sandbox: TestSandbox, confirms: Ways = 'CODE') {
  const token = await sandbox.createAccount('1000', '1000')
  const account = token.slice('sandbox-'.length)
  await sandbox.control('POST', 'account/confirmation', { account, confirms })
  const order = (body: object, key: string | undefined, confirmation?: ConfirmationProof) =>
    sandbox.call('transfer', itemOf(transferRecord), {
      token,
      ...(key !== undefined && { key }),
      headers,
      body: { ...body, ...(confirmation && { confirmation }) },
    })
  const contact = async () =>
    (await accountOf(sandbox.deps.database.queries, token, new Date(now))).contact
  const sendCode = async (id: string) => {
    const sent = await sandbox.call('sendOrderCode', v.unknown(), { token, body: { id } })
    if (!sent.ok) return { error: sent.error, code: '', text: '' }
    const { mails } = (await sandbox.control('GET', `inbox?to=${await contact()}`)).json
    const [, code = ''] = /is (\d{6})/.exec(mails[0].text) ?? []
    return { code, text: mails[0].text as string, error: undefined }
  }
  return { token, account, order, sendCode, contact }
}

/** How the server wants an order to be confirmed. */
const asked = (answer: Awaited<ReturnType<TestSandbox['transfer']>>) => {
  const error = errorOf(answer)
  expect(error).toMatchObject({ kind: 'refused', code: 28117 })
  return v.parse(confirmationRequest, error?.confirmation)
}

eachDatabase(
  (get) => {
    test('an account that need not confirm sends as before', async () => {
      const sandbox = get()
      const token = await sandbox.createAccount('1000')
      const order = await sandbox.transfer(token, usdWithdrawal('400'), 'key')
      expect(order).toMatchObject({ ok: true, value: { confirmedBy: null } })
    })

    test('the code in the mail, which names the whole order, confirms it once', async () => {
      const sandbox = get()
      const { token, order, sendCode } = await holderOf(sandbox)
      const withdrawal = usdtWithdrawal('100.50', tron)
      const first = asked(await order(withdrawal, 'key'))
      expect(first).toMatchObject({
        order: {
          amount: '100.5',
          currency: 'USDT',
          network: 'TRC20',
          destination: tron,
          fee: '1',
        },
        code: { sentTo: expect.stringMatching(/^t\*\*\*@sandbox\.example$/) },
      })
      expect(await sandbox.walletOf(token)).toMatchObject({ marginCrypto: '0' })
      // Its answer was lost: the same confirmation is asked for.
      expect(asked(await order(withdrawal, 'key')).id).toBe(first.id)

      const { code, text } = await sendCode(first.id)
      for (const fact of ['100.50 USDT', tron, 'fee 1.00 USDT']) expect(text).toContain(fact)
      const proof = { id: first.id, code }
      const answers = await Promise.all([1, 2, 3].map(() => order(withdrawal, 'key', proof)))
      expect(new Set(answers.map(orderOf)).size).toBe(1)
      expect(answers[0]).toMatchObject({ value: { confirmedBy: 'CODE' } })
      expect(await sandbox.walletOf(token)).toMatchObject({ marginCrypto: '100.5' })
      // Neither the confirmation nor its code works for another order.
      const second = asked(await order(withdrawal, 'another', proof))
      expect(second).toMatchObject({ problem: 'EXPIRED' })
      expect(second.id).not.toBe(first.id)
    })

    test('a wrong code counts, five of them end the code, and another one works', async () => {
      const sandbox = get()
      const { order, sendCode } = await holderOf(sandbox)
      const withdrawal = usdWithdrawal('100')
      const { id } = asked(await order(withdrawal, 'key'))
      const { code } = await sendCode(id)
      const wrong = code === '000000' ? '111111' : '000000'
      for (const problem of [...Array(4).fill('WRONG_CODE'), 'TOO_MANY_TRIES']) {
        expect(asked(await order(withdrawal, 'key', { id, code: wrong })).problem).toBe(problem)
      }
      expect(asked(await order(withdrawal, 'key', { id, code })).problem).toBe('TOO_MANY_TRIES')
      expect((await sendCode(id)).error).toMatchObject({ code: 28113, waitSeconds: 60 })
      pass(60)
      const again = await sendCode(id)
      expect((await order(withdrawal, 'key', { id, code: again.code })).ok).toBe(true)
    })

    test('a code confirms one order of one person: none with another amount, key or holder, and no second one', async () => {
      const sandbox = get()
      const { token, order, sendCode } = await holderOf(sandbox)
      const stranger = await holderOf(sandbox)
      const withdrawal = usdtWithdrawal('100', tron)
      for (const key of ['key', undefined]) {
        const { id } = asked(await order(withdrawal, key))
        const proof = { id, code: (await sendCode(id)).code }
        const another = await order({ ...withdrawal, amount: '900' }, key, proof)
        expect(asked(another)).toMatchObject({ problem: 'EXPIRED', order: { amount: '900' } })
        for (const elsewhere of [
          await order(withdrawal, 'another', proof),
          await stranger.order(withdrawal, key, proof),
        ]) {
          expect(asked(elsewhere).problem).toBe('EXPIRED')
        }
        expect((await order(withdrawal, key, proof)).ok).toBe(true)
        if (key === undefined) {
          expect(asked(await order(withdrawal, key, proof)).problem).toBe('EXPIRED')
        }
        pass(60)
      }
      expect(await sandbox.walletOf(token)).toMatchObject({ marginCrypto: '200' })
    })

    test('a crash at any write of an order that a code confirms leaves the code unused, and nothing held', async () => {
      const sandbox = get()
      const { token, order, sendCode } = await holderOf(sandbox)
      const withdrawal = usdtWithdrawal('100.5', tron)
      const { id } = asked(await order(withdrawal, 'key'))
      const { code } = await sendCode(id)
      await crashAtEachWrite(
        sandbox,
        ['confirmations', 'transfers', 'reviews', 'postings', 'entries', 'mails'],
        async () => {
          const answer = await order(withdrawal, 'key', { id, code })
          expect(answer.ok).toBe(false)
          expect(errorOf(answer)).not.toMatchObject({ code: 28117 })
          expect(await sandbox.walletOf(token)).toMatchObject({ marginCrypto: '0' })
        },
      )
      expect(await order(withdrawal, 'key', { id, code })).toMatchObject({
        value: { confirmedBy: 'CODE' },
      })
      expect(await sandbox.walletOf(token)).toMatchObject({ marginCrypto: '100.5' })
    })

    test('a late code says so, and counts for no other order', async () => {
      const sandbox = get()
      const { order, sendCode } = await holderOf(sandbox)
      const { id } = asked(await order(usdWithdrawal('100'), 'key'))
      const { code } = await sendCode(id)
      expect(asked(await order(usdWithdrawal('101'), 'other', { id, code })).problem).toBe(
        'EXPIRED',
      )
      pass(11 * 60)
      const late = asked(await order(usdWithdrawal('100'), 'key', { id, code }))
      expect(late).toMatchObject({ problem: 'EXPIRED' })
      expect(late.id).not.toBe(id)
      expect(
        errorOf(
          await sandbox.call('sendOrderCode', v.unknown(), {
            token: (await holderOf(sandbox)).token,
            body: { id: late.id },
          }),
        ),
      ).toMatchObject({ code: 28101 })
    })

    test('a passkey that was added after a code signs one order, and no other', async () => {
      const sandbox = get()
      const { token, order, sendCode } = await holderOf(sandbox, 'PASSKEY')
      const { id } = asked(await order(usdWithdrawal('100'), 'first'))
      const { code } = await sendCode(id)
      const start = (given: string, from = headers) =>
        sandbox.call('startPasskey', requiredItemOf(passkeyCreation), {
          token,
          headers: from,
          body: { id, code: given },
        })
      // A login alone adds no passkey, nor does a code before it has confirmed an order.
      expect(errorOf(await start(code))).toMatchObject({ code: 28104 })
      await order(usdWithdrawal('100'), 'first', { id, code })
      expect(errorOf(await start('000000'))).toMatchObject({ code: 28104 })
      const creation = await start(code)
      if (!creation.ok) throw new Error(creation.error.message)
      const passkey = softwarePasskey(origin)
      const add = (challenge: string) =>
        sandbox.call('addPasskey', v.unknown(), {
          token,
          headers,
          body: { id, passkey: passkey.make(challenge) },
        })
      expect(errorOf(await add('another'))).toMatchObject({ code: 28104 })
      expect((await add(creation.value.challenge)).ok).toBe(true)

      const withdrawal = usdtWithdrawal('200', tron)
      const request = asked(await order(withdrawal, 'second'))
      expect(request.passkey?.allowCredentials.map(({ id }) => id)).toEqual([passkey.id])
      const challenge = await challengeOf(request.id, request.order)
      expect(request.passkey?.challenge).toBe(challenge)
      const signed = (by: ReturnType<typeof passkey.sign>, key = 'second') =>
        order(withdrawal, key, { id: request.id, passkey: by })
      const toOther = await challengeOf(request.id, { ...request.order, destination: 'T0' })
      const stranger = softwarePasskey(origin)
      for (const wrong of [
        passkey.sign(toOther),
        // The person was not verified.
        passkey.sign(challenge, 0x01),
        { ...stranger.sign(challenge), id: passkey.id },
        { ...passkey.sign(challenge), id: 'none' },
      ]) {
        expect(asked(await signed(wrong)).problem).toBe('WRONG_PASSKEY')
      }
      const assertion = passkey.sign(challenge)
      expect(await signed(assertion)).toMatchObject({ ok: true, value: { confirmedBy: 'PASSKEY' } })
      expect(asked(await signed(assertion, 'third')).problem).toBe('EXPIRED')
    })

    test('a code that adds a passkey cannot be found by trying', async () => {
      const sandbox = get()
      const { token, order, sendCode } = await holderOf(sandbox, 'PASSKEY')
      const { id } = asked(await order(usdWithdrawal('100'), 'key'))
      const { code } = await sendCode(id)
      await order(usdWithdrawal('100'), 'key', { id, code })
      const wrong = code === '000000' ? '111111' : '000000'
      for (const given of [...Array(5).fill(wrong), code]) {
        const started = await sandbox.call('startPasskey', v.unknown(), {
          token,
          headers,
          body: { id, code: given },
        })
        expect(errorOf(started)).toMatchObject({ code: 28104 })
      }
    })

    test('passkeys are listed; one is removed with a code from the mail, and with nothing less', async () => {
      const sandbox = get()
      const { token, order, sendCode, contact } = await holderOf(sandbox, 'PASSKEY')
      const { id } = asked(await order(usdWithdrawal('100'), 'first'))
      const { code } = await sendCode(id)
      await order(usdWithdrawal('100'), 'first', { id, code })
      const start = (body: object) =>
        sandbox.call('startPasskey', requiredItemOf(passkeyCreation), { token, headers, body })
      const creation = await start({ id, code })
      if (!creation.ok) throw new Error(creation.error.message)
      const passkey = softwarePasskey(origin)
      await sandbox.call('addPasskey', v.unknown(), {
        token,
        headers: { ...headers, 'sec-ch-ua-platform': '"Windows"' },
        body: { id, passkey: passkey.make(creation.value.challenge) },
      })
      const list = () => sandbox.call('getPasskeys', passkeyList, { token })
      const remove = (confirmation?: RemovalProof, as = token) =>
        sandbox.call('removePasskey', passkeyList, {
          token: as,
          body: { id: passkey.id, ...(confirmation && { confirmation }) },
        })
      const removalIn = (answer: Awaited<ReturnType<typeof remove>>) => {
        const error = errorOf(answer)
        expect(error).toMatchObject({ kind: 'refused', code: 28117 })
        return v.parse(removalRequest, error?.confirmation)
      }
      const addedAt = new Date(now).toISOString()
      expect(await list()).toMatchObject({
        value: { list: [{ id: passkey.id, name: 'Windows', addedAt }] },
      })
      pass(100)
      const request = asked(await order(usdWithdrawal('110'), 'second'))
      const signed = passkey.sign(await challengeOf(request.id, request.order))
      expect(
        (await order(usdWithdrawal('110'), 'second', { id: request.id, passkey: signed })).ok,
      ).toBe(true)
      const lastUsedAt = new Date(now).toISOString()
      expect(await list()).toMatchObject({ value: { list: [{ lastUsedAt }] } })

      // Another holder neither sees it nor learns that it is there.
      const stranger = await holderOf(sandbox)
      expect(await remove(undefined, stranger.token)).toMatchObject({ value: { list: [] } })
      // A login alone does not suffice, nor does the code of an order, used or open.
      expect(removalIn(await remove({ id, code })).problem).toBe('EXPIRED')
      const open = asked(await order(usdWithdrawal('120'), 'third'))
      const ofOrder = await sendCode(open.id)
      expect(removalIn(await remove({ id: open.id, code: ofOrder.code })).problem).toBe('EXPIRED')
      const removal = removalIn(await remove())
      expect(removal).toMatchObject({ code: { sentTo: expect.stringContaining('***') } })
      const sent = await sendCode(removal.id)
      expect(sent.text).toContain('remove the passkey “Windows”')
      const wrong = sent.code === '000000' ? '111111' : '000000'
      expect(removalIn(await remove({ id: removal.id, code: wrong })).problem).toBe('WRONG_CODE')
      // Its code confirms no order.
      const proof = { id: removal.id, code: sent.code }
      expect(asked(await order(usdWithdrawal('120'), 'third', proof)).problem).toBe('EXPIRED')
      expect(await list()).toMatchObject({ value: { list: [{ id: passkey.id }] } })

      const removed = await Promise.all([remove(proof), remove(proof), remove(proof)])
      for (const answer of removed) expect(answer).toEqual({ ok: true, value: { list: [] } })
      const { mails } = (await sandbox.control('GET', `inbox?to=${await contact()}`)).json
      const about = (subject: string) =>
        mails.filter((mail: { subject: string }) => mail.subject === subject)
      expect(about('Passkey added')).toHaveLength(1)
      expect(about('Passkey removed')).toHaveLength(1)
      // The request of the removal is used up.
      const again = { token, body: { id: removal.id } }
      expect(errorOf(await sandbox.call('sendOrderCode', v.unknown(), again))).toMatchObject({
        message: 'There is nothing to confirm.',
      })
      // What it signs counts no more, and the code that has removed it adds no other one.
      const last = asked(await order(usdWithdrawal('120'), 'third'))
      expect(last).not.toHaveProperty('passkey')
      expect(last).toMatchObject({ code: { offersPasskey: true } })
      const late = passkey.sign(await challengeOf(last.id, last.order))
      expect(
        asked(await order(usdWithdrawal('120'), 'third', { id: last.id, passkey: late })).problem,
      ).toBe('WRONG_PASSKEY')
      expect(errorOf(await start(proof))).toMatchObject({ code: 28104 })
    })

    test('the app around the element confirms where the operator has allowed it, also for a friend', async () => {
      const sandbox = get()
      const { token, account, order } = await holderOf(sandbox)
      const { id } = asked(await order(usdWithdrawal('100'), 'key'))
      const refused = asked(await order(usdWithdrawal('100'), 'key', { id, app: {} }))
      expect(refused.problem).toBe('APP_REFUSED')
      await sandbox.control('POST', 'account/confirmation', { account, confirms: 'APP' })
      expect((await order(usdWithdrawal('100'), 'key', { id, app: {} })).ok).toBe(true)

      const { walletNumber } = await accountOf(
        sandbox.deps.database.queries,
        'sandbox-demo',
        new Date(now),
      )
      const send = (confirmation?: ConfirmationProof) =>
        sandbox.call('transferToFriend', itemOf(historyRecord), {
          token,
          key: 'friend',
          body: {
            walletNumber,
            currency: 'USD',
            amount: '5',
            ...(confirmation && { confirmation }),
          },
        })
      const request = v.parse(confirmationRequest, errorOf(await send())?.confirmation)
      expect(request).toMatchObject({
        order: { network: 'WALLET', destination: walletNumber },
        app: true,
      })
      expect(await send({ id: request.id, app: { proof: 'of the app' } })).toMatchObject({
        ok: true,
        value: { confirmedBy: 'APP' },
      })
    })
  },
  { clock: () => new Date(now) },
)
