import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { email, openAccount, password } from './account.test-helper.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const locked = (waitSeconds: number) =>
  failed({ kind: 'refused', code: refusalCodes.locked, message: 'Locked', waitSeconds })
const wrong = failed({ kind: 'refused', code: refusalCodes.wrongCredentials, message: 'Wrong' })

describe('Signing in', () => {
  it.each([
    [{}, { account: 'required', password: 'required' }],
    [{ email: 'nobody', password }, { account: 'invalid' }],
    [{ email }, { password: 'required' }],
    [{ kind: 'mobile', dialRegion: 'TW', mobile: '', password }, { account: 'required' }],
    [{ kind: 'mobile', dialRegion: 'TW', mobile: '12', password }, { account: 'invalid' }],
  ] as const)('sends nothing for %j and marks %j', async (typed, issues) => {
    const it = openAccount()
    it.type(typed)
    await it.actions.submit()
    expect(it.get()).toMatchObject({ ...typed, issues, busy: undefined, step: 'SIGN_IN' })
    expect(it.asked).toEqual([])
  })

  it.each([
    [{ email: ' Ｈｏｌｄｅｒ@example.com ' }, 'Holder@example.com'],
    [{ kind: 'mobile', dialRegion: 'TW', mobile: '0912 345 678' }, '+886912345678'],
    [{ kind: 'mobile', dialRegion: 'TW', mobile: '+81 90-1234-5678' }, '+819012345678'],
    // A password manager fills in the saved account, whichever kind is chosen.
    [{ email: '+886912345678' }, '+886912345678'],
    [{ email: 'tel:+886-912‑345.678' }, '+886912345678'],
    [{ email: '手機：（＋８８６）９１２ ３４５ ６７８' }, '+886912345678'],
    [{ email: 'mailto:holder@example.com' }, 'holder@example.com'],
    [{ kind: 'mobile', dialRegion: 'TW', mobile: '電話: 0912-345-678' }, '+886912345678'],
    [{ kind: 'mobile', dialRegion: 'TW', mobile: email }, email],
  ] as const)('sends %j as %s', async (typed, account) => {
    const it = openAccount()
    it.type({ ...typed, password })
    void it.actions.submit()
    await it.answer('signIn', ok('login'))
    expect(it.argsOf('signIn')).toEqual([[{ account, password }]])
  })

  it('hands the token over before it reports the success, and keeps neither token nor password', async () => {
    const it = openAccount()
    it.type({ email, password })
    void it.actions.submit()
    expect(it.get().busy).toBeUndefined()
    await it.answer('signIn', ok('login'))
    expect(it.onToken.mock.calls).toEqual([['login']])
    expect(it.onSuccess.mock.calls).toEqual([['signed-in']])
    expect(it.onToken.mock.invocationCallOrder[0]).toBeLessThan(
      it.onSuccess.mock.invocationCallOrder[0] ?? 0,
    )
    expect(it.get()).toMatchObject({ step: 'SUCCESS', email, password: '', redirectSeconds: 0 })
    expect(JSON.stringify(it.get())).not.toMatch(/login|Custody/)
    expect(it.token()).toBe('')
    expect(it.stored()).toBe('[]')
  })

  it('fails without a token in the answer', async () => {
    const it = openAccount()
    it.type({ email, password })
    void it.actions.submit()
    await it.answer('signIn', ok(undefined))
    expect(it.get()).toMatchObject({ step: 'SIGN_IN', error: { kind: 'malformed' } })
    expect(it.onToken).not.toHaveBeenCalled()
  })

  it('keeps everything after a refusal', async () => {
    const it = openAccount()
    it.type({ email, password })
    void it.actions.submit()
    await it.answer('signIn', wrong)
    expect(it.get()).toMatchObject({
      step: 'SIGN_IN',
      email,
      password,
      error: { message: 'Wrong' },
    })
    expect(it.get().busy).toBeUndefined()
    expect(it.report).toHaveBeenCalledOnce()
    expect(it.onToken).not.toHaveBeenCalled()
  })

  it('ends the message about a failed try when the next one begins', async () => {
    const it = openAccount()
    it.type({ email, password: 'Wrong1234' })
    void it.actions.submit()
    await it.answer('signIn', wrong)
    expect(it.endFailures).toHaveBeenCalledOnce()
    it.type({ password })
    void it.actions.submit()
    await it.answer('signIn', ok('login'))
    expect(it.endFailures).toHaveBeenCalledTimes(2)
    expect(it.endFailures.mock.invocationCallOrder[1]).toBeGreaterThan(
      it.report.mock.invocationCallOrder[0] ?? 0,
    )
  })

  it('waits as long as the server says, also in a suspended page', async () => {
    const it = openAccount()
    it.type({ email, password })
    void it.actions.submit()
    await it.answer('signIn', locked(90))
    expect(it.get()).toMatchObject({ lockSeconds: 90, error: { message: 'Locked' } })
    await it.actions.submit()
    expect(it.argsOf('signIn')).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(it.get().lockSeconds).toBe(89)
    vi.setSystemTime(Date.now() + 88_000)
    it.wake()
    expect(it.get().lockSeconds).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(it.get()).toMatchObject({ lockSeconds: 0, error: undefined, email, password })
    void it.actions.submit()
    await it.answer('signIn', ok('login'))
    expect(it.onToken).toHaveBeenCalledOnce()
  })

  it('waits no longer than the server says if the clock is set back', async () => {
    const it = openAccount()
    it.type({ email, password })
    void it.actions.submit()
    await it.answer('signIn', locked(90))
    vi.advanceTimersByTime(30_000)
    vi.setSystemTime(Date.now() - 86_400_000)
    it.wake()
    expect(it.get().lockSeconds).toBe(90)
    vi.advanceTimersByTime(89_000)
    expect(it.get().lockSeconds).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(it.get().lockSeconds).toBe(0)
  })

  it('waits for the locked account only, and each account has its own wait', async () => {
    const it = openAccount()
    const wait = refusalCodes.locked
    it.type({ email, password })
    void it.actions.submit()
    await it.answer('signIn', locked(90))
    it.type({ email: 'other@example.com' })
    expect(it.get()).toMatchObject({ lockSeconds: 0, error: undefined })
    void it.actions.submit()
    await it.answer('signIn', locked(30))
    expect(it.get()).toMatchObject({ lockSeconds: 30, error: { code: wait } })
    vi.advanceTimersByTime(1000)
    it.type({ email: ' HOLDER@example.com' })
    expect(it.get().lockSeconds).toBe(89)
    it.type({ kind: 'mobile', mobile: email })
    expect(it.get().lockSeconds).toBe(89)
    it.type({ mobile: 'third@example.com' })
    expect(it.get().lockSeconds).toBe(0)
    it.type({ kind: 'mobile', dialRegion: 'TW', mobile: '0912 345 678' })
    expect(it.get().lockSeconds).toBe(0)
    void it.actions.submit()
    await it.answer('signIn', ok('login'))
    expect(it.onToken).toHaveBeenCalledOnce()
  })

  it('ignores an answer that comes after the screen was left', async () => {
    const it = openAccount()
    it.type({ email, password })
    void it.actions.submit()
    await Promise.resolve()
    it.actions.forget()
    await it.answer('signIn', ok('login'))
    expect(it.onToken).not.toHaveBeenCalled()
    expect(it.onSuccess).not.toHaveBeenCalled()
  })
})

