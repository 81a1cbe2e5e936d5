import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { ApiError } from '../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../shared/api/outcome.ts'
import { botTokenOf } from '../../shared/api/submit/bot-token.ts'
import type { ElementContext } from '../../shared/element/entry/context.ts'
import type { BaseModel } from '../../shared/element/view/base-model.ts'
import { newKey } from '../../shared/element/view/new-key.ts'
import { openSessionStorage } from '../../shared/element/view/session-storage.ts'
import type { CodeOptions } from '../../shared/one-time-code/code-options.ts'
import {
  createResendCooldown,
  type ResendCooldown,
} from '../../shared/one-time-code/resend-cooldown.ts'
import more from '../../shared/ui/more.css?inline'
import { createLookupApi, type LookupApi } from './api.ts'
import type { FundLookupDeclaration } from './declaration.ts'
import type { FundLookupEvents } from './docs.ts'
import { codeSchema, emailIssueOf, emailSchema } from './forms.ts'
import {
  begin,
  type CodeIssue,
  fail,
  finish,
  forget,
  freshMsLeft,
  type LookupState,
  type LookupStore,
  type Step,
  showValue,
} from './state.ts'

const noAttempt = { email: '', code: '', key: '' }

export interface ActionsOptions extends CodeOptions {
  readonly state: LookupStore
  readonly api: LookupApi
  readonly cooldown: ResendCooldown
  /** Shows an error of a call. */
  readonly report: (error: ApiError) => void
  /** Shows a short message. */
  readonly notify: (what: 'sent' | 'refreshed' | CodeIssue['kind']) => void
  readonly onStep: (step: Step) => void
  /** A value is shown after a code was checked. */
  readonly onFound: () => void
}

/** What a person can do in one `<tw-fund-lookup>`. */
export interface LookupActions {
  /** Sends a code to the typed address and goes to CODE; during the cooldown it goes without sending. */
  send(): Promise<void>
  /** Sends another code to the same address; a code that was typed meanwhile is then checked. */
  resend(): Promise<void>
  /** @param digits without anything else */
  setCode(digits: string): void
  /** Checks the typed code and shows the value. */
  check(): Promise<void>
  /** Loads the value again; the old one stays until the new one is here. */
  refresh(): Promise<void>
  /** To EMAIL, which keeps its address. Forgets all else and ignores pending answers. */
  back(): void
  /** Forgets code, token and value, in any step. */
  forget(): void
}

