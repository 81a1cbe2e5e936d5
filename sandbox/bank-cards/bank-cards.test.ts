import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bankCard, isBound } from '../../shared/api/wire/bank-card.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import type { BankCardBinding } from '../../shared/api/wire/requests.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { errorOf, orderOf, type TestSandbox, usdWithdrawal } from '../testing/test-sandbox.ts'

const dutch: BankCardBinding = {
  holderName: 'Test Account',
  holderAddress: '3 Fictional Street',
  bankName: 'Example Bank of Amsterdam',
  bankAccount: 'NL91 ABNA 0417 1643 00',
  bankAddress: '1 Fictional Gracht',
  country: 'NL',
  city: 'Amsterdam',
  postCode: '1017 CA',
  swiftCode: 'EXMPNL20',
}

const american: BankCardBinding = {
  ...dutch,
  bankName: 'Example Bank of Sampleton',
  bankAccount: '0000-1234-5678',
  country: 'us',
  swiftCode: 'exmpus20xxx',
}

const accountIn = async (sandbox: TestSandbox, region: string, card: string | null = null) =>
  (await sandbox.control('POST', 'account', { usd: '1000', card, region })).json.token as string

const cardOf = async (sandbox: TestSandbox, token: string) => {
  const answer = await sandbox.call('getBankCard', itemOf(bankCard), { token })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

const bind = (sandbox: TestSandbox, token: string, body: unknown, key?: string) =>
  sandbox.call('bindBankCard', itemOf(bankCard), { token, body, ...(key && { key }) })

const remove = (sandbox: TestSandbox, token: string, key?: string) =>
  sandbox.send('removeBankCard', { token, ...(key && { key }) })

/** Decides the open request of the only account that has one with this bank account. */
const decide = async (
  sandbox: TestSandbox,
  bankAccount: string,
  decision: 'approve' | 'reject',
  reason?: string,
) => {
  const { cards } = (await sandbox.control('GET', 'cards')).json
  const found = cards.filter(
    (card: { details: BankCardBinding }) => card.details.bankAccount === bankAccount,
  )
  expect(found).toHaveLength(1)
  return sandbox.control('POST', 'cards', { id: found[0].id, decision, reason })
}

/** An IBAN of the Netherlands with correct check digits. */
const iban = (digits: string): string => {
  const rest = [...`ABNA${digits}NL00`]
    .map((character) => Number.parseInt(character, 36).toString())
    .join('')
  return `NL${String(98n - (BigInt(rest) % 97n)).padStart(2, '0')}ABNA${digits}`
}

eachDatabase((get) => {
  test('a card is bound at once in a region that binds automatically', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'US')
    const answer = await bind(sandbox, token, american)
    expect(answer).toMatchObject({
      ok: true,
      value: {
        bankAccount: '000012345678',
        country: 'US',
        swiftCode: 'EXMPUS20XXX',
        holderName: 'Test Account',
        bankName: 'Example Bank of Sampleton',
        status: 'Success',
        fee: '25',
      },
    })
    orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
  })

  test('elsewhere a card is reviewed before withdrawals can go to it', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'TW')
    const bankAccount = iban('0000000001')
    await bind(sandbox, token, { ...dutch, bankAccount })
    const waiting = await cardOf(sandbox, token)
    expect(waiting).toMatchObject({ bankAccount, status: 'Auditing' })
    expect(waiting && isBound(waiting)).toBe(false)
    const refused = errorOf(await sandbox.transfer(token, usdWithdrawal('100')))
    expect(refused?.message).toBe('Add a bank account first')

    expect((await decide(sandbox, bankAccount, 'approve')).json).toEqual({ status: 'Success' })
    const bound = await cardOf(sandbox, token)
    expect(bound).toMatchObject({ bankAccount, status: 'Success' })
    expect(bound && isBound(bound)).toBe(true)
    orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
  })

  test('a rejection needs a reason, which the account holder reads, and is final', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'JP')
    const bankAccount = iban('0000000002')
    await bind(sandbox, token, { ...dutch, bankAccount })
    const { cards } = (await sandbox.control('GET', 'cards')).json
    expect((await decide(sandbox, bankAccount, 'reject', ' ')).status).toBe(400)
    await decide(sandbox, bankAccount, 'reject', 'The bank does not know it')
    expect(await cardOf(sandbox, token)).toMatchObject({
      status: 'Fail',
      failReason: 'The bank does not know it',
    })
    const [{ id }] = cards.slice(-1)
    const again = await sandbox.control('POST', 'cards', { id, decision: 'approve' })
    expect(again.status).toBe(400)
    const unknown = await sandbox.control('POST', 'cards', { id: 999_999, decision: 'approve' })
    expect(unknown.status).toBe(400)
  })

  test('the bound card stays until the one that replaces it is approved', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'KR', '6200000000007777')
    const [first, second] = [iban('0000000003'), iban('0000000004')]
    await bind(sandbox, token, { ...dutch, bankAccount: first })
    expect(await cardOf(sandbox, token)).toMatchObject({
      bankAccount: '6200000000007777',
      status: 'Success',
      replacement: { bankAccount: first, status: 'Auditing' },
    })
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('100')))

    await decide(sandbox, first, 'reject', 'Unreadable')
    expect(await cardOf(sandbox, token)).toMatchObject({
      bankAccount: '6200000000007777',
      replacement: { status: 'Fail', failReason: 'Unreadable' },
    })
    await bind(sandbox, token, { ...dutch, bankAccount: second })
    await sandbox.review(order, 'BROKER', 'reject')
    await decide(sandbox, second, 'approve')
    const replaced = await cardOf(sandbox, token)
    expect(replaced).toMatchObject({ bankAccount: second, status: 'Success' })
    expect(replaced?.replacement).toBeUndefined()
  })

  test('a newer request replaces one under review', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'FR')
    const [first, second] = [iban('0000000005'), iban('0000000006')]
    await bind(sandbox, token, { ...dutch, bankAccount: first })
    await bind(sandbox, token, { ...dutch, bankAccount: second })
    expect(await cardOf(sandbox, token)).toMatchObject({ bankAccount: second, status: 'Auditing' })
    const { cards } = (await sandbox.control('GET', 'cards')).json
    const waiting = cards.map(({ details }: { details: BankCardBinding }) => details.bankAccount)
    expect(waiting).toContain(second)
    expect(waiting).not.toContain(first)
  })

  test('removing a card also ends the review of its replacement', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'DE', '6200000000006666')
    const bankAccount = iban('0000000007')
    await bind(sandbox, token, { ...dutch, bankAccount })
    expect((await remove(sandbox, token)).status).toBe(200)
    expect(await cardOf(sandbox, token)).toBeUndefined()
    expect(errorOf(await sandbox.transfer(token, usdWithdrawal('100')))?.message).toBe(
      'Add a bank account first',
    )
    const { cards } = (await sandbox.control('GET', 'cards')).json
    expect(JSON.stringify(cards)).not.toContain(bankAccount)
  })

  test('a card is not removed while a withdrawal to it is under review', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'US', '6200000000005555')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
    const refused = await sandbox.call('removeBankCard', v.unknown(), { token })
    expect(errorOf(refused)?.message).toBe(
      `Withdrawal ${order} to this bank account is under review. You can remove the account once the review is complete.`,
    )
    expect(await cardOf(sandbox, token)).toMatchObject({ bankAccount: '6200000000005555' })
    await sandbox.review(order, 'BROKER', 'reject', 'The name differs')
    await remove(sandbox, token)
    expect(await cardOf(sandbox, token)).toBeUndefined()
  })

  test('a card is not replaced while a withdrawal to it is under review, but right after', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'US', '6200000000004444')
    const before = await cardOf(sandbox, token)
    const first = orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
    const second = orderOf(await sandbox.transfer(token, usdWithdrawal('200')))
    expect(await bind(sandbox, token, american)).toMatchObject({
      ok: true,
      value: {
        id: before?.id,
        bankAccount: '6200000000004444',
        status: 'Success',
        replacement: { bankAccount: '000012345678', status: 'Auditing' },
      },
    })
    expect((await decide(sandbox, '000012345678', 'approve')).status).toBe(400)

    await sandbox.review(first, 'BROKER', 'reject', 'The name differs')
    await sandbox.review(second, 'BROKER', 'approve')
    expect(await cardOf(sandbox, token)).toMatchObject({ bankAccount: '6200000000004444' })
    const { json } = await sandbox.review(second, 'CLEARING', 'approve')
    expect(json.transfer.bankCard).toMatchObject({ id: before?.id, bankAccount: '444' })
    const after = await cardOf(sandbox, token)
    expect(after).toMatchObject({ bankAccount: '000012345678', status: 'Success' })
    expect(after?.replacement).toBeUndefined()
    expect(after?.id).not.toBe(before?.id)
  })

  test('a card that waits for a withdrawal and has a doubtful name is reviewed after it', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'US', '6200000000005555')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
    const bankAccount = '000012345699'
    await bind(sandbox, token, { ...american, bankAccount, holderName: 'Test Q. Account' })
    await sandbox.review(order, 'BROKER', 'reject', 'The name differs')
    expect(await cardOf(sandbox, token)).toMatchObject({
      bankAccount: '6200000000005555',
      replacement: { bankAccount, status: 'Auditing' },
    })
    expect((await decide(sandbox, bankAccount, 'approve')).status).toBe(200)
    expect(await cardOf(sandbox, token)).toMatchObject({ bankAccount })
  })

  test('outside the United States, too, a withdrawal is decided before its card is replaced', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'KR', '6200000000003333')
    const order = orderOf(await sandbox.transfer(token, usdWithdrawal('100')))
    const bankAccount = iban('0000000009')
    await bind(sandbox, token, { ...dutch, bankAccount })
    const early = await decide(sandbox, bankAccount, 'approve')
    expect([early.status, JSON.stringify(early.json)]).toEqual([
      400,
      expect.stringContaining(`Decide withdrawal ${order} first`),
    ])
    await sandbox.review(order, 'BROKER', 'reject', 'The name differs')
    expect(await cardOf(sandbox, token)).toMatchObject({ bankAccount: '6200000000003333' })
    expect((await decide(sandbox, bankAccount, 'approve')).status).toBe(200)
    expect(await cardOf(sandbox, token)).toMatchObject({ bankAccount })
  })

  test('a withdrawal goes to the card that its person has confirmed, or is refused', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'US', '6200000000002222')
    const confirmed = (await cardOf(sandbox, token))?.id
    const withdraw = (bankCardId?: unknown) =>
      sandbox.transfer(token, { ...usdWithdrawal('100'), ...(bankCardId ? { bankCardId } : {}) })
    const answer = await withdraw(confirmed)
    expect(answer).toMatchObject({
      ok: true,
      value: { bankCard: { id: confirmed, bankAccount: '222', bankName: expect.any(String) } },
    })
    await sandbox.review(orderOf(answer), 'BROKER', 'reject', 'for a test')
    await bind(sandbox, token, american)
    const { amount, marginUsd } = await sandbox.walletOf(token)
    expect(errorOf(await withdraw(confirmed))).toMatchObject({
      code: 28114,
      message: 'The bank account that you confirmed is no longer in use',
    })
    await remove(sandbox, token)
    expect(errorOf(await withdraw(confirmed))).toMatchObject({ code: 28114 })
    expect(await sandbox.walletOf(token)).toMatchObject({ amount, marginUsd })
    await bind(sandbox, token, american)
    expect(await withdraw()).toMatchObject({
      ok: true,
      value: { bankCard: { bankAccount: '678' } },
    })
  })

  test('a request repeated with its key does nothing, another request with that key is refused', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'US')
    await bind(sandbox, token, american, 'bind-1')
    await remove(sandbox, token, 'remove-1')
    const repeated = await bind(sandbox, token, { ...american, country: 'US' }, 'bind-1')
    expect(repeated).toMatchObject({ ok: true, value: undefined })
    await bind(sandbox, token, american, 'bind-2')
    await remove(sandbox, token, 'remove-1')
    expect(await cardOf(sandbox, token)).toMatchObject({ status: 'Success' })
    const other = await bind(sandbox, token, { ...american, city: 'Elsewhere' }, 'bind-2')
    expect(errorOf(other)).toMatchObject({ code: 28102 })
    const reused = await bind(sandbox, token, american, 'remove-1')
    expect(errorOf(reused)).toMatchObject({ code: 28102 })
  })

  test('simultaneous requests with one key make one request', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'NL')
    const bankAccount = iban('0000000008')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => bind(sandbox, token, { ...dutch, bankAccount }, 'many')),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((await decide(sandbox, bankAccount, 'approve')).status).toBe(200)
  })

  test.each([
    ['another name', { holderName: 'Somebody Else' }, 'must be in the account holder’s name'],
    ['no name', { holderName: ' ' }, 'holderName'],
    ['no address', { holderAddress: '' }, 'holderAddress'],
    ['no bank', { bankName: '' }, 'bankName'],
    ['no bank address', { bankAddress: '' }, 'bankAddress'],
    ['no city', { city: '' }, 'city'],
    ['no post code', { postCode: '' }, 'postCode'],
    ['a country that does not exist', { country: 'XX' }, 'Choose the country'],
    ['a property of every object as country', { country: 'constructor' }, 'Choose the country'],
    ['a SWIFT/BIC of seven characters', { swiftCode: 'EXMPNL2' }, '8 to 11'],
    ['a SWIFT/BIC of twelve characters', { swiftCode: 'EXMPNL20XXXX' }, '8 to 11'],
    ['a SWIFT/BIC of digits', { swiftCode: '12345678' }, '8 to 11'],
    ['a SWIFT/BIC with a sign', { swiftCode: 'EXMP€NL20' }, '8 to 11'],
    ['wrong check digits', { bankAccount: 'NL92ABNA0417164300' }, 'valid IBAN for NL'],
    ['an IBAN of another country', { country: 'DE' }, 'valid IBAN for DE'],
    ['a number instead of an IBAN', { bankAccount: '0417164300' }, 'valid IBAN for NL'],
    ['a number that is too short', { country: 'US', bankAccount: '123' }, 'account number'],
    [
      'a number with an accented letter',
      { country: 'US', bankAccount: '12345é' },
      'account number',
    ],
    ['a field that is no text', { city: 5 }, 'city'],
    ['an unknown field', { extra: '1' }, 'extra'],
  ])('a card with %s is refused', async (_, change, words) => {
    const sandbox = get()
    const error = errorOf(
      await bind(sandbox, 'sandbox-nocard', { ...dutch, holderName: 'No Card', ...change }),
    )
    expect(error).toMatchObject({ kind: 'refused', code: 28100 })
    expect(error?.message).toContain(words)
    expect(await cardOf(sandbox, 'sandbox-nocard')).toBeUndefined()
  })

  test('names are compared without case, spaces and accents', async () => {
    const sandbox = get()
    const { token } = (await sandbox.control('POST', 'account', { name: 'José Núñez' })).json
    const answer = await bind(sandbox, token, { ...american, holderName: ' JOSE  NUNEZ ' })
    expect(answer).toMatchObject({ ok: true, value: { holderName: 'JOSE NUNEZ' } })
  })

  test('what is stored is what was understood', async () => {
    const sandbox = get()
    const token = await accountIn(sandbox, 'US')
    await bind(sandbox, token, {
      ...american,
      bankName: '\u202eelpmaxE\u202c Bank\u0007',
      bankAccount: 'Account no. １２３–４５６\u200b−７８９',
      swiftCode: 'SWIFT: exmp-us-20',
    })
    expect(await cardOf(sandbox, token)).toMatchObject({
      bankName: 'elpmaxE Bank',
      bankAccount: '123456789',
      swiftCode: 'EXMPUS20',
    })
    const german = await accountIn(sandbox, 'DE')
    await bind(sandbox, german, {
      ...dutch,
      country: 'DE',
      bankAccount: 'ＤＥ８９\u200b3704 0044 0532 0130 00',
      swiftCode: 'EXMPDE20',
    })
    expect(await cardOf(sandbox, german)).toMatchObject({ bankAccount: 'DE89370400440532013000' })
  })

  test.each([
    ['the holder’s name in another order', { holderName: 'ACCOUNT, TEST' }, 'Success'],
    ['a middle name', { holderName: 'TEST Q ACCOUNT' }, 'Auditing'],
    ['a name in another script', { holderName: '測試帳戶' }, 'Auditing'],
    ['a SWIFT/BIC of another country', { swiftCode: 'EXMPDE20' }, 'Auditing'],
    ['a SWIFT/BIC of nine characters', { swiftCode: 'EXMPUS20X' }, 'Auditing'],
  ])(
    'in the US, a card with %s is bound at once, or reviewed if a person must compare it',
    async (_, change, status) => {
      const sandbox = get()
      const token = await accountIn(sandbox, 'US')
      const answer = await bind(sandbox, token, { ...american, ...change })
      expect(answer).toMatchObject({ ok: true, value: { status } })
    },
  )
})
