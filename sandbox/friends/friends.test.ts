import { expect, test } from 'vitest'
import { itemOf } from '../../shared/api/wire/data.ts'
import { friend } from '../../shared/api/wire/friend.ts'
import { historyPage, historyRecord } from '../../shared/api/wire/history.ts'
import { accountOf } from '../accounts/account-of-token.ts'
import { maskedName } from '../accounts/masked-name.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { errorOf, ledgerSums, type TestSandbox } from '../testing/test-sandbox.ts'

test.each([
  ['Demo Holder', 'Demo H.'],
  ['José  María Holder', 'José H.'],
  ['王小明', '王○明'],
  ['山田 太郎', '山○ 太○'],
  ['김민수', '김○수'],
  ['Zoë', 'Z**'],
  ['Z', 'Z*'],
])('the name %j is masked as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})

const numberOf = async ({ deps }: TestSandbox, token: string) =>
  (await accountOf(deps.database.queries, token, new Date())).walletNumber

const find = (sandbox: TestSandbox, token: string, account: string) =>
  sandbox.call('findFriend', itemOf(friend), { token, body: { account } })

const send = (sandbox: TestSandbox, token: string, body: unknown, key?: string) =>
  sandbox.call('transferToFriend', itemOf(historyRecord), { token, body, ...(key && { key }) })

const newest = async (sandbox: TestSandbox, token: string) => {
  const answer = await sandbox.call('getHistory', historyPage, { token })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.list[0]
}

eachDatabase((get) => {
  test('a friend is found by number and e-mail address, with a masked name', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('0')
    const walletNumber = await numberOf(sandbox, 'sandbox-demo')
    const found = { ok: true, value: { walletNumber, maskedName: 'Demo H.', fee: '0' } }
    for (const name of [
      walletNumber,
      ` ${walletNumber.toLowerCase()} `,
      'Demo.Holder@sandbox.example',
      '+1 202-555-0123',
    ]) {
      expect(await find(sandbox, token, name)).toMatchObject(found)
    }
  })

  test('an unknown name and a closed account are not found, and the own account is refused', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('0')
    for (const name of ['W0000000000', 'nobody@sandbox.example', '', '%', 'Demo Holder']) {
      expect(await find(sandbox, token, name)).toMatchObject({ ok: true, value: undefined })
    }
    expect(await find(sandbox, token, 'closed.account@sandbox.example')).toMatchObject({
      ok: true,
      value: undefined,
    })
    const own = errorOf(await find(sandbox, token, await numberOf(sandbox, token)))
    expect(own?.message).toBe('This is your own account')
  })

  test('a name that is too long is refused in the language of the call', async () => {
    const sandbox = get()
    const answer = await sandbox.call('findFriend', itemOf(friend), {
      token: 'sandbox-demo',
      body: { account: 'a'.repeat(321) },
      headers: { 'accept-language': 'ja' },
    })
    expect(errorOf(answer)?.message).toBe('ウォレット番号またはメールアドレスは320文字以内です')
  })

  test('an account can look up thirty names in an hour', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('0')
    for (let n = 0; n < 30; n++) {
      expect((await find(sandbox, token, `W00000000${n}`)).ok).toBe(true)
    }
    const refused = errorOf(await find(sandbox, token, 'W0000000000'))
    expect(refused).toMatchObject({ code: 28103 })
    expect(refused?.message).toMatch(/Try again in 60 minutes/)
    const other = await sandbox.createAccount('0')
    expect((await find(sandbox, other, 'W0000000000')).ok).toBe(true)
  })

  test('money arrives at once, with a record on both sides', async () => {
    const sandbox = get()
    const [from, to] = [await sandbox.createAccount('100', '9'), await sandbox.createAccount('1')]
    const walletNumber = await numberOf(sandbox, to)
    const answer = await send(sandbox, from, { walletNumber, currency: 'USD', amount: '99.99' })
    const sent = {
      type: 'TRANSFER',
      direction: 'OUT',
      status: 'Success',
      currency: 'USD',
      amount: '99.99',
      counterparty: 'Test A.',
    }
    const known = { ...sent, fee: '0', counterpartyNumber: walletNumber }
    expect(answer).toMatchObject({ ok: true, value: known })
    expect(await newest(sandbox, from)).toMatchObject(known)
    expect(await newest(sandbox, to)).toMatchObject({
      ...sent,
      direction: 'IN',
      counterpartyNumber: null,
    })
    expect(await sandbox.walletOf(from)).toMatchObject({ amount: '0.01', cryptoAmount: '9' })
    expect(await sandbox.walletOf(to)).toMatchObject({ amount: '100.99' })

    await send(sandbox, from, { walletNumber, currency: 'USDT', amount: '9' })
    expect(await sandbox.walletOf(to)).toMatchObject({ cryptoAmount: '9' })
    const { mails } = (await sandbox.control('GET', 'inbox')).json
    expect(mails[0].text).toContain('You received 9.00 USDT from Test A..')
    expect(mails[1].text).toContain('You sent 9.00 USDT to Test A..')
  })

  test('money held for a withdrawal cannot be sent', async () => {
    const sandbox = get()
    const walletNumber = await numberOf(sandbox, 'sandbox-empty')
    const demo = { walletNumber, currency: 'USD', amount: '23980.51' }
    expect(errorOf(await send(sandbox, 'sandbox-demo', demo))?.message).toBe(
      'Maximum transaction amount 23,980.50 USD',
    )
  })

  test.each([
    [{ amount: '0' }, 'Please enter an amount'],
    [{ amount: '1.001' }, 'no more than 2 decimal places'],
    [{ amount: '100.01' }, 'Maximum transaction amount 100.00 USD'],
    [{ amount: '1', walletNumber: 'W0000000000' }, 'There is no such account'],
    [{ amount: '1', currency: 'EUR' }, 'currency'],
    [{ amount: 'one' }, 'amount'],
    [{ amount: '1', note: 'hello' }, 'note'],
  ])('the transfer %j is refused and nothing moves', async (change, words) => {
    const sandbox = get()
    const token = await sandbox.createAccount('100')
    const walletNumber = await numberOf(sandbox, 'sandbox-empty')
    const error = errorOf(await send(sandbox, token, { walletNumber, currency: 'USD', ...change }))
    expect(error?.message).toContain(words)
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '100' })
    expect(await newest(sandbox, token)).toBeUndefined()
  })

  test('a transfer to the own account, or to a closed one, is refused', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('100')
    const own = { walletNumber: await numberOf(sandbox, token), currency: 'USD', amount: '1' }
    expect(errorOf(await send(sandbox, token, own))?.message).toBe('This is your own account')
    const { json } = await sandbox.control('GET', 'accounts')
    const { walletNumber } = json.accounts.find(({ id }: { id: string }) => id === 'banned')
    const closed = errorOf(await send(sandbox, token, { ...own, walletNumber }))
    expect(closed?.message).toBe('There is no such account')
  })

  test('requests with the same key send once, and the key of a withdrawal is refused', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000')
    const walletNumber = await numberOf(sandbox, 'sandbox-second')
    const body = { walletNumber, currency: 'USD', amount: '10' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        send(sandbox, token, { ...body, amount: n % 2 ? '10' : '10.00' }, 'once'),
      ),
    )
    const orders = answers.map((answer) => answer.ok && answer.value?.orderNumber)
    expect(new Set(orders).size).toBe(1)
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '990' })

    await sandbox.transfer(
      token,
      { amount: '100', proveImage: '', remark: '', transferWay: 'WIRE', type: 'WITHDRAW' },
      'taken',
    )
    expect(errorOf(await send(sandbox, token, body, 'taken'))).toMatchObject({ code: 28102 })
  })

  test('simultaneous transfers in both directions all arrive', async () => {
    const sandbox = get()
    const tokens = [await sandbox.createAccount('50'), await sandbox.createAccount('50')]
    const wallets = await Promise.all(tokens.map((token) => numberOf(sandbox, token)))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        send(sandbox, tokens[n % 2] ?? '', {
          walletNumber: wallets[(n + 1) % 2],
          currency: 'USD',
          amount: '1',
        }),
      ),
    )
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    for (const token of tokens) {
      expect(await sandbox.walletOf(token)).toMatchObject({ amount: '50' })
    }
    expect(await ledgerSums(sandbox)).toEqual(['0', '0'])
  })

  test('simultaneous transfers never overdraw a wallet', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('25')
    const walletNumber = await numberOf(sandbox, 'sandbox-nocard')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(sandbox, token, { walletNumber, currency: 'USD', amount: '10' }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '5' })
  })
})
