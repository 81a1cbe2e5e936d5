import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed, ok, settle } from '../../../shared/api/fake-calls.test-helper.ts'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { storageOf } from '../../../shared/person/one-time-code/code.test-helper.ts'
import { email, item, openLookup } from './lookup.test-helper.ts'
import { staleAfterMs } from './state.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Suspends the page: the clock goes on, no timer runs. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('Sending a code', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['nobody', 'invalid'],
    ['a@b@example.com', 'invalid'],
  ])('does not send for the address %j and marks it as %s', async (typed, issue) => {
    const it = openLookup()
    it.type(typed)
    await it.actions.send()
    expect(it.get()).toMatchObject({ step: 'EMAIL', emailIssue: issue, busy: undefined, typed })
    expect(it.asked()).toEqual([])
    expect(it.report).not.toHaveBeenCalled()
  })

  it('notifies the person and goes to CODE', async () => {
    const it = openLookup()
    await it.toCode()
    expect(it.asked()).toEqual([{ name: 'sendCode', args: [email] }])
    expect(it.notified.mock.calls).toEqual([['sent']])
    expect(it.steps).toEqual(['CODE'])
    expect(it.get()).toMatchObject({
      step: 'CODE',
      email,
      hasSentCode: true,
      secondsLeft: 60,
      busy: undefined,
    })
  })

  it('sends the normalized address and keeps the typed one', async () => {
    const it = openLookup()
    await it.toCode(' Ｈｏｌｄｅｒ@example.com ')
    expect(it.asked()[0]?.args).toEqual(['Holder@example.com'])
    expect(it.get().typed).toBe(' Ｈｏｌｄｅｒ@example.com ')
  })

  it('stays at EMAIL when the server refuses', async () => {
    const it = openLookup()
    it.type(email)
    void it.actions.send()
    expect(it.get().busy).toBe('send')
    await it.answer('sendCode', failed({ kind: 'refused', message: 'Please wait 40 seconds' }))
    expect(it.get()).toMatchObject({ step: 'EMAIL', busy: undefined, typed: email })
    expect(it.report).toHaveBeenCalledWith({ kind: 'refused', message: 'Please wait 40 seconds' })
    expect(it.notified).not.toHaveBeenCalled()
    expect(it.steps).toEqual([])
  })

  it('stays at EMAIL without an error when code 28019 leaves the outcome unknown', async () => {
    const it = openLookup()
    it.type(email)
    void it.actions.send()
    await it.answer('sendCode', failed({ kind: 'unsettled', message: 'Noted in passing' }))
    expect(it.get()).toMatchObject({ step: 'EMAIL', busy: undefined, error: undefined })
    expect(it.notified).not.toHaveBeenCalled()
    void it.actions.send()
    await it.answer('sendCode', ok())
    expect(it.get().step).toBe('CODE')
  })

  it('goes to CODE when the server has sent a code whose answer was lost', async () => {
    const it = openLookup()
    it.type(email)
    void it.actions.send()
    await it.answer('sendCode', failed('network'))
    void it.actions.send()
    await it.answer(
      'sendCode',
      failed({ kind: 'refused', code: refusalCodes.codeSent, message: 'Wait', waitSeconds: 42 }),
    )
    expect(it.get()).toMatchObject({ step: 'CODE', email, secondsLeft: 42, error: undefined })
    expect(it.notified).not.toHaveBeenCalled()
  })

  it('shows a network issue beside the field until the next try', async () => {
    const it = openLookup()
    it.type(email)
    void it.actions.send()
    await it.answer('sendCode', failed('network'))
    expect(it.get()).toMatchObject({ step: 'EMAIL', emailIssue: 'network' })
    void it.actions.send()
    expect(it.get().emailIssue).toBeUndefined()
    await it.answer('sendCode', ok())
    expect(it.get().step).toBe('CODE')
  })
})