describe('A code', () => {
  it.each([
    ['register', 'REGISTER'],
    ['reset', 'RESET'],
  ] as const)('of the screen %s is sent for %s', async (screen, purpose) => {
    const it = openAccount(screen)
    await it.toCode()
    expect(it.argsOf('sendCode')).toEqual([[email, purpose]])
    expect(it.get()).toMatchObject({
      step: 'CODE',
      account: email,
      hasSentCode: true,
      secondsLeft: 60,
    })
    expect(it.notified.mock.calls).toEqual([['sent']])
    expect(it.steps).toEqual([['CODE', screen]])
  })

  it('shows a mobile number as a person reads it', async () => {
    const it = openAccount('register')
    await it.toCode({ kind: 'mobile', dialRegion: 'JP', mobile: '090-1234-5678' })
    expect(it.get()).toMatchObject({
      account: '+819012345678',
      shownAccount: '+81 90 1234 5678',
    })
  })

  it.each([
    ['', 'required'],
    ['123', 'invalid'],
  ])('%j is not sent', async (code, issue) => {
    const it = openAccount('register')
    await it.toCode()
    it.actions.setCode(code)
    await it.actions.check()
    expect(it.get()).toMatchObject({ step: 'CODE', issues: { code: issue } })
    expect(it.argsOf('checkCode')).toEqual([])
  })

  it('that is wrong stays for correction; the same code is sent with the same key', async () => {
    const it = openAccount('register')
    await it.toCode()
    it.actions.setCode('111111')
    void it.actions.check()
    await it.answer('checkCode', ok(undefined))
    expect(it.get()).toMatchObject({ step: 'CODE', code: '111111', issues: { code: 'invalid' } })
    void it.actions.check()
    await it.answer('checkCode', failed('network'))
    it.actions.setCode('482913')
    void it.actions.check()
    await it.answer('checkCode', ok('otp'))
    expect(it.argsOf('checkCode').map((args) => args.slice(2))).toEqual([
      ['111111', 'key-1'],
      ['111111', 'key-1'],
      ['482913', 'key-2'],
    ])
    expect(it.get().step).toBe('PASSWORD')
    expect(it.token()).toBe('otp')
  })

  it('can be sent again after a minute; the earlier code is cleared', async () => {
    const it = openAccount('reset')
    await it.toCode()
    it.actions.setCode('111')
    await it.actions.resend()
    expect(it.argsOf('sendCode')).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(it.get().secondsLeft).toBe(0)
    void it.actions.resend()
    await it.answer('sendCode', ok())
    expect(it.get()).toMatchObject({ code: '', secondsLeft: 60, busy: undefined })
  })

  it('whose answer was lost can be entered: the next try leads to CODE and counts down', async () => {
    const it = openAccount('register')
    it.type({ email })
    void it.actions.submit()
    await it.answer('sendCode', failed('network'))
    expect(it.get()).toMatchObject({ step: 'ACCOUNT', error: { kind: 'network' } })
    void it.actions.submit()
    await it.answer(
      'sendCode',
      failed({ kind: 'refused', code: refusalCodes.codeSent, message: 'Wait', waitSeconds: 42 }),
    )
    expect(it.get()).toMatchObject({
      step: 'CODE',
      account: email,
      hasSentCode: false,
      secondsLeft: 42,
    })
    expect(it.get().error).toBeUndefined()
    expect(it.notified).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    expect(it.get().secondsLeft).toBe(40)
  })

  it('of an earlier page is not said to be sent; one that is sent from then on is', async () => {
    const before = openAccount('register')
    await before.toPassword()
    const it = openAccount('register', before.storage)
    it.type({ email })
    await it.actions.submit()
    expect(it.get()).toMatchObject({ step: 'CODE', hasSentCode: false, secondsLeft: 60 })
    vi.advanceTimersByTime(60_000)
    void it.actions.resend()
    await it.answer('sendCode', ok())
    expect(it.get().hasSentCode).toBe(true)
    it.actions.back()
    await it.actions.submit()
    expect(it.get()).toMatchObject({ step: 'CODE', hasSentCode: true })
    it.actions.startAgain()
    await it.actions.submit()
    expect(it.get()).toMatchObject({ step: 'CODE', hasSentCode: false })
  })

  it('for one purpose does not delay a code for the other', async () => {
    const it = openAccount('register')
    await it.toCode()
    it.actions.forget()
    it.type({ screen: 'reset', step: 'ACCOUNT' })
    await it.toCode()
    expect(it.argsOf('sendCode')).toEqual([
      [email, 'REGISTER'],
      [email, 'RESET'],
    ])
  })
})

