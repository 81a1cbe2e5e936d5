import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed, fakeCalls, ok } from '../../api/fake-calls.test-helper.ts'
import { refusalCodes } from '../../api/refusal-codes.ts'
import { openTestOptions, storageOf } from './code.test-helper.ts'
import { createOneTimeCode } from './one-time-code.ts'
import { createRequests } from './requests.ts'
import { createResendCooldown } from './resend-cooldown.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const address = 'holder@example.com'

const tooSoon = (waitSeconds: number) =>
  failed({ kind: 'refused', code: refusalCodes.codeSent, message: 'Wait', waitSeconds })

/** A code and what its element keeps of it. */
function openCode() {
  const { options, ...outside } = openTestOptions()
  const server = fakeCalls(['send', 'check'])
  const state = { address, code: '', busy: undefined as string | undefined, error: '' }
  const requests = createRequests<'send' | 'check'>({
    ...options,
    begin(busy) {
      state.busy = busy
    },
    end(error) {
      state.busy = undefined
      state.error = error?.kind ?? ''
    },
  })
  const finish = () => {
    state.busy = undefined
  }
  const onSent = vi.fn((typed: string, _isNew: boolean) => {
    state.code = typed
    finish()
  })
  const onInvalid = vi.fn(finish)
  const onRight = vi.fn(finish)
  const cooldown = createResendCooldown('test', storageOf(), Date.now)
  const code = createOneTimeCode(options, {
    requests,
    read: () => ({ ...state, isBusy: state.busy !== undefined }),
    cooldown: () => cooldown,
    send: server.calls.send,
    check: server.calls.check,
    onSent,
    onInvalid,
    onRight,
  })
  return {
    ...outside,
    ...server,
    state,
    code,
    finish,
    onSent,
    onInvalid,
    onRight,
    secondsLeft: () => cooldown.secondsLeft(address),
    keys: () => server.of('check').map(({ args }) => args[2]),
    async sent() {
      const sending = code.send()
      await server.answer('send', ok())
      return sending
    },
  }
}

describe('A code that is sent', () => {
  it('can be typed, and is not sent again within a minute', async () => {
    const it = openCode()
    expect(await it.sent()).toBe(true)
    expect(it.onSent.mock.calls).toEqual([['', true]])
    expect(await it.code.send()).toBe(true)
    await it.code.resend()
    expect(it.count('send')).toBe(1)
    vi.advanceTimersByTime(60_000)
    void it.code.resend()
    void it.code.resend()
    await it.answer('send', ok())
    expect(it.of('send').map(({ args }) => args)).toEqual([[address], [address]])
  })

  it.each(['refused', 'network', 'timeout'] as const)(
    'can be sent again at once if the request was refused or lost (%s)',
    async (kind) => {
      const it = openCode()
      const sending = it.code.send()
      await it.answer('send', failed(kind))
      expect(await sending).toBe(false)
      expect(it.state).toMatchObject({ busy: undefined, error: kind })
      expect(it.report).toHaveBeenCalledOnce()
      expect(it.secondsLeft()).toBe(0)
      expect(await it.sent()).toBe(true)
    },
  )

  it('can be typed although its answer was lost: the server says that it was sent', async () => {
    const it = openCode()
    void it.code.send()
    await it.answer('send', failed('network'))
    const sending = it.code.send()
    await it.answer('send', tooSoon(42))
    expect(await sending).toBe(true)
    expect(it.report).toHaveBeenCalledOnce()
    expect(it.onSent.mock.calls).toEqual([['', false]])
    expect(it.secondsLeft()).toBe(42)
    vi.advanceTimersByTime(42_000)
    expect(it.secondsLeft()).toBe(0)
  })

  it('can be typed after a lost answer, if a server refuses the next request in its own words', async () => {
    const it = openCode()
    void it.code.send()
    await it.answer('send', failed('timeout'))
    vi.advanceTimersByTime(20_000)
    const sending = it.code.send()
    await it.answer('send', failed({ kind: 'refused', message: 'Too soon' }))
    expect(await sending).toBe(true)
    expect(it.report).toHaveBeenLastCalledWith({ kind: 'refused', message: 'Too soon' })
    expect(it.secondsLeft()).toBe(40)
  })

  it('cannot be typed if a refusal comes for another address, or after a minute', async () => {
    const it = openCode()
    void it.code.send()
    await it.answer('send', failed('timeout'))
    it.state.address = 'other@example.com'
    const other = it.code.send()
    await it.answer('send', failed({ kind: 'refused', message: 'Refused' }))
    expect(await other).toBe(false)
    it.state.address = address
    vi.advanceTimersByTime(60_000)
    const later = it.code.send()
    await it.answer('send', failed({ kind: 'refused', message: 'Refused' }))
    expect(await later).toBe(false)
    expect(it.onSent).not.toHaveBeenCalled()
  })

  it('keeps its digits if Resend is refused because a code was sent', async () => {
    const it = openCode()
    await it.sent()
    vi.advanceTimersByTime(60_000)
    it.state.code = '4829'
    void it.code.resend()
    await it.answer('send', tooSoon(10))
    expect(it.onSent).toHaveBeenLastCalledWith('4829', false)
    expect(it.report).not.toHaveBeenCalled()
    expect(it.secondsLeft()).toBe(10)
  })

  it('starts the cooldown even if the person left before the answer, and does nothing else', async () => {
    const it = openCode()
    const sending = it.code.send()
    it.code.leave()
    it.finish()
    await it.answer('send', ok())
    expect(await sending).toBe(false)
    expect(it.onSent).not.toHaveBeenCalled()
    expect(it.secondsLeft()).toBe(60)
  })

  it('has no cooldown if the person left before it was sent', async () => {
    const it = openCode()
    const sending = it.code.send()
    it.code.leave()
    it.finish()
    await it.answer('send', undefined)
    expect(await sending).toBe(false)
    expect(it.report).not.toHaveBeenCalled()
    expect(it.secondsLeft()).toBe(0)
  })

  it('keeps the digits that were typed meanwhile, and checks them if they are complete', async () => {
    const it = openCode()
    await it.sent()
    it.state.code = '000000'
    vi.advanceTimersByTime(60_000)
    void it.code.resend()
    it.state.code = '482913'
    await it.answer('send', ok())
    expect(it.onSent).toHaveBeenLastCalledWith('482913', true)
    expect(it.of('check').map(({ args }) => args)).toEqual([[address, '482913', 'key-1']])
  })
})