describe('The cooldown', () => {
  it('counts down each second and ends at 0', async () => {
    const it = openLookup()
    await it.toCode()
    const seen = [it.get().secondsLeft]
    it.store.subscribe(({ secondsLeft }) => secondsLeft !== seen.at(-1) && seen.push(secondsLeft))
    vi.advanceTimersByTime(120_000)
    expect(seen).toEqual(Array.from({ length: 61 }, (_, at) => 60 - at))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('blocks Resend until it is over, then sends once', async () => {
    const it = openLookup()
    await it.toCode()
    vi.advanceTimersByTime(59_000)
    await it.actions.resend()
    expect(it.count('sendCode')).toBe(1)
    vi.advanceTimersByTime(1000)
    it.actions.setCode('123')
    void it.actions.resend()
    void it.actions.resend()
    expect(it.get().busy).toBe('send')
    await it.answer('sendCode', ok())
    expect(it.count('sendCode')).toBe(2)
    expect(it.notified.mock.calls).toEqual([['sent'], ['sent']])
    // The earlier code is no longer valid.
    expect(it.get()).toMatchObject({ step: 'CODE', code: '', secondsLeft: 60, busy: undefined })
    vi.advanceTimersByTime(3000)
    expect(it.get().secondsLeft).toBe(57)
  })

  it.each([email, 'HOLDER@Example.COM', ' holder@example.com', 'holder＠example.com'])(
    'lets Next with %j, after Prev, go on without a request or a toast',
    async (typed) => {
      const it = openLookup()
      await it.toCode()
      it.actions.back()
      vi.advanceTimersByTime(20_000)
      it.type(typed)
      await it.actions.send()
      expect(it.count('sendCode')).toBe(1)
      expect(it.notified).toHaveBeenCalledOnce()
      expect(it.get()).toMatchObject({
        step: 'CODE',
        hasSentCode: true,
        secondsLeft: 40,
        busy: undefined,
      })
      vi.advanceTimersByTime(1000)
      expect(it.get().secondsLeft).toBe(39)
    },
  )

  it('does not restart on a reload', async () => {
    const storage = storageOf()
    const before = openLookup(storage)
    await before.toCode()
    before.end()
    sleep(15_000)
    const it = openLookup(storage)
    it.type(email)
    await it.actions.send()
    expect(it.asked()).toEqual([])
    expect(it.get()).toMatchObject({ step: 'CODE', secondsLeft: 45, hasSentCode: false })
  })

  it('after a value does not claim that the code, which was used, was sent', async () => {
    const it = openLookup()
    await it.toValue()
    it.actions.back()
    await it.actions.send()
    expect(it.get()).toMatchObject({ step: 'CODE', hasSentCode: false })
  })

  it('does not apply to another address', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.back()
    await it.toCode('other@example.com')
    expect(it.count('sendCode')).toBe(2)
    expect(it.get()).toMatchObject({ email: 'other@example.com', secondsLeft: 60 })
  })

  it('is one for each address', async () => {
    const it = openLookup()
    await it.toCode()
    vi.advanceTimersByTime(20_000)
    it.actions.back()
    await it.toCode('other@example.com')
    vi.advanceTimersByTime(5_000)
    expect(it.get()).toMatchObject({ email: 'other@example.com', secondsLeft: 55 })
    it.actions.back()
    it.type(email)
    await it.actions.send()
    expect(it.get()).toMatchObject({ step: 'CODE', email, secondsLeft: 35 })
    expect(it.count('sendCode')).toBe(2)
  })

  it('does not start after a failed send', async () => {
    const it = openLookup()
    it.type(email)
    void it.actions.send()
    await it.answer('sendCode', failed('timeout'))
    await it.toCode()
    expect(it.count('sendCode')).toBe(2)
  })

  it('is updated when a suspended tab resumes', async () => {
    const it = openLookup()
    await it.toCode()
    sleep(37_400)
    it.wake()
    expect(it.get().secondsLeft).toBe(23)
    sleep(3_600_000)
    it.wake()
    expect(it.get().secondsLeft).toBe(0)
  })

  it('is right after a late timer', async () => {
    const it = openLookup()
    await it.toCode()
    sleep(30_000)
    vi.advanceTimersByTime(1000)
    expect(it.get().secondsLeft).toBe(29)
  })

  it('does not grow when the clock is set back', async () => {
    const it = openLookup()
    await it.toCode()
    sleep(-7_200_000)
    it.wake()
    expect(it.get().secondsLeft).toBe(60)
    vi.advanceTimersByTime(61_000)
    expect(it.get().secondsLeft).toBe(0)
  })

  it('leaves no timer and no token when the element is removed', async () => {
    const it = openLookup()
    await it.toValue()
    expect(vi.getTimerCount()).toBe(1)
    it.end()
    expect(vi.getTimerCount()).toBe(0)
    expect(it.token()).toBe('')
    it.wake()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('Checking a code', () => {
  it.each(['', '1', '48291'])('refuses the incomplete code %j without a request', async (code) => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode(code)
    await it.actions.check()
    expect(it.count('checkCode')).toBe(0)
    expect(it.notified).toHaveBeenLastCalledWith('code')
    expect(it.get()).toMatchObject({ step: 'CODE', code, codeIssue: { kind: 'code' } })
  })

  it('shows the value of a right code and reports it once', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('482913')
    void it.actions.check()
    expect(it.get().busy).toBe('check')
    await it.answer('checkCode', ok('otp'))
    expect(it.token()).toBe('otp')
    expect(it.get()).toMatchObject({ step: 'CODE', busy: 'check' })
    await it.answer('netAssetValue', ok(item))
    expect(it.asked().slice(1)).toEqual([
      { name: 'checkCode', args: [email, '482913', 'key-1'] },
      { name: 'netAssetValue', args: [] },
    ])
    expect(it.get()).toMatchObject({
      step: 'VALUE',
      busy: undefined,
      code: '',
      value: { ...item, at: Date.now(), isStale: false },
    })
    expect(it.steps).toEqual(['CODE', 'VALUE'])
    expect(it.onFound).toHaveBeenCalledOnce()
  })

  it('keeps the token out of the state', async () => {
    const it = openLookup()
    await it.toValue()
    expect(it.token()).toBe('otp')
    expect(JSON.stringify(it.get())).not.toContain('otp')
  })

  it('sends one request for repeated clicks on Next', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('482913')
    void it.actions.check()
    void it.actions.check()
    await it.answer('checkCode', ok('otp'))
    void it.actions.check()
    void it.actions.resend()
    await it.answer('netAssetValue', ok(item))
    expect(it.asked().map(({ name }) => name)).toEqual(['sendCode', 'checkCode', 'netAssetValue'])
  })

  it('keeps a wrong code to be typed over, and reports each try', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('000000')
    void it.actions.check()
    await it.answer('checkCode', ok(undefined))
    expect(it.notified).toHaveBeenLastCalledWith('code')
    const first = it.get().codeIssue
    expect(it.get()).toMatchObject({ step: 'CODE', code: '000000', busy: undefined })
    expect(first).toEqual({ kind: 'code' })
    void it.actions.check()
    await it.answer('checkCode', ok(undefined))
    expect(it.get().codeIssue).not.toBe(first)
    it.actions.setCode('00000')
    expect(it.get().codeIssue).toBeUndefined()
  })

  it('shows Not Found if there is no wallet; Next loads again without checking the code', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('482913')
    void it.actions.check()
    await it.answer('checkCode', ok('otp'))
    await it.answer('netAssetValue', ok(undefined))
    expect(it.notified).toHaveBeenLastCalledWith('not-found')
    expect(it.get()).toMatchObject({
      step: 'CODE',
      code: '482913',
      codeIssue: { kind: 'not-found' },
    })
    expect(it.onFound).not.toHaveBeenCalled()
    void it.actions.check()
    await it.answer('netAssetValue', ok(item))
    expect(it.count('checkCode')).toBe(1)
    expect(it.get().step).toBe('VALUE')
  })

  it.each(['network', 'timeout', 'server', 'malformed'] as const)(
    'does not check the code again after its value failed to load (%s)',
    async (kind) => {
      const it = openLookup()
      await it.toCode()
      it.actions.setCode('482913')
      void it.actions.check()
      await it.answer('checkCode', ok('otp'))
      await it.answer('netAssetValue', failed(kind))
      expect(it.get()).toMatchObject({ step: 'CODE', code: '482913', error: { kind } })
      expect(it.report).toHaveBeenCalledWith({ kind })
      expect(it.token()).toBe('otp')
      void it.actions.check()
      expect(it.get().error).toBeUndefined()
      await it.answer('netAssetValue', ok(item))
      expect(it.count('checkCode')).toBe(1)
      expect(it.get().step).toBe('VALUE')
    },
  )

  it('checks the code again after its token was refused', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('482913')
    void it.actions.check()
    await it.answer('checkCode', ok('otp'))
    await it.answer('netAssetValue', failed('refused'))
    void it.actions.check()
    await it.answer('checkCode', ok('another'))
    expect(it.token()).toBe('another')
  })
})