describe('Back', () => {
  it('keeps the input, and a checked code opens the next step again without a call', async () => {
    const it = openAccount('register')
    await it.toTerms()
    for (const step of ['PASSWORD', 'CODE', 'ACCOUNT']) {
      it.actions.back()
      expect(it.get()).toMatchObject({
        step,
        email,
        code: '482913',
        password,
        confirmation: password,
        name: ' Alex   Chen ',
        region: 'TW',
        hasConsent: true,
      })
    }
    await it.actions.submit()
    await it.actions.check()
    await it.actions.setPassword()
    expect(it.get().step).toBe('TERMS')
    expect(it.asked.map(({ name }) => name)).toEqual(['sendCode', 'checkCode'])
  })

  it('to another account forgets the code, its token, the password and the consent', async () => {
    const it = openAccount('register')
    await it.toTerms()
    for (const _ of ['PASSWORD', 'CODE', 'ACCOUNT']) it.actions.back()
    await it.toCode({ email: 'other@example.com' })
    expect(it.get()).toMatchObject({
      step: 'CODE',
      code: '',
      account: 'other@example.com',
      password: '',
      confirmation: '',
      hasConsent: false,
      region: 'TW',
    })
    expect(it.token()).toBe('')
  })

  it('does not leave a registration that was sent', async () => {
    const it = openAccount('register')
    await it.toTerms()
    void it.actions.register()
    await Promise.resolve()
    it.actions.back()
    expect(it.get()).toMatchObject({ step: 'TERMS', busy: 'save' })
  })
})