export function createLookupActions(options: ActionsOptions): LookupActions {
  const { api, clock, cooldown, newKey, notify, onFound, onStep, report, setToken, signal } =
    options
  const { getState: get, setState: set } = options.state
  /** Identifies the latest request; the answer to an earlier one is ignored. */
  let latest = {}
  /** The last check. The same code is sent with the same key: its answer may have been lost. */
  let attempt = noAttempt
  /** The code of `attempt` was right, and its token is stored. */
  let isVerified = false
  let timer: unknown

  /** Updates what depends on the clock: the cooldown and whether the value is stale. */
  const tick = () => {
    clock.clearTimeout(timer)
    if (signal.aborted) return
    const { step, email, value } = get()
    const secondsLeft = step === 'CODE' ? cooldown.secondsLeft(email) : 0
    const freshMs = value ? freshMsLeft(value, clock.now()) : 0
    set({ secondsLeft, ...(value && { value: { ...value, isStale: freshMs <= 0 } }) })
    if (secondsLeft > 0) timer = clock.setTimeout(tick, 1000)
    else if (freshMs > 0) timer = clock.setTimeout(tick, freshMs)
  }
  options.onWake(tick)
  signal.addEventListener('abort', () => {
    clock.clearTimeout(timer)
    setToken('')
  })

  const enter = (step: Step) => {
    set({ step })
    tick()
    onStep(step)
  }
  const forgetAll = () => {
    latest = {}
    isVerified = false
    attempt = noAttempt
    setToken('')
    set(forget())
  }
  /** Begins a request; the result tells whether its answer still counts. */
  const start = (busy: NonNullable<LookupState['busy']>) => {
    const own = {}
    latest = own
    set(begin(busy))
    return () => latest === own && !signal.aborted
  }
  const showError = (error: ApiError) => {
    // Its text was shown already, and its outcome is unknown rather than failed.
    if (error.kind === 'unsettled') return set(finish())
    set(fail(get().step, error))
    report(error)
  }
  const refuse = (kind: CodeIssue['kind']) => {
    set(finish({ codeIssue: { kind } }))
    notify(kind)
  }

  /** Resolves to whether it was sent; to `undefined` if the person went on meanwhile. */
  const sendTo = async (email: string): Promise<boolean | undefined> => {
    const { code } = get()
    const counts = start('send')
    const answer = await api.sendCode(email)
    // Recorded also if the answer no longer counts: the mail went out.
    if (answer.ok) cooldown.recordSend(email)
    if (!counts()) return undefined
    if (!answer.ok) {
      showError(answer.error)
      return false
    }
    // The earlier code is no longer valid. A code typed meanwhile may be the new one.
    const typed = get().code
    forgetAll()
    if (typed !== code) set({ code: typed })
    notify('sent')
    return true
  }

  /** Loads the value with the stored token. */
  const loadValue = async (counts: () => boolean): Promise<boolean> => {
    const answer = await api.netAssetValue()
    if (!counts()) return false
    if (!answer.ok) {
      // A refused token cannot be used again; a token whose answer was lost can.
      if (!leavesOutcomeUnknown(answer.error)) isVerified = false
      showError(answer.error)
      return false
    }
    if (!answer.value) {
      refuse('not-found')
      return false
    }
    set(showValue(answer.value, clock.now()))
    return true
  }

  const actions: LookupActions = {
    async send() {
      const reading = v.safeParse(emailSchema, get().typed)
      if (!reading.success) {
        return set(finish({ emailIssue: emailIssueOf(reading.issues[0].message) }))
      }
      const email = reading.output
      set({ email })
      if (cooldown.secondsLeft(email) > 0) set(finish())
      else if (!(await sendTo(email))) return
      enter('CODE')
    },
    async resend() {
      const { busy, code, email } = get()
      if (busy || cooldown.secondsLeft(email) > 0) return
      const isSent = await sendTo(email)
      if (isSent === undefined) return
      if (isSent) tick()
      // The mail can arrive before the answer, and the code be complete before it could be checked.
      const typed = get().code
      if (typed !== code && v.is(codeSchema, typed)) await actions.check()
    },
    setCode: (code) => set({ code, codeIssue: undefined }),
    async check() {
      const { busy, code, email } = get()
      if (busy) return
      if (!v.is(codeSchema, code)) return refuse('code')
      if (attempt.email !== email || attempt.code !== code) {
        attempt = { email, code, key: newKey() }
        isVerified = false
      }
      const counts = start('check')
      if (!isVerified) {
        const answer = await api.checkCode(email, code, attempt.key)
        if (!counts()) return
        if (!answer.ok) return showError(answer.error)
        if (!answer.value) return refuse('code')
        setToken(answer.value)
        isVerified = true
      }
      if (!(await loadValue(counts))) return
      set({ code: '' })
      enter('VALUE')
      onFound()
    },
    async refresh() {
      if (get().busy) return
      if (!(await loadValue(start('refresh')))) return
      tick()
      notify('refreshed')
    },
    back() {
      const { step } = get()
      // A right code is valid once: if its value was not seen, only the same key brings it again.
      const unseen = step === 'VALUE' ? noAttempt : attempt
      forgetAll()
      attempt = unseen
      if (step !== 'EMAIL') enter('EMAIL')
    },
    forget: forgetAll,
  }
  return actions
}

/** What the actions use of their element. */
export interface ActionsModel
  extends Pick<
    BaseModel,
    | 'adopt'
    | 'call'
    | 'client'
    | 'report'
    | 'showError'
    | 'signal'
    | 'notifications'
    | 'i18n'
    | 'toast'
    | 'tellStep'
  > {
  readonly state: LookupStore
  readonly emit: ElementContext<FundLookupDeclaration, FundLookupEvents>['emit']
  setToken(token: string): void
  /** The host's bot check as it is now. */
  botCheck(): ((action: string) => Promise<string>) | null
}

/** The actions of an element, once client, messages and styles are loaded. */
export async function createActions(model: ActionsModel): Promise<LookupActions> {
  const { adopt, signal, state, i18n, toast } = model
  adopt(more)
  await Promise.all([model.client(), model.notifications()])

  const now = () => Date.now()
  const notify = {
    sent: () => toast('success', i18n._(msg`Email sent successfully.`)),
    refreshed: () => toast('success', i18n._(msg`Refreshed`)),
    code: () => model.showError({ kind: 'code', message: i18n._(msg`Enter valid code.`) }),
    'not-found': () => model.showError({ kind: 'not-found', message: i18n._(msg`Not Found`) }),
  }
  return createLookupActions({
    state,
    api: createLookupApi(model, (action) => botTokenOf(model.botCheck(), action)),
    cooldown: createResendCooldown('tw-fund-lookup', openSessionStorage(), now),
    clock: {
      now,
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    onWake: (wake) => document.addEventListener('visibilitychange', wake, { signal }),
    signal,
    newKey,
    setToken: model.setToken,
    report: model.report,
    notify: (what) => notify[what](),
    onStep: model.tellStep,
    onFound: () => model.emit('tw-success', { kind: 'lookup' }),
  })
}