describe('A code typed before the answer to its sending', () => {
  const resending = async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('000000')
    vi.advanceTimersByTime(60_000)
    void it.actions.resend()
    return it
  }

  it.each([
    ['it went out', ok()],
    ['the answer was lost', failed('timeout')],
  ])('is kept, and checked after the answer: %s', async (_, answer) => {
    const it = await resending()
    it.actions.setCode('482913')
    void it.actions.check()
    expect(it.count('checkCode')).toBe(0)
    await it.answer('sendCode', answer)
    expect(it.get()).toMatchObject({ code: '482913', busy: 'check' })
    expect(it.asked().at(-1)?.args).toEqual([email, '482913', 'key-1'])
  })

  it('is kept if it is incomplete', async () => {
    const it = await resending()
    it.actions.setCode('482')
    await it.answer('sendCode', ok())
    expect(it.get()).toMatchObject({ code: '482', busy: undefined })
  })

  it('is distinguished from the earlier, invalid code', async () => {
    const it = await resending()
    await it.answer('sendCode', ok())
    expect(it.get().code).toBe('')
    expect(it.count('checkCode')).toBe(0)
  })
})

it('a late answer to a sending does not check the code of another address', async () => {
  const it = openLookup()
  const goTo = (address: string) => {
    it.actions.back()
    it.type(address)
    return it.actions.send()
  }
  await it.toCode()
  vi.advanceTimersByTime(30_000)
  it.actions.back()
  await it.toCode('other@example.com')
  await goTo(email)
  vi.advanceTimersByTime(30_000)
  void it.actions.resend()
  await goTo('other@example.com')
  it.actions.setCode('000000')
  void it.actions.check()
  await it.answer('checkCode', ok(undefined))
  await it.answer('sendCode', ok())
  expect(it.get()).toMatchObject({ step: 'CODE', email: 'other@example.com', code: '000000' })
  expect(it.count('checkCode')).toBe(1)
})

