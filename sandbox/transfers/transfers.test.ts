import { expect, test } from 'vitest'
import { uploaded } from '../../shared/api/wire/upload.ts'
import { addressFrom } from '../channels/address.ts'
import { transfers } from '../database/schema.ts'
import { eachDatabase } from '../testing/each-database.ts'
import {
  errorOf,
  imageForm,
  ledgerSums,
  orderOf,
  proof,
  type TestSandbox,
  tinyPng,
  usdtWithdrawal,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'

const tron = addressFrom('TRON', 'a test')
const evm = addressFrom('EVM', 'a test')
/** The contract of USDT itself. */
const usdtOnTron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const uploadUrl = async (sandbox: TestSandbox, token: string): Promise<string> => {
  const answer = await sandbox.call('uploadImage', uploaded, { token, body: imageForm(tinyPng) })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.url
}

const countOrders = async (sandbox: TestSandbox) => sandbox.deps.database.queries.$count(transfers)

eachDatabase((get) => {
  test('the amount of a USD withdrawal is held at once and paid out after two approvals', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000.5')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('400.25')))
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '1000.5', marginUsd: '400.25' })

    expect((await sandbox.review(order, 'BROKER', 'approve')).status).toBe(200)
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '1000.5', marginUsd: '400.25' })
    const final = await sandbox.review(order, 'CLEARING', 'approve')
    expect(final.json.transfer.status).toBe('Success')
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '600.25', marginUsd: '0' })
  })

  test.each([
    ['US', undefined],
    ['JP', undefined],
    ['TW', 'In your region, withdrawals are made by bank wire only.'],
    ['', 'In your region, withdrawals are made by bank wire only.'],
  ])('a holder in %j withdraws USDT, or is told why not: %j', async (region, message) => {
    const sandbox = get()
    const { json } = await sandbox.control('POST', 'account', { usdt: '50', region })
    const answer = await sandbox.transfer(json.token, usdtWithdrawal('20', tron))
    expect(answer.ok ? undefined : answer.error.message).toBe(message)
    const marginCrypto = message ? '0' : '20'
    expect(await sandbox.walletOf(json.token)).toMatchObject({ marginCrypto })
  })

  test('a rejection at either tier returns the money', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000', '50')
    const first = orderOf(await sandbox.transfer(token, usdWithdrawal('1000')))
    await sandbox.review(first, 'BROKER', 'reject', 'Name differs')
    const second = orderOf(await sandbox.transfer(token, usdtWithdrawal('50', tron)))
    await sandbox.review(second, 'BROKER', 'approve')
    const rejected = await sandbox.review(second, 'CLEARING', 'reject', 'Address is listed')

    expect(rejected.json.transfer).toMatchObject({
      status: 'Fail',
      failReason: 'Address is listed',
    })
    expect(await sandbox.walletOf(token)).toEqual({
      amount: '1000',
      marginUsd: '0',
      cryptoAmount: '50',
      marginCrypto: '0',
    })
  })

  test('a proof is credited after both approvals, less the fee of its method', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('10')
    const url = await uploadUrl(sandbox, token)
    for (const [method, balance] of [
      ['', '210.5'],
      ['PAYPAL', '409.5'],
    ] as const) {
      const order = orderOf(await sandbox.transfer(token, proof('200.5', url, method)))
      await sandbox.review(order, 'BROKER', 'approve')
      await sandbox.review(order, 'CLEARING', 'approve')
      expect(await sandbox.walletOf(token)).toMatchObject({ amount: balance, marginUsd: '0' })
    }
  })

  test('a rejected proof changes no balance', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('10')
    const url = await uploadUrl(sandbox, token)
    const order = orderOf(await sandbox.transfer(token, proof('200', url)))
    await sandbox.review(order, 'BROKER', 'reject')
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '10', marginUsd: '0' })
  })

  test('tiers decide in turn, once, and a rejection needs a reason', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
    expect((await sandbox.review(order, 'CLEARING', 'approve')).status).toBe(400)
    expect((await sandbox.review(order, 'BROKER', 'reject', ' ')).status).toBe(400)
    await sandbox.review(order, 'BROKER', 'approve')
    expect((await sandbox.review(order, 'BROKER', 'approve')).status).toBe(400)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sandbox.review(order, 'CLEARING', 'approve')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '900', marginUsd: '0' })
  })

  test.each([
    ['99.99', 'Minimum transaction amount 100.00 USD', 28116],
    ['500.01', 'Maximum transaction amount 500.00 USD', 28100],
    ['-100', 'Please enter an amount', 28100],
    ['100.001', 'Amounts in USD may have no more than 2 decimal places', 28100],
    ['1e3', 'not understood', 28100],
  ])('a USD withdrawal of %s is refused', async (amount, words, code) => {
    const sandbox = get()
    const token = await sandbox.createAccount('500')
    const error = errorOf(await sandbox.transfer(token, usdWithdrawal(amount)))
    expect(error).toMatchObject({ kind: 'refused', code, status: 200 })
    expect(error?.message).toContain(words)
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '500', marginUsd: '0' })
  })

  test('the minimum and the maximum themselves are allowed', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('600', '25')
    orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
    orderOf(await sandbox.transfer(token, usdWithdrawal('500')))
    orderOf(await sandbox.transfer(token, usdtWithdrawal('10', evm, 'ERC20')))
    orderOf(await sandbox.transfer(token, usdtWithdrawal('15', evm.toLowerCase(), 'BEP20')))
    expect(await sandbox.walletOf(token)).toMatchObject({ marginUsd: '600', marginCrypto: '25' })
  })

  test.each([
    ['9.999999', tron, 'TRC20', 'Minimum transaction amount 10.00 USDT'],
    ['100.000001', tron, 'TRC20', 'Maximum transaction amount 100.00 USDT'],
    ['10', `${tron.slice(0, -1)}${tron.endsWith('x') ? 'y' : 'x'}`, 'TRC20', 'does not belong to'],
    ['10', evm, 'TRC20', 'does not belong to'],
    ['10', tron, 'ERC20', 'does not belong to'],
    ['10', evm.replace(/[a-f]/, (digit) => digit.toUpperCase()), 'ERC20', 'does not belong to'],
    ['10', evm, 'POLYGON', 'deposits only'],
    ['10', tron, 'SOLANA', 'Choose a network'],
    ['10', '', 'TRC20', 'does not belong to'],
    // A form reads the address in a text; an order has nothing but the address.
    ['10', `TRC20: ${tron}`, 'TRC20', 'does not belong to'],
    ['10', ` ${tron}`, 'TRC20', 'does not belong to'],
    ['10', usdtOnTron, 'TRC20', 'does not belong to'],
    ['10', `0x${'0'.repeat(40)}`, 'ERC20', 'does not belong to'],
  ])('a withdrawal of %s USDT to %s on %s is refused', async (amount, address, channel, words) => {
    const sandbox = get()
    const token = await sandbox.createAccount('0', '100')
    const error = errorOf(await sandbox.transfer(token, usdtWithdrawal(amount, address, channel)))
    expect(error?.message).toContain(words)
    expect(await sandbox.walletOf(token)).toMatchObject({ marginCrypto: '0' })
  })

  test('a withdrawal without a bound card, and any other payload, is refused', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('500', '100', null)
    const other = await sandbox.createAccount('500')
    const foreign = await uploadUrl(sandbox, other)
    const payloads = [
      usdWithdrawal('100'),
      { ...usdtWithdrawal('10', tron), extra: 1 },
      { ...usdWithdrawal('100'), paymentChannel: '' },
      { ...usdtWithdrawal('10', tron), remark: 'hello' },
      { ...usdtWithdrawal('10', tron), type: 'DEPOSIT' },
      proof('100', ''),
      proof('100', 'https://example.com/x.png'),
      proof('100', foreign),
      proof('100', foreign, 'CASH'),
      null,
      'text',
    ]
    for (const payload of payloads) {
      expect(errorOf(await sandbox.transfer(token, payload))).toMatchObject({ kind: 'refused' })
    }
  })

  test('a daily limit applies to the sum of several withdrawals', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('0', '1500000')
    for (const amount of ['500000', '500000']) {
      orderOf(await sandbox.transfer(token, usdtWithdrawal(amount, tron)))
    }
    const error = errorOf(await sandbox.transfer(token, usdtWithdrawal('10', tron)))
    expect(error?.message).toContain(
      'Left today: 0.00 USDT of the daily limit of 1,000,000.00 USDT',
    )
  })

  test('requests with the same key return the same order, even simultaneous ones', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000')
    const before = await countOrders(sandbox)
    const first = orderOf(await sandbox.transfer(token, usdWithdrawal('300'), 'key-1'))
    expect(orderOf(await sandbox.transfer(token, usdWithdrawal('300.0'), 'key-1'))).toBe(first)

    const many = await Promise.all(
      Array.from({ length: 12 }, () => sandbox.transfer(token, usdWithdrawal('200'), 'key-2')),
    )
    expect(new Set(many.map(orderOf)).size).toBe(1)
    expect((await countOrders(sandbox)) - before).toBe(2)
    expect(await sandbox.walletOf(token)).toMatchObject({ marginUsd: '500' })
  })

  test('a key with another payload is refused, but another account can use it', async () => {
    const sandbox = get()
    const [token, other] = [
      await sandbox.createAccount('1000'),
      await sandbox.createAccount('1000'),
    ]
    orderOf(await sandbox.transfer(token, usdWithdrawal('300'), 'shared'))
    const error = errorOf(await sandbox.transfer(token, usdWithdrawal('301'), 'shared'))
    expect(error).toMatchObject({ code: 28102 })
    expect(error?.message).toContain('another transfer')
    orderOf(await sandbox.transfer(other, usdWithdrawal('301'), 'shared'))
  })

  test('50 simultaneous withdrawals never overdraw a wallet', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1050')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        sandbox.transfer(token, usdWithdrawal('100'), `one-of-50-${n}`),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '1050', marginUsd: '1000' })
    expect(await ledgerSums(sandbox)).toEqual(['0', '0'])
  })

  test('a crash between two writes rolls both back', async () => {
    const sandbox = get()
    const { database } = sandbox.deps
    const token = await sandbox.createAccount('1000')
    const before = await countOrders(sandbox)
    // The mail is the last write of a transfer: it fails after order, reviews and ledger.
    await database.script(`
      CREATE FUNCTION sandbox.crash() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'injected'; END $$;
      CREATE TRIGGER crash BEFORE INSERT ON sandbox.mails EXECUTE FUNCTION sandbox.crash()`)
    const log = console.error
    console.error = () => {}
    const answer = await sandbox.transfer(token, usdWithdrawal('300'), 'crashed')
    console.error = log
    await database.script('DROP TRIGGER crash ON sandbox.mails; DROP FUNCTION sandbox.crash()')

    expect(errorOf(answer)).toBeDefined()
    expect(await countOrders(sandbox)).toBe(before)
    expect(await sandbox.walletOf(token)).toMatchObject({ amount: '1000', marginUsd: '0' })
    // The key is free again: nothing was written under it.
    orderOf(await sandbox.transfer(token, usdWithdrawal('300'), 'crashed'))
  })

  test('mails report the states of a transfer', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('300')))
    await sandbox.review(order, 'BROKER', 'reject', 'Name differs')
    const { mails } = (await sandbox.control('GET', 'inbox')).json
    const subjects = mails.map(({ subject }: { subject: string }) => subject)
    expect(subjects.slice(0, 2)).toEqual([`Order ${order} rejected`, `Order ${order} received`])
    expect(mails[0].text).toContain('Name differs')
  })

  test('only the mail of the last approval calls the order approved', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('300')))
    await sandbox.review(order, 'BROKER', 'approve')
    await sandbox.review(order, 'CLEARING', 'approve')
    const { mails } = (await sandbox.control('GET', 'inbox')).json
    const subjects = mails.map(({ subject }: { subject: string }) => subject)
    expect(subjects.slice(0, 2)).toEqual([
      `Order ${order} approved`,
      `Order ${order}: preliminary review passed`,
    ])
  })

  test('a mail is in the language of the last call of its account', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('1000')
    const headers = { 'accept-language': 'ja' }
    await sandbox.send('transfer', { token, body: usdWithdrawal('300'), headers })
    const mails = async () => (await sandbox.control('GET', 'inbox')).json.mails
    const [{ text, subject }] = await mails()
    expect(text).toMatch(/^300.00 USDの出金を審査しています。/)
    const order = /EX\d+/.exec(subject)?.[0] ?? ''
    // The operator decides here; a call without a language changes nothing.
    await sandbox.walletOf(token)
    await sandbox.review(order, 'BROKER', 'reject', 'Name differs')
    expect((await mails())[0]).toMatchObject({
      subject: `受付番号 ${order}：承認されませんでした`,
      text: expect.stringContaining(
        '提携ブローカーの一次審査で承認されませんでした。理由：Name differs',
      ),
    })
    await sandbox.send('getWalletHomePage', { token, headers: { 'accept-language': 'ko' } })
    await sandbox.send('transfer', { token, body: usdWithdrawal('300'), headers: {} })
    expect((await mails())[0].text).toContain('300.00 USD 출금을 심사하고 있습니다.')
  })

  test('incoming USDT is credited from the minimum on', async () => {
    const sandbox = get()
    const token = await sandbox.createAccount('0', '0')
    const { accounts } = (await sandbox.control('GET', 'accounts')).json
    expect(accounts.some((account: { token: string }) => account.token === token)).toBe(true)
    const response = await sandbox.send('getChannel', { token, path: { direction: '1' } })
    const { data } = (await response.json()) as {
      data: { list: { value: string; address: string; minAmount: string }[] }
    }
    const channel = data.list.find(({ value }) => value === 'ERC20')
    const address = channel?.address
    const below = await sandbox.control('POST', 'incoming', { address, amount: '99.999999' })
    expect(below.json).toMatchObject({ credited: false })
    expect(below.json.note).toContain('below the minimum of 100.00 USDT')
    expect(await sandbox.walletOf(token)).toMatchObject({ cryptoAmount: '0' })

    const enough = await sandbox.control('POST', 'incoming', { address, amount: '100' })
    expect(enough.json).toMatchObject({ credited: true })
    expect(await sandbox.walletOf(token)).toMatchObject({ cryptoAmount: '100' })
    const nobody = await sandbox.control('POST', 'incoming', { address: tron, amount: '100' })
    expect(nobody.status).toBe(400)
    expect(await ledgerSums(sandbox)).toEqual(['0', '0'])
  })
})