describe('A new password', () => {
  it.each([
    ['', '', { password: 'required', confirmation: 'required' }],
    ['custody2026', 'custody2026', { password: 'rules' }],
    [password, '', { confirmation: 'required' }],
    [password, `${password}x`, { confirmation: 'mismatch' }],
  ])('%j, %j has the issues %j', async (first, second, issues) => {
    const it = openAccount('register')
    await it.toPassword()
    it.type({ password: first, confirmation: second })
    await it.actions.setPassword()
    expect(it.get()).toMatchObject({ step: 'PASSWORD', issues, password: first })
  })

  it('of a reset is sent with the token of the code, and leads to sign-in', async () => {
    const it = openAccount('reset')
    await it.toPassword()
    it.type({ password, confirmation: password })
    void it.actions.setPassword()
    expect(it.token()).toBe('otp')
    await it.answer('resetPassword', ok())
    expect(it.argsOf('resetPassword')).toEqual([[password, 'key-2']])
    expect(it.get()).toMatchObject({ step: 'SUCCESS', password: '', confirmation: '', code: '' })
    expect(it.onSuccess.mock.calls).toEqual([['reset']])
    expect(it.token()).toBe('')
    expect(it.get().redirectSeconds).toBe(5)
    vi.advanceTimersByTime(4000)
    expect(it.get()).toMatchObject({ step: 'SUCCESS', redirectSeconds: 1 })
    vi.advanceTimersByTime(1000)
    expect(it.get()).toMatchObject({ screen: 'sign-in', step: 'SIGN_IN', email })
  })

  it('leads to sign-in within seconds although the clock is set back', async () => {
    const it = openAccount('reset')
    await it.toPassword()
    it.type({ password, confirmation: password })
    void it.actions.setPassword()
    await it.answer('resetPassword', ok())
    vi.setSystemTime(Date.now() - 86_400_000)
    vi.advanceTimersByTime(1000)
    expect(it.get().redirectSeconds).toBe(5)
    vi.advanceTimersByTime(5000)
    expect(it.get()).toMatchObject({ screen: 'sign-in', step: 'SIGN_IN' })
  })
})

describe('Another account, after the answer for the first one was lost,', () => {
  const other = 'other@example.com'

  it('has a key of its own for the same registration; the doubt about the first one stays', async () => {
    const it = openAccount('register')
    await it.toTerms()
    void it.actions.register()
    await it.answer('register', failed('network'))
    for (const _ of ['PASSWORD', 'CODE', 'ACCOUNT']) it.actions.back()
    await it.toTerms(other)
    void it.actions.register()
    await it.answer('register', failed({ kind: 'refused', message: 'Not this name' }))
    const [first, second] = it.argsOf('register')
    expect(second?.[0]).toEqual(first?.[0])
    expect(second?.[1]).not.toEqual(first?.[1])
    expect(it.get()).toMatchObject({ error: { message: 'Not this name' } })
    expect(it.get().unconfirmed).toEqual({ [email]: 'lost' })
  })

  it('has a key of its own for the same new password', async () => {
    const it = openAccount('reset')
    for (const account of [email, other]) {
      await it.toPassword(account)
      it.type({ password, confirmation: password })
      void it.actions.setPassword()
      await it.answer('resetPassword', failed('timeout'))
      it.actions.back()
      it.actions.back()
    }
    const keys = it.argsOf('resetPassword').map(([, key]) => key)
    expect(new Set(keys).size).toBe(2)
    expect(it.get().unconfirmed).toEqual({ [email]: 'lost', [other]: 'lost' })
  })
})

it('A reset may have succeeded when another password is refused after a lost answer', async () => {
  const it = openAccount('reset')
  await it.toPassword()
  it.type({ password, confirmation: password })
  void it.actions.setPassword()
  await it.answer('resetPassword', failed('timeout'))
  expect(it.get().unconfirmed).toEqual({ [email]: 'lost' })
  it.type({ password: 'Custody2027', confirmation: 'Custody2027' })
  void it.actions.setPassword()
  await it.answer('resetPassword', failed({ kind: 'refused', message: 'Please verify again.' }))
  expect(it.get()).toMatchObject({ step: 'PASSWORD', unconfirmed: { [email]: 'refused' } })
})

