import { msg } from '@lingui/core/macro'
import type { ApiError } from '../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../shared/api/outcome.ts'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { botTokenOf } from '../../shared/api/submit/bot-token.ts'
import type { CodePurpose } from '../../shared/api/wire/user.ts'
import type { ElementContext } from '../../shared/element/entry/context.ts'
import type { PropertiesOf } from '../../shared/element/entry/declaration.ts'
import type { BaseModel } from '../../shared/element/view/base-model.ts'
import { newKey } from '../../shared/element/view/new-key.ts'
import { openSessionStorage } from '../../shared/element/view/session-storage.ts'
import { readEmail } from '../../shared/email/email.ts'
import { redirectSeconds } from '../../shared/limits.ts'
import {
  createResendCooldown,
  type ResendCooldown,
} from '../../shared/one-time-code/resend-cooldown.ts'
import more from '../../shared/ui/more.css?inline'
import { type AccountApi, createAccountApi } from './api.ts'
import { type AccountDeclaration, declaration } from './declaration.ts'
import type { AccountEvents } from './docs.ts'
import { isWholeCode, passwordIssues, termsIssues, tidyName } from './forms.ts'
import {
  type AccountState,
  type AccountStore,
  begin,
  edit,
  enter,
  finish,
  type Issue,
  type Issues,
  type Screen,
  type Step,
  stepBefore,
  succeed,
} from './state.ts'

const noAttempt = { account: '', purpose: '', code: '', key: '' }
const hasAny = (issues: Issues): boolean => Object.keys(issues).length > 0
const noSave = { content: '', key: '' }

/** What reads and writes mobile numbers; loaded when one is typed. */
type Phone = Pick<typeof import('../../shared/phone/mobile.ts'), 'readMobile' | 'showMobile'>

type Success = 'signed-in' | 'registered' | 'reset'

export interface ActionsOptions {
  readonly state: AccountStore
  readonly api: AccountApi
  readonly phone: () => Promise<Phone>
  /** Of the codes for a purpose. */
  readonly cooldown: (purpose: CodePurpose) => ResendCooldown
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number
    setTimeout(run: () => void, ms: number): unknown
    clearTimeout(timer: unknown): void
  }
  /** Calls its argument when a suspended page may have resumed. */
  readonly onWake: (wake: () => void) => void
  /** Aborts when the element is removed. */
  readonly signal: AbortSignal
  readonly newKey: () => string
  /** Stores the token of a checked code; empty to forget it. */
  readonly setToken: (token: string) => void
  /** Hands the login token to the host. */
  readonly onToken: (token: string) => void
  /** Shows an error of a call. */
  readonly report: (error: ApiError) => void
  /** The error in words of ours, where the server's are not used. */
  readonly worded: (error: ApiError) => ApiError
  /** Shows a short message. */
  readonly notify: (what: 'sent' | 'code') => void
  /** Goes to a screen. */
  readonly show: (screen: Screen) => void
  readonly onStep: (step: Step, screen: Screen) => void
  readonly onSuccess: (kind: Success) => void
}

/** What a person can do in one `<tw-account>`. */
export interface AccountActions {
  /** Sends the form of the first view: signs in, or sends a code and goes to CODE. */
  submit(): Promise<void>
  /** Sends another code to the same account; a code that was typed meanwhile is then checked. */
  resend(): Promise<void>
  /** @param digits without anything else */
  setCode(digits: string): void
  /** Checks the typed code and goes to PASSWORD. */
  check(): Promise<void>
  /** Takes the new password: goes to TERMS, or resets the old one. */
  setPassword(): Promise<void>
  /** Opens the account. */
  register(): Promise<void>
  /** To the step before. Ignores pending answers. */
  back(): void
  /** To ACCOUNT, which keeps what was typed; the code and its token are forgotten. */
  startAgain(): void
  /** From SUCCESS to sign-in at once. */
  redirect(): void
  /** The screen is left: forgets the code and its token, and ignores pending answers. */
  forget(): void
}

