import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { codeToken, netAssetValue } from '../../shared/api/wire/fund.ts'
import { signedIn, userInfo } from '../../shared/api/wire/user.ts'
import { accounts } from '../database/schema.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestSandbox, errorOf, type TestSandbox } from '../testing/test-sandbox.ts'

const time = createTestClock()
let count = 0
/** An e-mail address, a mobile number and a network address that no other test uses. */
const somebody = () => {
  count++
  return {
    email: `Person.${count}@example.com`,
    mobile: `+1202555${String(1000 + count)}`,
    source: `10.1.0.${count}`,
  }
}

const password = 'Correct1Horse'
const other = 'Another2Horse'
const person = { password, name: 'Ada Lovelace', region: 'JP' }

type Purpose = 'REGISTER' | 'RESET'

const inboxOf = async (sandbox: TestSandbox, to: string) =>
  (await sandbox.control('GET', `inbox?to=${encodeURIComponent(to)}`)).json.mails

const sendCode = async (sandbox: TestSandbox, account: string, purpose: Purpose, headers = {}) => {
  const { source } = somebody()
  const body = { account, purpose }
  return sandbox.call('sendUserCode', v.unknown(), { body, source, headers })
}

const newestCode = async (sandbox: TestSandbox, to: string): Promise<string> => {
  const [newest] = await inboxOf(sandbox, to)
  return /\d{6}/.exec(newest?.text)?.[0] ?? 'no code'
}

