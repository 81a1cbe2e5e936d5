import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { itemOf } from '../../shared/api/wire/data.ts'
import { codeToken, netAssetValue } from '../../shared/api/wire/fund.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { errorOf, type TestSandbox, usdWithdrawal } from '../testing/test-sandbox.ts'

const time = createTestClock()
let count = 0
/** An e-mail address and a network address that no other test uses. */
const somebody = () => {
  count++
  return { email: `somebody.${count}@example.com`, source: `10.0.0.${count}` }
}

const sendTo = async (sandbox: TestSandbox, email: string, source: string) => {
  const response = await sandbox.send('sendEmailCode', { path: { email }, source })
  return (await response.json()) as { code: number; message: string }
}

const newestCode = async (sandbox: TestSandbox, email: string): Promise<string> => {
  const { mails } = (await sandbox.control('GET', `inbox?to=${encodeURIComponent(email)}`)).json
  return /\b\d{6}\b/.exec(mails[0]?.text)?.[0] ?? ''
}

/** Sends a code and returns it. */
const codeFor = async (sandbox: TestSandbox, { email, source } = somebody()) => {
  expect(await sendTo(sandbox, email, source)).toMatchObject({ code: 20000 })
  return { email, source, code: await newestCode(sandbox, email) }
}

const check = async (
  sandbox: TestSandbox,
  email: string,
  code: string,
  key?: string,
  source?: string,
) => {
  const answer = await sandbox.call('checkEmailCode', codeToken, {
    path: { email, code },
    ...(key && { key }),
    ...(source && { source }),
  })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

const other = (code: string) => (code === '000000' ? '000001' : '000000')

const balance = (sandbox: TestSandbox, otpToken: string) =>
  sandbox.call('getBalanceInWeb', itemOf(netAssetValue), { otpToken })

eachDatabase(
  (get) => {
    test('a code is mailed, gives access to the balance of its mailbox, and works once', async () => {
      const sandbox = get()
      const { email, source } = somebody()
      const created = await sandbox.control('POST', 'account', { usd: '1000.5', usdt: '7', email })
      expect(created.json).toEqual({ token: expect.any(String), email })
      await sandbox.transfer(created.json.token, usdWithdrawal('300'))

      const { code } = await codeFor(sandbox, { email, source })
      expect(code).toMatch(/^\d{6}$/)
      const token = (await check(sandbox, email, code)) ?? ''
      for (let read = 0; read < 3; read++) {
        expect(await balance(sandbox, token)).toEqual({
          ok: true,
          value: {
            walletNumber: expect.stringMatching(/^W\d{10}$/),
            usdBalance: '1000.5',
            usdtBalance: '7',
          },
        })
      }
      expect(await check(sandbox, email, code)).toBeUndefined()
    })

    test('an address without a wallet gets a code, and a balance without an item', async () => {
      const sandbox = get()
      const { email, code } = await codeFor(sandbox)
      const token = (await check(sandbox, email, code)) ?? ''
      expect(await balance(sandbox, token)).toEqual({ ok: true, value: undefined })
    })

    test('different spellings of an address are one mailbox', async () => {
      const sandbox = get()
      const { source } = somebody()
      await sandbox.control('POST', 'account', { usd: '5', email: 'Ü.用户@Bücher.example' })
      await codeFor(sandbox, { email: ' ü.用户＠BÜCHER．example ', source })
      const code = await newestCode(sandbox, 'ü.用户@xn--bcher-kva.example')
      const token = (await check(sandbox, 'Ü.用户@bücher.EXAMPLE', code)) ?? ''
      expect(await balance(sandbox, token)).toMatchObject({ value: { usdBalance: '5' } })
      expect(await sendTo(sandbox, 'ü.用户@bücher.example', source)).toMatchObject({ code: 28113 })
      const again = await sandbox.control('POST', 'account', { email: 'ü.用户@BÜCHER.example' })
      expect(again).toMatchObject({ status: 400 })
    })

    test('an address with characters that are special in paths arrives intact', async () => {
      const sandbox = get()
      const { email, code } = await codeFor(sandbox, {
        email: 'a/b?c#d+e@example.com',
        source: 's',
      })
      expect(await check(sandbox, email, code)).toBeDefined()
    })

    test.each([
      'nobody',
      'a@example.com\r\nBcc: b@example.com',
      'a%0d%0aBcc:b@example.com',
      'a@example.com,b@example.com',
    ])('the invalid address %j gets no code', async (email) => {
      const sandbox = get()
      const mails = await sandbox.control('GET', 'inbox')
      expect(await sendTo(sandbox, email, somebody().source)).toMatchObject({
        code: 28100,
        message: 'Please enter a valid email',
      })
      expect((await sandbox.control('GET', 'inbox')).json).toEqual(mails.json)
    })

    test('the mail says how long the code is valid and that this is a sandbox', async () => {
      const sandbox = get()
      const { email, code } = await codeFor(sandbox)
      const { mails } = (await sandbox.control('GET', `inbox?to=${email}`)).json
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatchObject({ to: email, subject: 'Your verification code' })
      expect(mails[0].text).toContain(`Your verification code is ${code}.`)
      expect(mails[0].text).toContain('valid for ten minutes')
      expect(mails[0].text).toContain('sandbox: no real money moves')
    })

    test.each([
      ['zh-Hant', '您的驗證碼', '請等待 60 秒後再索取驗證碼。'],
      ['ja', '認証コードのお知らせ', '認証コードは60秒後に再送信できます。'],
      ['ko', '인증 코드 안내', '60초 후에 인증 코드를 다시 요청해 주세요.'],
    ])(
      'mail and refusal are in the language of the caller: %s',
      async (language, subject, wait) => {
        const sandbox = get()
        const { email, source } = somebody()
        const send = async () => {
          const headers = { 'accept-language': language }
          const response = await sandbox.send('sendEmailCode', { path: { email }, source, headers })
          return response.json()
        }
        expect(await send()).toMatchObject({ code: 20000 })
        const { mails } = (await sandbox.control('GET', `inbox?to=${email}`)).json
        expect(mails[0]).toMatchObject({ subject })
        expect(await newestCode(sandbox, email)).toMatch(/^\d{6}$/)
        expect(await send()).toMatchObject({ code: 28113, message: wait })
      },
    )

    test('the correct code works after four wrong tries, but not after five', async () => {
      const sandbox = get()
      for (const [wrong, isDead] of [
        [4, false],
        [5, true],
      ] as const) {
        const { email, code } = await codeFor(sandbox)
        for (let n = 0; n < wrong; n++) await check(sandbox, email, other(code))
        expect((await check(sandbox, email, code)) === undefined).toBe(isDead)
      }
    })

    test('five simultaneous tries count as five', async () => {
      const sandbox = get()
      const { email, code } = await codeFor(sandbox)
      await Promise.all(Array.from({ length: 5 }, () => check(sandbox, email, other(code))))
      expect(await check(sandbox, email, code)).toBeUndefined()
    })

    test('only one of several simultaneous correct checks gets a token', async () => {
      const sandbox = get()
      const { email, code } = await codeFor(sandbox)
      const tokens = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          check(sandbox, email, code, n < 3 ? `key-${n}` : undefined),
        ),
      )
      expect(tokens.filter((token) => token !== undefined)).toHaveLength(1)
    })

    test('a repeated check gets the same token with the same key, and none with another', async () => {
      const sandbox = get()
      const { email, code } = await codeFor(sandbox)
      const tokens = await Promise.all(
        Array.from({ length: 3 }, () => check(sandbox, email, code, 'my-key')),
      )
      expect(new Set(tokens).size).toBe(1)
      expect(tokens[0]).toBeDefined()
      expect(await check(sandbox, email, code, 'my-key')).toBe(tokens[0])
      expect(await check(sandbox, email, code, 'another-key')).toBeUndefined()
      expect(await check(sandbox, email, code)).toBeUndefined()
      expect(await check(sandbox, email, other(code), 'my-key')).toBeUndefined()

      const second = await codeFor(sandbox)
      await check(sandbox, second.email, second.code)
      expect(await check(sandbox, second.email, second.code, 'my-key')).toBeUndefined()
    })

    test('a code is valid for its own mailbox only', async () => {
      const sandbox = get()
      const { code } = await codeFor(sandbox)
      const { email } = await codeFor(sandbox)
      expect(await check(sandbox, email, code)).toBeUndefined()
      expect(await check(sandbox, somebody().email, code)).toBeUndefined()
      expect(await check(sandbox, 'nobody', code)).toBeUndefined()
    })

    test('a new code invalidates the previous one', async () => {
      const sandbox = get()
      const first = await codeFor(sandbox)
      time.pass(60)
      const second = await codeFor(sandbox, first)
      if (first.code !== second.code) {
        expect(await check(sandbox, first.email, first.code)).toBeUndefined()
      }
      expect(await check(sandbox, first.email, second.code)).toBeDefined()
    })

    test('a code is valid for ten minutes and its token for fifteen', async () => {
      const sandbox = get()
      const late = await codeFor(sandbox)
      time.pass(10 * 60)
      expect(await check(sandbox, late.email, late.code)).toBeUndefined()

      const { email, code } = await codeFor(sandbox)
      time.pass(10 * 60 - 1)
      const token = (await check(sandbox, email, code)) ?? ''
      time.pass(15 * 60 - 1)
      expect(await balance(sandbox, token)).toMatchObject({ ok: true })
      time.pass(1)
      expect(errorOf(await balance(sandbox, token))).toEqual({
        kind: 'refused',
        status: 200,
        code: 28104,
        message: 'Verify your e-mail address again.',
      })
    })

    test.each(['', 'nonsense', 'sandbox-demo'])('the token %j reads no balance', async (token) => {
      expect(errorOf(await balance(get(), token))).toMatchObject({ kind: 'refused', code: 28104 })
    })

    test('the next code to an address can be sent after a minute, and a refusal names the wait', async () => {
      const sandbox = get()
      const { email, source } = await codeFor(sandbox)
      time.pass(18)
      expect(await sendTo(sandbox, email, source)).toMatchObject({
        code: 28113,
        message: 'Wait 42 seconds before requesting another code.',
      })
      time.pass(41)
      expect((await sendTo(sandbox, email, source)).message).toContain('Wait 1 second before')
      time.pass(1)
      expect(await sendTo(sandbox, email, source)).toMatchObject({ code: 20000 })
    })

    test('only one of several codes requested simultaneously is sent', async () => {
      const sandbox = get()
      const { email } = somebody()
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => sendTo(sandbox, email, somebody().source)),
      )
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1)
      expect((await sandbox.control('GET', `inbox?to=${email}`)).json.mails).toHaveLength(1)
    })

    test('an address gets at most five codes in an hour from one source, and ten in all', async () => {
      const sandbox = get()
      const { email } = somebody()
      const tooMany = (minutes: number) => ({
        code: 28103,
        message: `Wait ${minutes} minutes before requesting another code.`,
      })
      const [first, second] = [somebody().source, somebody().source]
      for (const source of [first, second]) {
        for (let n = 0; n < 5; n++) {
          await codeFor(sandbox, { email, source })
          time.pass(60)
        }
        const minutes = source === first ? 55 : 50
        expect(await sendTo(sandbox, email, source)).toMatchObject(
          source === first ? tooMany(minutes) : { code: 28103 },
        )
      }
      expect(await sendTo(sandbox, email, somebody().source)).toMatchObject(tooMany(50))
      time.pass(50 * 60)
      expect(await sendTo(sandbox, email, somebody().source)).toMatchObject({ code: 20000 })
    })

    describe('a stranger who requests and guesses codes for an address', () => {
      const userCode = (sandbox: TestSandbox, account: string, source: string, purpose: string) =>
        sandbox.call('sendUserCode', v.unknown(), { body: { account, purpose }, source })
      const checkUser = async (
        sandbox: TestSandbox,
        account: string,
        source: string,
        purpose: string,
        code: string,
      ) => {
        const body = { account, purpose, code }
        const answer = await sandbox.call('checkUserCode', codeToken, { body, source })
        return answer.ok ? answer.value : undefined
      }

      test.each(['RESET', 'REGISTER'])('does not stop its holder: %s', async (purpose) => {
        const sandbox = get()
        const { email, source } = somebody()
        if (purpose === 'RESET') await sandbox.control('POST', 'account', { email })
        const stranger = somebody().source
        await userCode(sandbox, email, source, purpose)
        const code = await newestCode(sandbox, email)

        for (let n = 0; n < 5; n++) {
          await sendTo(sandbox, email, stranger)
          await check(sandbox, email, other(code), undefined, stranger)
          await checkUser(sandbox, email, stranger, purpose, other(code))
          time.pass(60)
          await userCode(sandbox, email, stranger, purpose)
        }
        expect(await checkUser(sandbox, email, source, purpose, code)).toBeDefined()
        time.pass(60)
        expect(await userCode(sandbox, email, source, purpose)).toMatchObject({ ok: true })
      })

      test('gets five tries at all of its codes', async () => {
        const sandbox = get()
        const { email, source } = somebody()
        await sandbox.control('POST', 'account', { email })
        await userCode(sandbox, email, source, 'RESET')
        const code = await newestCode(sandbox, email)
        const stranger = somebody().source
        time.pass(60)
        await userCode(sandbox, email, stranger, 'RESET')
        const guess = other(code) === (await newestCode(sandbox, email)) ? '000002' : other(code)
        for (let n = 0; n < 5; n++) await checkUser(sandbox, email, stranger, 'RESET', guess)
        expect(await checkUser(sandbox, email, stranger, 'RESET', code)).toBeUndefined()
        expect(await checkUser(sandbox, email, somebody().source, 'RESET', code)).toBeUndefined()
        expect(await checkUser(sandbox, email, source, 'RESET', code)).toBeDefined()
      })
    })

    test('a network address can request at most thirty codes in an hour', async () => {
      const sandbox = get()
      const { source } = somebody()
      const answers = await Promise.all(
        Array.from({ length: 33 }, () => sendTo(sandbox, somebody().email, source)),
      )
      expect(answers.filter(({ code }) => code === 20000)).toHaveLength(30)
      expect(await sendTo(sandbox, somebody().email, source)).toMatchObject({ code: 28103 })
      const elsewhere = somebody()
      expect(await sendTo(sandbox, elsewhere.email, elsewhere.source)).toMatchObject({
        code: 20000,
      })
      time.pass(60 * 60)
      expect(await sendTo(sandbox, somebody().email, source)).toMatchObject({ code: 20000 })
    })

    test('a test can reset the rate limits of its address', async () => {
      const sandbox = get()
      const first = await codeFor(sandbox)
      await sandbox.control('DELETE', `code-sends?email=${first.email}`)
      await codeFor(sandbox, first)
    })

    test('the database contains neither code nor token in plain text', async () => {
      const sandbox = get()
      const { email, code } = await codeFor(sandbox)
      const token = (await check(sandbox, email, code, 'a-key-of-mine')) ?? ''
      expect(token).not.toBe('')
      const { rows } = (await sandbox.deps.database.queries.execute(
        sql`SELECT (SELECT json_agg(c) FROM sandbox.email_codes c)::text
        || (SELECT json_agg(t) FROM sandbox.mailbox_tokens t)::text AS whole`,
      )) as unknown as { rows: [{ whole: string }] }
      expect(rows[0].whole).toContain(email)
      for (const secret of [`"${code}"`, token, 'a-key-of-mine']) {
        expect(rows[0].whole).not.toContain(secret)
      }
    })
  },
  { clock: time.clock },
)