export function createAccountActions(options: ActionsOptions): AccountActions {
  const { api, clock, newKey, notify, onStep, onSuccess, report, setToken, show, signal } = options
  const { getState: get, setState: set } = options.state
  /** Identifies the latest request; the answer to an earlier one is ignored. */
  let latest = {}
  /** The last check. The same code is sent with the same key: its answer may have been lost. */
  let attempt = noAttempt
  /** The code of `attempt` was right, and its token is stored. */
  let isVerified = false
  /** The last registration or reset. The same content is sent with the same key. */
  let save = noSave
  /** Milliseconds since 1970. */
  let lockedUntil = 0
  let redirectsAt = 0
  let timer: unknown

  const purposeOf = (): CodePurpose => (get().screen === 'register' ? 'REGISTER' : 'RESET')
  const cooldownLeft = (account: string) => options.cooldown(purposeOf()).secondsLeft(account)
  const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - clock.now()) / 1000))

  /** Updates what depends on the clock. */
  const tick = () => {
    clock.clearTimeout(timer)
    if (signal.aborted) return
    const { account, error, lockSeconds: before, step } = get()
    const secondsLeft = step === 'CODE' ? cooldownLeft(account) : 0
    const lockSeconds = secondsUntil(lockedUntil)
    const redirectSeconds = secondsUntil(redirectsAt)
    const isUnlocked = before > 0 && lockSeconds === 0 && error?.code === refusalCodes.locked
    set({ secondsLeft, lockSeconds, redirectSeconds, ...(isUnlocked && { error: undefined }) })
    if (redirectsAt > 0 && redirectSeconds === 0) return show('sign-in')
    if (secondsLeft + lockSeconds + redirectSeconds > 0) timer = clock.setTimeout(tick, 1000)
  }
  options.onWake(tick)
  signal.addEventListener('abort', () => {
    clock.clearTimeout(timer)
    setToken('')
    // The form goes with its element.
    set({ password: '', confirmation: '', code: '' })
  })

  const goTo = (step: Step) => {
    set(enter(step))
    tick()
    onStep(step, get().screen)
  }
  const forgetCode = () => {
    latest = {}
    isVerified = false
    attempt = noAttempt
    setToken('')
  }
  /** Begins a request; the result tells whether its answer still counts. */
  const start = (busy: NonNullable<AccountState['busy']>) => {
    const own = {}
    latest = own
    set(begin(busy))
    return () => latest === own && !signal.aborted
  }
  const showError = (error: ApiError, change: Partial<AccountState> = {}) => {
    // Its text was shown already, and its outcome is unknown rather than failed.
    if (error.kind === 'unsettled') return set(finish(change))
    const worded = options.worded(error)
    set(finish({ error: worded, ...change }))
    report(worded)
  }
  const done = (kind: Success) => {
    forgetCode()
    save = noSave
    redirectsAt = kind === 'signed-in' ? 0 : clock.now() + redirectSeconds * 1000
    set(succeed())
    tick()
    onStep('SUCCESS', get().screen)
    onSuccess(kind)
  }

  /** The account as it can be sent, or what is wrong with it. */
  const readAccount = async (): Promise<{ account: string; shown: string } | Issue> => {
    const { kind, email, mobile, dialRegion } = get()
    if (kind === 'email') {
      const reading = readEmail(email)
      return reading.ok ? { account: reading.email, shown: reading.email } : reading.reason
    }
    const { readMobile, showMobile } = await options.phone()
    const reading = readMobile(mobile, dialRegion)
    if (!reading.ok) return reading.reason
    set({ dialRegion: reading.region })
    return { account: reading.mobile, shown: showMobile(reading.mobile) }
  }

  /** Resolves to whether it was sent; to `undefined` if the person went on meanwhile. */
  const sendTo = async (account: string): Promise<boolean | undefined> => {
    const { code } = get()
    const purpose = purposeOf()
    const counts = start('send')
    const answer = await api.sendCode(account, purpose)
    // Recorded also if the answer no longer counts: the code went out.
    if (answer.ok) options.cooldown(purpose).recordSend(account)
    if (!counts()) return undefined
    if (!answer.ok) {
      showError(answer.error)
      return false
    }
    // The earlier code is no longer valid. A code typed meanwhile may be the new one.
    const typed = get().code
    forgetCode()
    set(finish({ code: typed === code ? '' : typed }))
    notify('sent')
    return true
  }

  const signIn = async () => {
    const { password, lockSeconds } = get()
    const reading = await readAccount()
    const isIssue = typeof reading === 'string'
    if (isIssue || !password) {
      const issues = {
        ...(isIssue && { account: reading }),
        ...(!password && { password: 'required' as const }),
      }
      return set(finish({ issues }))
    }
    if (lockSeconds > 0) return set(finish())
    const counts = start('sign-in')
    const answer = await api.signIn({ account: reading.account, password })
    if (!counts()) return
    if (answer.ok && answer.value) {
      options.onToken(answer.value)
      return done('signed-in')
    }
    const error: ApiError = answer.ok ? { kind: 'malformed' } : answer.error
    lockedUntil = clock.now() + (error.waitSeconds ?? 0) * 1000
    showError(error)
    tick()
  }

  const sendFirst = async () => {
    const reading = await readAccount()
    if (typeof reading === 'string') return set(finish({ issues: { account: reading } }))
    const { account, shown } = reading
    const isSame = account === get().account
    if (!isSame) {
      forgetCode()
      set({ code: '' })
    }
    set({ account, shownAccount: shown })
    // A right code opens the next step once more.
    const needsCode = !(isSame && isVerified) && cooldownLeft(account) === 0
    if (needsCode && !(await sendTo(account))) return
    goTo('CODE')
  }

  /** Sends what takes effect once; a lost answer is told plainly. */
  const saveOnce = async (
    content: string,
    send: (key: string) => ReturnType<AccountApi['register']>,
    kind: Success,
  ) => {
    const { isUnknown: wasUnknown } = get()
    if (save.content !== content) save = { content, key: newKey() }
    const counts = start('save')
    const answer = await send(save.key)
    if (!counts()) return
    if (answer.ok) return done(kind)
    const { error } = answer
    // After a lost answer a token that is used up may be the sign of a success.
    const isUnknown = leavesOutcomeUnknown(error) || (wasUnknown && error.navigate !== undefined)
    if (isUnknown && error.navigate) return set(finish({ isUnknown }))
    showError(error, { isUnknown })
  }

  const actions: AccountActions = {
    submit: () => (get().step === 'SIGN_IN' ? signIn() : sendFirst()),
    async resend() {
      const { account, busy, code } = get()
      if (busy || cooldownLeft(account) > 0) return
      const isSent = await sendTo(account)
      if (isSent === undefined) return
      if (isSent) tick()
      // The code can arrive before the answer, and be complete before it could be checked.
      const typed = get().code
      if (typed !== code && isWholeCode(typed)) await actions.check()
    },
    setCode: (code) => set((state) => edit('code', { code }, state)),
    async check() {
      const { account, busy, code } = get()
      if (busy) return
      if (!isWholeCode(code)) {
        set(finish({ issues: { code: code ? 'invalid' : 'required' } }))
        if (code) notify('code')
        return
      }
      const purpose = purposeOf()
      const isKnown =
        attempt.account === account && attempt.purpose === purpose && attempt.code === code
      if (!isKnown) {
        forgetCode()
        attempt = { account, purpose, code, key: newKey() }
      }
      if (!isVerified) {
        const counts = start('check')
        const answer = await api.checkCode(account, purpose, code, attempt.key)
        if (!counts()) return
        if (!answer.ok) return showError(answer.error)
        if (!answer.value) {
          set(finish({ issues: { code: 'invalid' } }))
          return notify('code')
        }
        setToken(answer.value)
        isVerified = true
      }
      goTo('PASSWORD')
    },
    async setPassword() {
      const { busy, password, screen } = get()
      if (busy) return
      const issues = passwordIssues(get())
      if (hasAny(issues)) return set(finish({ issues }))
      if (screen === 'register') return goTo('TERMS')
      await saveOnce(password, (key) => api.resetPassword(password, key), 'reset')
    },
    async register() {
      const { busy, password, name, region } = get()
      if (busy) return
      const issues = termsIssues(get())
      if (hasAny(issues)) return set(finish({ issues }))
      const body = { password, name: tidyName(name), region }
      await saveOnce(JSON.stringify(body), (key) => api.register(body, key), 'registered')
    },
    back() {
      const before = stepBefore(get())
      if (!before) return
      latest = {}
      if (before === 'SIGN_IN') show('sign-in')
      else goTo(before)
    },
    startAgain() {
      forgetCode()
      set({ code: '' })
      if (get().screen !== 'sign-in') goTo('ACCOUNT')
    },
    redirect: () => show('sign-in'),
    forget() {
      forgetCode()
      save = noSave
      redirectsAt = 0
      set({ secondsLeft: 0, redirectSeconds: 0 })
    },
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
  readonly state: AccountStore
  readonly emit: ElementContext<AccountDeclaration, AccountEvents>['emit']
  /** Says something to the native app alone. */
  readonly post: ElementContext['post']
  setToken(token: string): void
  /** Goes to a screen: the account stays, passwords and code are forgotten. */
  show(screen: Screen): void
  /** The properties as they are now. */
  properties(): PropertiesOf<AccountDeclaration>
}