const check = async (
  sandbox: TestSandbox,
  account: string,
  purpose: Purpose,
  code: string,
  key?: string,
) => {
  const answer = await sandbox.call('checkUserCode', codeToken, {
    body: { account, purpose, code },
    ...(key && { key }),
  })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

/** Sends a code to an address, checks it and returns the token. */
const verified = async (sandbox: TestSandbox, account: string, purpose: Purpose) => {
  expect(await sendCode(sandbox, account, purpose)).toMatchObject({ ok: true })
  return (await check(sandbox, account, purpose, await newestCode(sandbox, account))) ?? ''
}

const register = (sandbox: TestSandbox, otpToken: string, body: object = person, key?: string) =>
  sandbox.call('register', v.unknown(), { otpToken, body, ...(key && { key }) })

const reset = (sandbox: TestSandbox, otpToken: string, newPassword: string, key?: string) =>
  sandbox.call('resetPassword', v.unknown(), {
    otpToken,
    body: { password: newPassword },
    ...(key && { key }),
  })

const signIn = (
  sandbox: TestSandbox,
  account: string,
  entered: string,
  source = somebody().source,
) => sandbox.call('signIn', signedIn, { body: { account, password: entered }, source })

const tokenFor = async (sandbox: TestSandbox, account: string, entered = password) => {
  const answer = await signIn(sandbox, account, entered)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.token
}

const whoIs = (sandbox: TestSandbox, token: string) =>
  sandbox.call('getUserInfo', itemOf(userInfo), { token })

/** A registered person with an e-mail address. */
const registered = async (sandbox: TestSandbox) => {
  const { email } = somebody()
  await register(sandbox, await verified(sandbox, email, 'REGISTER'))
  return email
}

const wrong = {
  kind: 'refused',
  status: 200,
  code: refusalCodes.wrongCredentials,
  message: 'The account or password is incorrect.',
}

eachDatabase(
  (get) => {
    describe('a registration', () => {
      test.each(['email', 'mobile'] as const)(
        'by %s opens an account that can sign in',
        async (by) => {
          const sandbox = get()
          const account = somebody()[by]
          const otpToken = await verified(sandbox, account, 'REGISTER')
          expect(await register(sandbox, otpToken)).toMatchObject({ ok: true })

          const token = await tokenFor(sandbox, account)
          expect(await whoIs(sandbox, token)).toEqual({
            ok: true,
            value: {
              nickname: 'Ada Lovelace',
              name: 'Ada Lovelace',
              email: by === 'email' ? account : '',
              mobile: by === 'mobile' ? account : '',
              region: 'JP',
              walletNumber: expect.stringMatching(/^W\d{10}$/),
              hasPasskeys: false,
            },
          })
          expect(await sandbox.walletOf(token)).toMatchObject({ amount: '0', cryptoAmount: '0' })
        },
      )

      test('allows a sign-in with any spelling of its address', async () => {
        const sandbox = get()
        const { mobile } = somebody()
        const email = await registered(sandbox)
        await register(sandbox, await verified(sandbox, mobile, 'REGISTER'))
        await tokenFor(sandbox, ` ${email.toUpperCase()} `)
        await tokenFor(sandbox, `${mobile.slice(0, 2)} (${mobile.slice(2, 5)}) ${mobile.slice(5)}`)
      })

      test('can be repeated unchanged with its key after a lost answer', async () => {
        const sandbox = get()
        const { email } = somebody()
        const otpToken = await verified(sandbox, email, 'REGISTER')
        const answers = await Promise.all(
          ['key', 'key', 'key'].map((key) => register(sandbox, otpToken, person, key)),
        )
        expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
        time.pass(60 * 60)
        expect(await register(sandbox, otpToken, person, 'key')).toMatchObject({ ok: true })
        for (const again of [
          register(sandbox, otpToken, person, 'another-key'),
          register(sandbox, otpToken, person),
          register(sandbox, otpToken, { ...person, password: other }, 'key'),
        ]) {
          expect(errorOf(await again)).toMatchObject({ code: 28104 })
        }
        await tokenFor(sandbox, email)
      })

      test('needs a valid token of a code for registration', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        for (const otpToken of ['', 'nonsense', await verified(sandbox, email, 'RESET')]) {
          expect(errorOf(await register(sandbox, otpToken))).toMatchObject({
            code: 28104,
            message: 'Verify your e-mail address or mobile number again.',
          })
        }
        const late = await verified(sandbox, somebody().email, 'REGISTER')
        time.pass(15 * 60)
        expect(errorOf(await register(sandbox, late))).toMatchObject({ code: 28104 })
      })

      test('of an address that got an account meanwhile is refused', async () => {
        const sandbox = get()
        const { email } = somebody()
        const first = await verified(sandbox, email, 'REGISTER')
        time.pass(60)
        const second = await verified(sandbox, email, 'REGISTER')
        const answers = await Promise.all([first, second].map((token) => register(sandbox, token)))
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
        expect(answers.map(errorOf).find(Boolean)?.message).toBe(
          'You already have an account. Sign in.',
        )
      })

      test.each([
        [{ password: 'Short1' }, 'A password must have 8 to 200 characters'],
        [{ password: 'Symbols1!' }, 'A password must have 8 to 200 characters'],
        [{ password: `Aa1${'x'.repeat(200)}` }, 'A password must have 8 to 200 characters'],
        [{ password: 12345678 }, 'A password must have 8 to 200 characters'],
        [{ name: ' \n ' }, 'Please enter your name'],
        [{ name: '\u200b\u2060' }, 'Enter a valid name'],
        [{ name: '\u202eecilA' }, 'Enter a valid name'],
        [{ name: 'x'.repeat(101) }, 'Use 100 characters or fewer'],
        [{ region: 'Japan' }, 'Select your region of residence'],
        [{ region: 'XX' }, 'Select your region of residence'],
      ])('with %j is refused, and its token stays', async (change, message) => {
        const sandbox = get()
        const otpToken = await verified(sandbox, somebody().email, 'REGISTER')
        const refused = await register(sandbox, otpToken, { ...person, ...change })
        expect(errorOf(refused)?.message).toContain(message)
        expect(await register(sandbox, otpToken)).toMatchObject({ ok: true })
      })
    })

    describe('a code', () => {
      test.each([
        ['nobody', 'Please enter a valid email'],
        ['', 'Please enter a valid email'],
        ['0912345678', 'Please enter a valid mobile number'],
        ['+1 202', 'Please enter a valid mobile number'],
      ])('is not sent to %j', async (account, message) => {
        expect(errorOf(await sendCode(get(), account, 'REGISTER'))?.message).toBe(message)
      })

      test('is valid for its own purpose only, and not for the trust fund inquiry', async () => {
        const sandbox = get()
        const { email } = somebody()
        await sandbox.control('POST', 'account', { email, usd: '5' })
        await sendCode(sandbox, email, 'RESET')
        const code = await newestCode(sandbox, email)
        expect(await check(sandbox, email, 'REGISTER', code)).toBeUndefined()
        const lookup = await sandbox.call('checkEmailCode', codeToken, { path: { email, code } })
        expect(lookup).toMatchObject({ value: undefined })

        const otpToken = await check(sandbox, email, 'RESET', code)
        const balance = await sandbox.call('getBalanceInWeb', itemOf(netAssetValue), {
          otpToken: otpToken ?? '',
        })
        expect(errorOf(balance)).toMatchObject({ code: 28104 })
      })

      test('of the trust fund inquiry resets no password', async () => {
        const sandbox = get()
        const { email } = somebody()
        await sandbox.control('POST', 'account', { email, password })
        await sandbox.send('sendEmailCode', { path: { email }, source: email })
        const path = { email, code: await newestCode(sandbox, email) }
        const answer = await sandbox.call('checkEmailCode', codeToken, { path })
        const otpToken = (answer.ok && answer.value) || ''
        expect(otpToken).not.toBe('')
        expect(errorOf(await reset(sandbox, otpToken, other))).toMatchObject({ code: 28104 })
      })

      test('is invalid after five wrong tries', async () => {
        const sandbox = get()
        const { mobile } = somebody()
        await sendCode(sandbox, mobile, 'REGISTER')
        const code = await newestCode(sandbox, mobile)
        const bad = code === '000000' ? '000001' : '000000'
        for (let n = 0; n < 5; n++) await check(sandbox, mobile, 'REGISTER', bad)
        expect(await check(sandbox, mobile, 'REGISTER', code)).toBeUndefined()
      })

      test('for the same purpose can be sent after a minute, for another at once', async () => {
        const sandbox = get()
        const { email } = somebody()
        await sendCode(sandbox, email, 'REGISTER')
        time.pass(18)
        expect(errorOf(await sendCode(sandbox, email, 'REGISTER'))).toMatchObject({
          code: refusalCodes.codeSent,
          message: 'Wait 42 seconds before requesting another code.',
          waitSeconds: 42,
        })
        expect(await sendCode(sandbox, email, 'RESET')).toMatchObject({ ok: true })
      })

      test('is limited to five an hour for an address and a purpose', async () => {
        const sandbox = get()
        const { mobile, source } = somebody()
        const send = (purpose: string) =>
          sandbox.call('sendUserCode', v.unknown(), { body: { account: mobile, purpose }, source })
        for (let n = 0; n < 5; n++) {
          expect(await send('REGISTER')).toMatchObject({ ok: true })
          time.pass(60)
        }
        expect(errorOf(await send('REGISTER'))).toMatchObject({ code: 28103, waitSeconds: 55 * 60 })
        expect(await send('RESET')).toMatchObject({ ok: true })
      })
    })

    describe('a message', () => {
      test.each([
        ['en', 'Your verification code is', 'Use it to open your account.'],
        ['zh-Hant', '您的驗證碼為', '此驗證碼用於開立帳戶。'],
        ['ja', 'お客様の認証コードは', '口座開設にご利用ください。'],
        ['ko', '인증 코드는', '계좌 개설에 사용해 주세요.'],
      ])('with a code is in the language of the caller: %s', async (language, first, use) => {
        const sandbox = get()
        const headers = { 'accept-language': language }
        const { email, mobile } = somebody()
        for (const account of [email, mobile]) {
          await sendCode(sandbox, account, 'REGISTER', headers)
          const [mail] = await inboxOf(sandbox, account)
          expect(mail).toMatchObject({ to: account, kind: account === email ? 'EMAIL' : 'TEXT' })
          expect(mail.subject === '').toBe(account === mobile)
          expect(mail.text).toContain(first)
          expect(mail.text).toContain(use)
          expect(mail.text).toMatch(/(?<!\d)\d{6}(?!\d)/)
        }
      })

      test('comes without a code if a code would not help', async () => {
        const sandbox = get()
        const known = await registered(sandbox)
        time.pass(60)
        await sendCode(sandbox, known, 'REGISTER')
        const unknown = somebody().mobile
        await sendCode(sandbox, unknown, 'RESET')
        for (const [to, text] of [
          [known, 'to open an account, but you already have one'],
          [unknown, 'there is no account with this e-mail address or mobile number'],
        ] as const) {
          const [mail] = await inboxOf(sandbox, to)
          expect(mail.text).toContain(text)
          expect(mail.text).not.toMatch(/\d{6}/)
        }
      })

      test('about a transfer goes by text to an account without an e-mail address', async () => {
        const sandbox = get()
        const { mobile } = somebody()
        const account = { usd: '500', email: null, mobile }
        const { token } = (await sandbox.control('POST', 'account', account)).json
        await sandbox.transfer(token, {
          amount: '100',
          proveImage: '',
          remark: '',
          transferWay: 'WIRE',
          type: 'WITHDRAW',
        })
        const [mail] = await inboxOf(sandbox, mobile)
        expect(mail).toMatchObject({
          kind: 'TEXT',
          subject: '',
          text: expect.stringMatching(/^Order EX\d+ received\. Your withdrawal of 100.00 USD/),
        })
      })
    })

    describe('a session', () => {
      test('expires', async () => {
        const sandbox = get()
        const token = await tokenFor(sandbox, await registered(sandbox))
        time.pass(12 * 60 * 60 - 1)
        expect(await whoIs(sandbox, token)).toMatchObject({ ok: true })
        time.pass(1)
        expect(errorOf(await whoIs(sandbox, token))).toMatchObject({ kind: 'auth', code: 50014 })
      })

      test('ends with its sign-out, and other sessions stay', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const [first, second] = [await tokenFor(sandbox, email), await tokenFor(sandbox, email)]
        expect(await sandbox.call('signOut', v.unknown(), { token: first })).toMatchObject({
          ok: true,
        })
        for (const name of ['getUserInfo', 'getWalletHomePage', 'signOut'] as const) {
          const answer = await sandbox.call(name, v.unknown(), { token: first })
          expect(errorOf(answer)).toMatchObject({ kind: 'auth', code: 50014 })
        }
        expect(await whoIs(sandbox, second)).toMatchObject({ ok: true })
      })

      test('of a demo token survives a sign-out', async () => {
        const sandbox = get()
        await sandbox.send('signOut', { token: 'sandbox-demo' })
        expect(await whoIs(sandbox, 'sandbox-demo')).toMatchObject({
          value: { nickname: 'Demo Holder', mobile: '+12025550123', region: 'US' },
        })
      })

      test('is refused once its account is closed', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const token = await tokenFor(sandbox, email)
        await sandbox.deps.database.queries.execute(
          sql`UPDATE sandbox.accounts SET banned = true WHERE email = ${email}`,
        )
        for (const answer of [
          await whoIs(sandbox, token),
          await signIn(sandbox, email, password),
        ]) {
          expect(errorOf(answer)).toMatchObject({ kind: 'forbidden', code: 28006 })
        }
      })
    })

    test('a demo account signs in by e-mail or mobile with the documented password', async () => {
      for (const account of ['demo.holder@sandbox.example', '+12025550123']) {
        const token = await tokenFor(get(), account, 'Sandbox2026')
        expect(await get().walletOf(token)).toMatchObject({ amount: '25480.5' })
      }
    })

    describe('a sign-in', () => {
      test('rehashes the password after a change of cost', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const stored = async () => {
          const [row] = await sandbox.deps.database.queries
            .select({ password: accounts.password })
            .from(accounts)
            .where(eq(accounts.email, email))
          return row?.password ?? ''
        }
        const before = await stored()
        const { app } = await createTestSandbox(sandbox.deps.database, {
          ...sandbox.deps,
          passwordCost: { N: 32, r: 8, p: 1 },
        })
        const { method, path } = endpoints.signIn
        const response = await app.request(path, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ account: email, password }),
        })
        expect(await response.json()).toMatchObject({ code: 20000 })
        expect(before).toContain('scrypt$16$')
        expect(await stored()).toContain('scrypt$32$')
        await tokenFor(sandbox, email)
        expect(await stored()).toContain('scrypt$16$')
      })

      test('with wrong credentials gets the same message, whichever part is wrong', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const withoutPassword = somebody().email
        await sandbox.control('POST', 'account', { email: withoutPassword })
        for (const [account, entered] of [
          [email, other],
          [email, ''],
          [somebody().email, password],
          [somebody().mobile, password],
          [withoutPassword, password],
          [withoutPassword, ''],
        ] as const) {
          expect(errorOf(await signIn(sandbox, account, entered))).toEqual(wrong)
        }
      })

      test('must wait after five failures, longer after each further one, whatever the password', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const { source } = somebody()
        const from = (entered: string) => signIn(sandbox, email, entered, source)
        for (let n = 0; n < 4; n++) expect(errorOf(await from(other))).toEqual(wrong)
        for (const waitSeconds of [30, 60, 120]) {
          const locked = { code: refusalCodes.locked, waitSeconds }
          expect(errorOf(await from(other))).toMatchObject(locked)
          time.pass(10)
          expect(errorOf(await from(password))).toMatchObject({
            code: refusalCodes.locked,
            waitSeconds: waitSeconds - 10,
          })
          time.pass(waitSeconds - 10)
        }
        expect(await from(password)).toMatchObject({ ok: true })
        expect(errorOf(await from(other))).toEqual(wrong)
      })

      test('is not stopped by a stranger elsewhere, however often they fail', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const home = somebody().source
        expect(await signIn(sandbox, email, password, home)).toMatchObject({ ok: true })
        const stranger = somebody().source
        for (let n = 0; n < 6; n++) await signIn(sandbox, email, other, stranger)
        expect(errorOf(await signIn(sandbox, email, password, stranger))?.code).toBe(
          refusalCodes.locked,
        )
        expect(await signIn(sandbox, email, password, somebody().source)).toMatchObject({
          ok: true,
        })

        // From very many addresses they stop new ones only.
        for (let n = 0; n < 100; n++) await signIn(sandbox, email, `${other}${n}`)
        expect(errorOf(await signIn(sandbox, email, password))?.code).toBe(refusalCodes.locked)
        expect(await signIn(sandbox, email, password, home)).toMatchObject({ ok: true })
        expect(errorOf(await signIn(sandbox, email, other, home))).toEqual(wrong)
      })

      test('waits at most an hour, and a day without failures resets the count', async () => {
        const sandbox = get()
        const { email, source } = somebody()
        let longest = 0
        for (let n = 0; n < 16; n++) {
          const seconds = errorOf(await signIn(sandbox, email, other, source))?.waitSeconds ?? 0
          longest = Math.max(longest, seconds)
          time.pass(seconds)
        }
        expect(longest).toBe(60 * 60)
        time.pass(24 * 60 * 60)
        expect(errorOf(await signIn(sandbox, email, other, source))).toEqual(wrong)
      })

      test.each([
        ['zh-Hant', '失敗次數過多，請於 30 秒後再試。'],
        ['ja', 'ログインの失敗が続いたため、30秒後にもう一度お試しください。'],
        ['ko', '로그인에 여러 번 실패했습니다. 30초 후에 다시 시도해 주세요.'],
      ])('names the wait in the language of the caller: %s', async (language, message) => {
        const sandbox = get()
        const { email, source } = somebody()
        const body = { account: email, password: other }
        const headers = { 'accept-language': language }
        const answers = []
        for (let n = 0; n < 5; n++) {
          answers.push(await sandbox.call('signIn', signedIn, { body, source, headers }))
        }
        expect(answers.map(errorOf).at(-1)).toMatchObject({ message, waitSeconds: 30 })
      })

      test.each([
        ['with different passwords', (n: number) => `${other}${n}`],
        ['with the same password', () => other],
      ])('sent ten times at once %s is checked five times', async (_, entered) => {
        const sandbox = get()
        const { source } = somebody()
        const email = await registered(sandbox)
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, n) => signIn(sandbox, email, entered(n), source)),
        )
        const codes = answers.map((answer) => errorOf(answer)?.code)
        expect(codes.filter((code) => code === refusalCodes.wrongCredentials)).toHaveLength(4)
        expect(codes.filter((code) => code === refusalCodes.locked)).toHaveLength(6)
      })

      test('to sixty accounts at once from one source is checked fifty times', async () => {
        const sandbox = get()
        const { source } = somebody()
        const answers = await Promise.all(
          Array.from({ length: 60 }, () => signIn(sandbox, somebody().email, other, source)),
        )
        const codes = answers.map((answer) => errorOf(answer)?.code)
        expect(codes.filter((code) => code === refusalCodes.wrongCredentials)).toHaveLength(49)
      })

      test('with the right password, sent thirty times at once, starts thirty sessions', async () => {
        const sandbox = get()
        const { source } = somebody()
        const email = await registered(sandbox)
        for (let n = 0; n < 4; n++) await signIn(sandbox, email, other, source)
        const answers = await Promise.all(
          Array.from({ length: 30 }, () => signIn(sandbox, email, password, source)),
        )
        const tokens = answers.map((answer) => answer.ok && answer.value.token)
        expect(new Set(tokens).size).toBe(30)
        expect(tokens.every(Boolean)).toBe(true)
      })

      test('a right password among wrong ones at once is answered as it would be in turn', async () => {
        const sandbox = get()
        const { source } = somebody()
        const email = await registered(sandbox)
        const entered = [other, other, password, other, other, password]
        const answers = await Promise.all(
          entered.map((each) => signIn(sandbox, email, each, source)),
        )
        expect(answers.map(({ ok }) => ok)).toEqual([false, false, true, false, false, true])
      })

      test('from a source with fifty failures must wait, and a success does not reset them', async () => {
        const sandbox = get()
        const { source } = somebody()
        const email = await registered(sandbox)
        for (let n = 0; n < 49; n++) {
          expect(errorOf(await signIn(sandbox, somebody().email, other, source))).toEqual(wrong)
          if (n % 10 === 0) {
            expect(await signIn(sandbox, email, password, source)).toMatchObject({ ok: true })
          }
        }
        expect(errorOf(await signIn(sandbox, somebody().email, other, source))).toMatchObject({
          code: refusalCodes.locked,
          waitSeconds: 30,
        })
        expect(errorOf(await signIn(sandbox, email, password, source))).toMatchObject({
          code: refusalCodes.locked,
        })
        expect(await signIn(sandbox, email, password)).toMatchObject({ ok: true })
      })
    })

    describe('a reset of the password', () => {
      test('ends every session and the lock-out, and tells the holder', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const tokens = [await tokenFor(sandbox, email), await tokenFor(sandbox, email)]
        const { source } = somebody()
        for (let n = 0; n < 6; n++) await signIn(sandbox, email, other, source)
        const otpToken = await verified(sandbox, email, 'RESET')
        expect(await reset(sandbox, otpToken, other)).toMatchObject({ ok: true })

        for (const token of tokens) {
          expect(errorOf(await whoIs(sandbox, token))).toMatchObject({ code: 50014 })
        }
        expect((await inboxOf(sandbox, email))[0]).toMatchObject({
          subject: 'Your password has been reset',
        })
        expect(await signIn(sandbox, email, other, source)).toMatchObject({ ok: true })
        expect(errorOf(await signIn(sandbox, email, password))).toEqual(wrong)
      })

      test('can be repeated with its key after a lost answer, and ends no session again', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const otpToken = await verified(sandbox, email, 'RESET')
        await reset(sandbox, otpToken, other, 'key')
        const token = await tokenFor(sandbox, email, other)
        expect(await reset(sandbox, otpToken, other, 'key')).toMatchObject({ ok: true })
        expect(await whoIs(sandbox, token)).toMatchObject({ ok: true })
        expect(errorOf(await reset(sandbox, otpToken, password, 'key'))).toMatchObject({
          code: 28104,
        })
      })

      test('and simultaneous sign-ins are all answered', async () => {
        const sandbox = get()
        const email = await registered(sandbox)
        const otpToken = await verified(sandbox, email, 'RESET')
        const answers = await Promise.all([
          signIn(sandbox, email, password),
          reset(sandbox, otpToken, other),
          signIn(sandbox, email, password),
          signIn(sandbox, email, other),
        ])
        expect(answers[1]).toMatchObject({ ok: true })
        for (const error of answers.map(errorOf)) {
          expect([undefined, refusalCodes.wrongCredentials]).toContain(error?.code)
        }
        const [, , ...late] = await Promise.all([
          tokenFor(sandbox, email, other),
          tokenFor(sandbox, email, other),
          signIn(sandbox, email, password),
        ])
        expect(late.map(errorOf)).toEqual([wrong])
      })

      test('needs a password that follows the rules', async () => {
        const sandbox = get()
        const otpToken = await verified(sandbox, await registered(sandbox), 'RESET')
        expect(errorOf(await reset(sandbox, otpToken, 'short'))?.message).toContain(
          '8 to 200 characters',
        )
        expect(await reset(sandbox, otpToken, other)).toMatchObject({ ok: true })
      })
    })

    test('the operator changes a region, ends sessions and a lock-out', async () => {
      const sandbox = get()
      const email = await registered(sandbox)
      const token = await tokenFor(sandbox, email)
      await sandbox.control('POST', 'account/region', { account: email, region: 'us' })
      expect(await whoIs(sandbox, token)).toMatchObject({ value: { region: 'US' } })
      const bad = await sandbox.control('POST', 'account/region', { account: email, region: 'XX' })
      expect(bad.status).toBe(400)

      await sandbox.control('POST', 'account/end-sessions', { account: email })
      expect(errorOf(await whoIs(sandbox, token))).toMatchObject({ code: 50014 })
      const { source } = somebody()
      for (let n = 0; n < 5; n++) await signIn(sandbox, email, other, source)
      expect(errorOf(await signIn(sandbox, email, password, source))).toBeDefined()
      await sandbox.control('POST', 'unlock', { name: email })
      expect(await signIn(sandbox, email, password, source)).toMatchObject({ ok: true })
      expect((await sandbox.control('POST', 'account/region', { account: 'x' })).status).toBe(400)
    })

    test('neither the database nor the call log has a password, code or token in plain text', async () => {
      const sandbox = get()
      const { email } = somebody()
      await sendCode(sandbox, email, 'REGISTER')
      const code = await newestCode(sandbox, email)
      const otpToken = (await check(sandbox, email, 'REGISTER', code, 'key-of-mine')) ?? ''
      await register(sandbox, otpToken, person, 'second-key')
      const token = await tokenFor(sandbox, email)
      await whoIs(sandbox, token)
      const { rows } = (await sandbox.deps.database.queries.execute(
        sql`SELECT concat(
          (SELECT json_agg(t) FROM sandbox.accounts t), (SELECT json_agg(t) FROM sandbox.email_codes t),
          (SELECT json_agg(t) FROM sandbox.mailbox_tokens t),
          (SELECT json_agg(t) FROM sandbox.login_sessions t)) AS whole`,
      )) as unknown as { rows: [{ whole: string }] }
      const calls = JSON.stringify((await sandbox.control('GET', `calls?email=${email}`)).json)
      expect(rows[0].whole).toContain(email)
      expect(rows[0].whole).toContain('scrypt$16$8$1$')
      expect(calls).toContain('user/checkCode')
      expect(calls).toContain('user/register')
      for (const secret of [password, otpToken, token, 'second-key', `"${code}"`]) {
        expect(rows[0].whole).not.toContain(secret)
      }
      for (const secret of [password, otpToken, token, code]) expect(calls).not.toContain(secret)
    })
  },
  { clock: time.clock },
)
