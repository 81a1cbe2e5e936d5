import { createRequests } from '../../../shared/person/one-time-code/requests.ts'
import type { Step } from '../declaration.ts'
import { type Code, createCode } from './code.ts'
import { createCountdowns } from './countdowns.ts'
import type { ActionsOptions, Success } from './options.ts'
import type { Parts } from './parts.ts'
import { createSaving, type Saving } from './saving.ts'
import { createSignIn } from './sign-in.ts'
import { begin, enter, finish, stepBefore, succeed } from './state.ts'

/** What a person can do in one `<tw-account>`. */
export interface AccountActions
  extends Pick<Code, 'resend' | 'check'>,
    Pick<Saving, 'setPassword' | 'register'> {
  /** Sends the form of the first view: signs in, or sends a code and goes to CODE. */
  submit(): Promise<void>
  /** @param digits only digits */
  setCode(digits: string): void
  /** Goes to the previous step. Ignores pending answers. */
  back(): void
  /** Goes to ACCOUNT, which keeps its input. Forgets the code and its token. */
  startAgain(): void
  /** Goes from SUCCESS to sign-in at once. */
  redirect(): void
  /** The screen is left: forgets the code and its token, and ignores pending answers. */
  forget(): void
}

export function createAccountActions(options: ActionsOptions): AccountActions {
  const { endFailures, onSuccess, report, setToken, show, signal } = options
  const { getState: get, setState: set } = options.store
  const requests: Parts['requests'] = createRequests({
    signal,
    report,
    endFailures,
    begin: (busy) => set(begin(busy)),
    end: (error) => set(finish(error && { error })),
  })
  const countdowns = createCountdowns(options)

  const goTo = (step: Step) => {
    set(enter(step))
    countdowns.update()
  }
  const succeedWith = (kind: Success) => {
    code.forget()
    saving.forget()
    if (kind === 'signed-in') countdowns.cancelRedirect()
    else countdowns.redirect()
    set(succeed())
    countdowns.update()
    onSuccess(kind)
  }
  const parts: Parts = { requests, countdowns, goTo, succeedWith }
  const code = createCode(options, parts)
  const saving = createSaving(options, parts)
  const signIn = createSignIn(options, parts)

  signal.addEventListener('abort', () => {
    setToken('')
    // Clears the form when the element is removed.
    set({ password: '', confirmation: '', code: '' })
  })

  return {
    submit: () => (get().step === 'SIGN_IN' ? signIn() : code.sendFirst()),
    resend: code.resend,
    setCode: code.set,
    check: code.check,
    setPassword: saving.setPassword,
    register: saving.register,
    back() {
      const before = stepBefore(get())
      if (!before) return
      requests.ignore()
      if (before === 'SIGN_IN') show('sign-in')
      else goTo(before)
    },
    startAgain() {
      code.forget()
      set({ code: '', hasSentCode: false })
      if (get().screen !== 'sign-in') goTo('ACCOUNT')
    },
    redirect: () => show('sign-in'),
    forget() {
      code.forget()
      saving.forget()
      countdowns.cancelRedirect()
      set({ secondsLeft: 0, redirectSeconds: 0 })
    },
  }
}