/** Hands the login token to the page and, if that is switched on, to the native host. */
function handOver(token: string, { properties, post }: ActionsModel): void {
  const { onToken, sendToken } = properties()
  try {
    onToken?.(token)
  } catch (cause) {
    // The page's own fault; the person is signed in.
    console.error(declaration.tag, cause)
  }
  if (sendToken) post('token', { token })
}

/** The actions of an element, once client, messages and styles are loaded. */
export async function createActions(model: ActionsModel): Promise<AccountActions> {
  const { adopt, signal, state, i18n, toast } = model
  adopt(more)
  await Promise.all([model.client(), model.notifications()])

  const now = () => Date.now()
  const storage = openSessionStorage()
  const cooldowns = {
    REGISTER: createResendCooldown('tw-account-register', storage, now),
    RESET: createResendCooldown('tw-account-reset', storage, now),
  }
  const words = new Map<number | undefined, () => string>([
    [refusalCodes.wrongCredentials, () => i18n._(msg`The account or password is incorrect.`)],
    [
      refusalCodes.locked,
      () => i18n._(msg`Too many failed attempts. Please wait before trying again.`),
    ],
  ])
  const notify = {
    sent: () =>
      toast(
        'success',
        state.getState().kind === 'email'
          ? i18n._(msg`Email sent successfully.`)
          : i18n._(msg`Text message sent successfully.`),
      ),
    code: () => model.showError({ kind: 'code', message: i18n._(msg`Code error`) }),
  }
  return createAccountActions({
    state,
    api: createAccountApi(model, (action) => botTokenOf(model.properties().botCheck, action)),
    phone: () => import('../../shared/phone/mobile.ts'),
    cooldown: (purpose) => cooldowns[purpose],
    clock: {
      now,
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    onWake: (wake) => document.addEventListener('visibilitychange', wake, { signal }),
    signal,
    newKey,
    setToken: model.setToken,
    onToken: (token) => handOver(token, model),
    report: model.report,
    worded(error) {
      const message = words.get(error.code)?.()
      return message ? { ...error, message } : error
    },
    notify: (what) => notify[what](),
    show: model.show,
    onStep: model.tellStep,
    onSuccess: (kind) => model.emit('tw-success', { kind }),
  })
}