describe('The idempotency key of a check', () => {
  const keys = ({ asked }: ReturnType<typeof openLookup>) =>
    asked()
      .filter(({ name }) => name === 'checkCode')
      .map(({ args }) => args[2])
  const lose = async (it: ReturnType<typeof openLookup>, code: string) => {
    it.actions.setCode(code)
    void it.actions.check()
    await it.answer('checkCode', failed('network'))
  }

  it('is kept for the same code after a lost answer, and new for another code', async () => {
    const it = openLookup()
    await it.toCode()
    await lose(it, '482913')
    await lose(it, '482913')
    await lose(it, '482914')
    await lose(it, '482913')
    expect(keys(it)).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  })

  it('survives Prev, because the server may have accepted the code', async () => {
    const it = openLookup()
    await it.toCode()
    await lose(it, '482913')
    it.actions.back()
    await it.actions.send()
    await lose(it, '482913')
    expect(keys(it)).toEqual(['key-1', 'key-1'])
  })

  it('survives Prev if the code was right and its value failed to load', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('482913')
    void it.actions.check()
    await it.answer('checkCode', ok('otp'))
    await it.answer('netAssetValue', failed('network'))
    it.actions.back()
    expect(it.token()).toBe('')
    await it.actions.send()
    await lose(it, '482913')
    expect(keys(it)).toEqual(['key-1', 'key-1'])
  })

  it('is new after another code was sent, and after the value was shown', async () => {
    const it = openLookup()
    await it.toCode()
    await lose(it, '482913')
    vi.advanceTimersByTime(60_000)
    void it.actions.resend()
    await it.answer('sendCode', ok())
    it.actions.setCode('482913')
    void it.actions.check()
    await it.answer('checkCode', ok('otp'))
    await it.answer('netAssetValue', ok(item))
    it.actions.back()
    await it.actions.send()
    await lose(it, '482913')
    expect(keys(it)).toEqual(['key-1', 'key-2', 'key-3'])
  })
})