describe('A typed code', () => {
  const typed = async (code: string) => {
    const it = openCode()
    await it.sent()
    it.state.code = code
    return it
  }

  it.each(['', '48291'])('%j is refused without a call', async (code) => {
    const it = await typed(code)
    await it.code.check()
    expect(it.onInvalid.mock.calls).toEqual([[code]])
    expect(it.count('check')).toBe(0)
  })

  it('is checked once for repeated clicks', async () => {
    const it = await typed('482913')
    void it.code.check()
    void it.code.check()
    await it.answer('check', ok('otp'))
    expect(it.count('check')).toBe(1)
    expect(it.token()).toBe('otp')
    expect(it.onRight).toHaveBeenCalledOnce()
  })

  it('that was right is not checked again until its token is refused', async () => {
    const it = await typed('482913')
    void it.code.check()
    await it.answer('check', ok('otp'))
    await it.code.check()
    expect(await it.code.send()).toBe(true)
    expect([it.count('check'), it.onRight.mock.calls.length]).toEqual([1, 2])
    it.code.tokenRefused()
    void it.code.check()
    await it.answer('check', ok('another'))
    expect([it.token(), it.keys()]).toEqual(['another', ['key-1', 'key-1']])
  })

  it('is sent again with the same key, and another code with another key', async () => {
    const it = await typed('482913')
    for (const code of ['482913', '482913', '482914', '482913']) {
      it.state.code = code
      void it.code.check()
      await it.answer('check', failed('network'))
    }
    expect(it.keys()).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  })

  it('keeps its key when the person leaves, and loses the key when the code is forgotten', async () => {
    const it = await typed('482913')
    const lose = async () => {
      void it.code.check()
      await it.answer('check', failed('timeout'))
    }
    await lose()
    it.code.leave()
    await lose()
    it.code.forget()
    await lose()
    expect(it.keys()).toEqual(['key-1', 'key-1', 'key-2'])
  })

  it.each([
    ['right', ok('otp')],
    ['wrong', ok(undefined)],
    ['lost', failed('network')],
  ])('is ignored after the person has left: %s', async (_, answer) => {
    const it = await typed('482913')
    void it.code.check()
    it.code.leave()
    await it.answer('check', answer)
    expect(it.token()).toBe('')
    for (const told of [it.onRight, it.onInvalid, it.report]) expect(told).not.toHaveBeenCalled()
  })

  it('is ignored after the element was removed', async () => {
    const it = await typed('482913')
    void it.code.check()
    it.end()
    await it.answer('check', ok('otp'))
    expect(it.token()).toBe('')
    expect(it.onRight).not.toHaveBeenCalled()
  })
})