describe('A registration', () => {
  it.each([
    [{ name: '  ' }, { name: 'required' }],
    [{ region: '' }, { region: 'required' }],
    [{ hasConsent: false }, { consent: 'required' }],
  ])('without %j is not sent', async (typed, issues) => {
    const it = openAccount('register')
    await it.toTerms()
    it.type(typed)
    await it.actions.register()
    expect(it.get()).toMatchObject({ step: 'TERMS', issues, password })
    expect(it.get().issues).toEqual(issues)
    expect(it.argsOf('register')).toEqual([])
  })

  it('opens the account; Redirect Now leads to sign-in at once', async () => {
    const it = openAccount('register')
    await it.toTerms()
    void it.actions.register()
    await it.answer('register', ok())
    expect(it.argsOf('register')).toEqual([
      [{ password, name: 'Alex Chen', region: 'TW' }, 'key-2'],
    ])
    expect(it.onSuccess.mock.calls).toEqual([['registered']])
    expect(JSON.stringify(it.get())).not.toMatch(/Custody|Alex|otp/)
    it.actions.redirect()
    expect(it.get()).toMatchObject({
      screen: 'sign-in',
      step: 'SIGN_IN',
      email,
      redirectSeconds: 0,
    })
    vi.advanceTimersByTime(10_000)
    expect(it.get().step).toBe('SIGN_IN')
  })

  it.each(['network', 'timeout', 'server', 'malformed'] as const)(
    'without an answer (%s) is unknown, keeps everything, and goes again with the same key',
    async (kind) => {
      const it = openAccount('register')
      await it.toTerms()
      void it.actions.register()
      await it.answer('register', failed(kind))
      expect(it.get()).toMatchObject({
        step: 'TERMS',
        unconfirmed: { [email]: 'lost' },
        password,
        region: 'TW',
      })
      void it.actions.register()
      await it.answer('register', ok())
      expect(it.argsOf('register').map(([, key]) => key)).toEqual(['key-2', 'key-2'])
      expect(it.get()).toMatchObject({ step: 'SUCCESS', unconfirmed: undefined })
    },
  )

  it('stays unknown when the second try finds the token of the code used up', async () => {
    const it = openAccount('register')
    await it.toTerms()
    void it.actions.register()
    await it.answer('register', failed('timeout'))
    void it.actions.register()
    await it.answer('register', failed({ kind: 'auth', code: 50008, navigate: '/login' }))
    expect(it.get()).toMatchObject({
      step: 'TERMS',
      unconfirmed: { [email]: 'refused' },
      busy: undefined,
    })
    expect(it.report).toHaveBeenCalledOnce()
  })

  it('may have succeeded when a corrected one is refused after a lost answer, also after Back', async () => {
    const it = openAccount('register')
    await it.toTerms()
    void it.actions.register()
    await it.answer('register', failed('network'))
    it.actions.back()
    const other = 'Custody2027'
    it.type({ password: other, confirmation: other })
    await it.actions.setPassword()
    void it.actions.register()
    await it.answer('register', failed({ kind: 'refused', message: 'Please verify again.' }))
    expect(it.get()).toMatchObject({
      step: 'TERMS',
      unconfirmed: { [email]: 'refused' },
      error: { message: 'Please verify again.' },
    })
  })

  it('has no doubt about an earlier one once the screen is left', async () => {
    const it = openAccount('register')
    await it.toTerms()
    void it.actions.register()
    await it.answer('register', failed('network'))
    it.actions.redirect()
    expect(it.get()).toMatchObject({ screen: 'sign-in', unconfirmed: undefined })
  })

  it('that was refused has a known outcome, and changed content gets a new key', async () => {
    const it = openAccount('register')
    await it.toTerms()
    void it.actions.register()
    await it.answer('register', failed({ kind: 'refused', message: 'Not this name' }))
    expect(it.get().unconfirmed).toBeUndefined()
    expect(it.get().error?.message).toBe('Not this name')
    it.type({ name: 'Alexandra Chen' })
    void it.actions.register()
    await it.answer('register', ok())
    expect(it.argsOf('register').map(([, key]) => key)).toEqual(['key-2', 'key-3'])
  })

  it('starts again with another code when its token is refused; the input stays', async () => {
    const it = openAccount('register')
    await it.toTerms()
    it.actions.startAgain()
    expect(it.get()).toMatchObject({ step: 'ACCOUNT', email, code: '', password, region: 'TW' })
    expect(it.token()).toBe('')
  })
})

it('Nothing of a person stays once the element is removed', async () => {
  const it = openAccount('register')
  await it.toTerms()
  it.end()
  expect(it.token()).toBe('')
  expect(JSON.stringify(it.get())).not.toMatch(/Custody|482913/)
})