describe('Prev', () => {
  it('keeps the address and clears code, token and value', async () => {
    const it = openLookup()
    await it.toValue()
    it.actions.back()
    expect(it.get()).toMatchObject({ step: 'EMAIL', typed: email, code: '', value: undefined })
    expect(it.token()).toBe('')
    expect(it.steps).toEqual(['CODE', 'VALUE', 'EMAIL'])
  })

  it('clears issue and error', async () => {
    const it = openLookup()
    await it.toCode()
    await it.actions.check()
    it.actions.back()
    expect(it.get()).toMatchObject({ codeIssue: undefined, error: undefined })
  })

  it.each(['wrong', 'right', 'lost'])('during a check ignores its %s answer', async (how) => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('482913')
    void it.actions.check()
    it.actions.back()
    const before = it.get()
    expect(before).toMatchObject({ step: 'EMAIL', code: '', busy: undefined })
    const answers = { wrong: ok(undefined), right: ok('otp'), lost: failed('network') }
    await it.answer('checkCode', answers[how as 'wrong'])
    expect(it.get()).toBe(before)
    expect(it.token()).toBe('')
    expect(it.count('netAssetValue')).toBe(0)
    expect(it.report).not.toHaveBeenCalled()
    expect(it.notified).toHaveBeenCalledOnce()
  })

  it('while the value loads ignores it', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('482913')
    void it.actions.check()
    await it.answer('checkCode', ok('otp'))
    it.actions.back()
    await it.answer('netAssetValue', ok(item))
    expect(it.get()).toMatchObject({ step: 'EMAIL', value: undefined })
    expect(it.onFound).not.toHaveBeenCalled()
    expect(it.token()).toBe('')
  })

  it('while a code is resent still starts the cooldown', async () => {
    const it = openLookup()
    await it.toCode()
    vi.advanceTimersByTime(60_000)
    void it.actions.resend()
    it.actions.back()
    await it.answer('sendCode', ok())
    expect(it.get().step).toBe('EMAIL')
    expect(it.notified).toHaveBeenCalledOnce()
    await it.actions.send()
    expect(it.count('sendCode')).toBe(2)
    expect(it.get()).toMatchObject({ step: 'CODE', secondsLeft: 60 })
  })

  it('before a new check ignores the answer to the old one', async () => {
    const it = openLookup()
    await it.toCode()
    it.actions.setCode('111111')
    void it.actions.check()
    it.actions.back()
    await it.actions.send()
    it.actions.setCode('222222')
    void it.actions.check()
    await it.answer('checkCode', ok(undefined))
    expect(it.get()).toMatchObject({ busy: 'check', codeIssue: undefined })
    await it.answer('checkCode', ok('otp'))
    await it.answer('netAssetValue', ok(item))
    expect(it.get().step).toBe('VALUE')
  })
})

describe('The value', () => {
  it('stays while it is refreshed, and is then replaced with its new time', async () => {
    const it = openLookup()
    await it.toValue()
    const { value: old } = it.get()
    sleep(90_000)
    void it.actions.refresh()
    void it.actions.refresh()
    expect(it.get()).toMatchObject({ busy: 'refresh', value: old })
    await it.answer('netAssetValue', ok({ ...item, usdBalance: '7' }))
    expect(it.count('netAssetValue')).toBe(2)
    expect(it.get().value).toMatchObject({ usdBalance: '7', at: Date.now() })
    expect(it.notified).toHaveBeenLastCalledWith('refreshed')
    expect(it.onFound).toHaveBeenCalledOnce()
    expect(it.steps).toEqual(['CODE', 'VALUE'])
  })

  it.each([
    ['an error', failed('network')],
    ['a refused token', failed({ kind: 'refused', message: 'Verify again' })],
    ['no wallet', ok(undefined)],
  ])('stays when the refresh ends with %s', async (_, answer) => {
    const it = openLookup()
    await it.toValue()
    const { value: old } = it.get()
    void it.actions.refresh()
    await it.answer('netAssetValue', answer)
    expect(it.get()).toMatchObject({ step: 'VALUE', busy: undefined, value: old })
    expect(it.report.mock.calls.length + it.notified.mock.calls.length).toBe(2)
    expect(it.notified).not.toHaveBeenCalledWith('refreshed')
  })

  it('is stale after five minutes, also in a suspended tab, and fresh after a refresh', async () => {
    const it = openLookup()
    await it.toValue()
    vi.advanceTimersByTime(staleAfterMs - 1)
    expect(it.get().value?.isStale).toBe(false)
    vi.advanceTimersByTime(1)
    expect(it.get().value?.isStale).toBe(true)
    void it.actions.refresh()
    await it.answer('netAssetValue', ok(item))
    expect(it.get().value?.isStale).toBe(false)
    sleep(staleAfterMs)
    it.wake()
    expect(it.get().value?.isStale).toBe(true)
  })

  it('is cleared with its token when the element ends; back leads to EMAIL', async () => {
    const it = openLookup()
    await it.toValue()
    it.actions.forget()
    expect(it.get()).toMatchObject({ step: 'VALUE', value: undefined })
    expect(it.token()).toBe('')
    it.actions.back()
    await settle()
    expect(it.get()).toMatchObject({ step: 'EMAIL', typed: email })
  })
})
