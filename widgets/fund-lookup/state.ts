import type { StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../shared/api/outcome.ts'
import { readEmail } from '../../shared/email/email.ts'
import { codeLength } from '../../shared/limits.ts'
import type { LookupApi } from './api.ts'
import type { CodeFault, LookupState, Step } from './context.ts'
import type { Sends } from './sends.ts'

/** After so many milliseconds a value is said to be old. Ours: the specification has no such limit. */
export const oldAfterMs = 5 * 60_000

const nothingTried = { email: '', code: '', key: '' }

export interface LookupOptions {
  readonly state: StoreApi<LookupState>
  readonly api: LookupApi
  readonly sends: Sends
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number
    setTimeout(run: () => void, ms: number): unknown
    clearTimeout(timer: unknown): void
  }
  /** Calls when a page that slept may have woken up. */
  readonly onWake: (wake: () => void) => void
  /** Ends with the element. */
  readonly signal: AbortSignal
  readonly newKey: () => string
  /** Keeps the token that `netAssetValue` goes out with; empty to forget it. */
  readonly keepToken: (token: string) => void
  /** Shows an error of a call to the person. */
  readonly report: (error: ApiError) => void
  /** Shows a short message. */
  readonly say: (what: 'sent' | 'refreshed' | CodeFault['about']) => void
  readonly onStep: (step: Step) => void
  /** A value is shown that was not there before. */
  readonly onFound: () => void
}

export interface Lookup {
  /** Sends a code to what was typed and goes on to CODE; while counting it goes on without sending. */
  send(): Promise<void>
  /** Sends another code to the same address; one that was typed meanwhile is checked then. */
  resend(): Promise<void>
  /** @param digits as a person types them, without anything else */
  type(digits: string): void
  /** Checks what was typed and shows the value. */
  check(): Promise<void>
  /** Asks for the value again; the old one stays until the new one is here. */
  refresh(): Promise<void>
  /** To EMAIL, which keeps its address. Code, token and value are gone, and what is under way has no effect. */
  back(): void
  /** Code, token and value are gone, wherever the person is. */
  forget(): void
}

/** All that happens in one `<tw-fund-lookup>` once something was typed into its first view. */
export function createLookup(options: LookupOptions): Lookup {
  const { api, clock, keepToken, newKey, onFound, onStep, report, say, sends, signal } = options
  const { getState: get, setState: set } = options.state
  /** Whatever answers a question of an earlier turn comes too late. */
  let turn = {}
  /** What was checked last. The same code goes with the same key: its answer may have been lost. */
  let attempt = nothingTried
  /** The attempt's code was right, and its token is kept. */
  let isVerified = false
  let timer: unknown

  /** Reads the clock: how long until another code may be sent, and whether the value has grown old. */
  const tick = () => {
    clock.clearTimeout(timer)
    if (signal.aborted) return
    const { step, email, value } = get()
    const secondsLeft = step === 'CODE' ? sends.secondsLeft(email) : 0
    const fresh = value ? oldAfterMs - Math.max(0, clock.now() - value.at) : 0
    set({ secondsLeft, ...(value && { value: { ...value, isOld: fresh <= 0 } }) })
    if (secondsLeft > 0) timer = clock.setTimeout(tick, 1000)
    else if (fresh > 0) timer = clock.setTimeout(tick, fresh)
  }
  options.onWake(tick)
  signal.addEventListener('abort', () => {
    clock.clearTimeout(timer)
    keepToken('')
  })

  const enter = (step: Step) => {
    set({ step })
    tick()
    onStep(step)
  }
  const forget = () => {
    turn = {}
    isVerified = false
    attempt = nothingTried
    keepToken('')
    set({ busy: undefined, code: '', codeFault: undefined, error: undefined, value: undefined })
  }
  /** Begins something; the function it gives says whether its answer still counts. */
  const begin = (busy: NonNullable<LookupState['busy']>) => {
    const mine = {}
    turn = mine
    set({ busy, emailFault: undefined, codeFault: undefined, error: undefined })
    return () => turn === mine && !signal.aborted
  }
  const end = (part: Partial<LookupState> = {}) => set({ busy: undefined, ...part })
  const fail = (error: ApiError) => {
    // Its words were shown, and it is no error; nor was anything done for sure.
    if (error.kind === 'unsettled') return end()
    const isOffline = get().step === 'EMAIL' && error.kind === 'network'
    end({ error, emailFault: isOffline ? 'network' : undefined })
    report(error)
  }
  const refuse = (about: CodeFault['about']) => {
    end({ codeFault: { about } })
    say(about)
  }

  /** Answers whether it was sent; nothing where the person went on meanwhile. */
  const sendTo = async (email: string): Promise<boolean | undefined> => {
    const { code } = get()
    const counts = begin('send')
    const answer = await api.sendCode(email)
    // It went out, whatever was done meanwhile.
    if (answer.ok) sends.note(email)
    if (!counts()) return undefined
    if (!answer.ok) {
      fail(answer.error)
      return false
    }
    // The mailbox's earlier code is dead. What was typed meanwhile may be the new one.
    const typed = get().code
    forget()
    if (typed !== code) set({ code: typed })
    say('sent')
    return true
  }

  /** Asks for the value with the token that is kept. */
  const show = async (counts: () => boolean): Promise<boolean> => {
    const answer = await api.netAssetValue()
    if (!counts()) return false
    if (!answer.ok) {
      // A token that was refused is of no use; one whose answer was lost is.
      if (!leavesOutcomeUnknown(answer.error)) isVerified = false
      fail(answer.error)
      return false
    }
    if (!answer.value) {
      refuse('not-found')
      return false
    }
    end({ value: { ...answer.value, at: clock.now(), isOld: false } })
    return true
  }

  const lookup: Lookup = {
    async send() {
      const reading = readEmail(get().typed)
      if (!reading.ok) return end({ emailFault: reading.reason })
      const { email } = reading
      set({ email })
      if (sends.secondsLeft(email) > 0) end()
      else if (!(await sendTo(email))) return
      enter('CODE')
    },
    async resend() {
      const { busy, code, email } = get()
      if (busy || sends.secondsLeft(email) > 0) return
      const isSent = await sendTo(email)
      if (isSent === undefined) return
      if (isSent) tick()
      // A mail can be faster than the answer, and the code was whole before it could be checked.
      const typed = get().code
      if (typed !== code && typed.length === codeLength) await lookup.check()
    },
    type: (code) => set({ code, codeFault: undefined }),
    async check() {
      const { busy, code, email } = get()
      if (busy) return
      if (code.length < codeLength) return refuse('code')
      const isSame = attempt.email === email && attempt.code === code
      if (!isSame) {
        attempt = { email, code, key: newKey() }
        isVerified = false
      }
      const counts = begin('check')
      if (!isVerified) {
        const answer = await api.checkCode(email, code, attempt.key)
        if (!counts()) return
        if (!answer.ok) return fail(answer.error)
        if (!answer.value) return refuse('code')
        keepToken(answer.value)
        isVerified = true
      }
      if (!(await show(counts))) return
      set({ code: '' })
      enter('VALUE')
      onFound()
    },
    async refresh() {
      if (get().busy) return
      if (!(await show(begin('refresh')))) return
      tick()
      say('refreshed')
    },
    back() {
      const { step } = get()
      // A right code is good once: what it led to, if that was not seen, comes with its own key alone.
      const unseen = step === 'VALUE' ? nothingTried : attempt
      forget()
      attempt = unseen
      if (step !== 'EMAIL') enter('EMAIL')
    },
    forget,
  }
  return lookup
}
