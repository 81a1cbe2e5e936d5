import * as v from 'valibot'
import { mailboxKey } from '../../../shared/person/email/email.ts'
import {
  createOneTimeCode,
  type OneTimeCode,
} from '../../../shared/person/one-time-code/one-time-code.ts'
import { createRequests } from '../../../shared/person/one-time-code/requests.ts'
import { createTicker } from '../../../shared/person/one-time-code/ticker.ts'
import type { Step } from '../declaration.ts'
import { emailIssueOf, emailSchema } from '../forms.ts'
import type { ActionsOptions } from './options.ts'
import { begin, type CodeIssue, fail, finish, forget, freshMsLeft } from './state.ts'
import { createLoadValue, type LookupRequests } from './value.ts'

/** What a person can do in one `<tw-fund-lookup>`. A right code shows the value. */
export interface LookupActions extends Pick<OneTimeCode, 'resend' | 'check'> {
  /** Sends a code to the typed address and goes to CODE; during the cooldown it goes without sending. */
  send(): Promise<void>
  /** @param digits only digits */
  setCode(digits: string): void
  /** Loads the value again; the old one stays until the new one is here. */
  refresh(): Promise<void>
  /** Goes to EMAIL, which keeps its address. Forgets all else and ignores pending answers. */
  back(): void
  /** Forgets code, token and value, in any step. */
  forget(): void
}

export function createLookupActions(options: ActionsOptions): LookupActions {
  const { api, clock, cooldown, endFailures, notify, onFound, report, setToken, signal } = options
  const { getState: get, setState: set } = options.store

  const requests: LookupRequests = createRequests({
    signal,
    report,
    endFailures,
    begin: (busy) => set(begin(busy)),
    end: (error) => set(error ? fail(get().step, error) : finish()),
  })
  /** Shows what depends on the clock: the cooldown, and whether the value is stale. */
  const update = createTicker(options, () => {
    const { step, email, value } = get()
    const secondsLeft = step === 'CODE' ? cooldown.secondsLeft(email) : 0
    const freshMs = value ? freshMsLeft(value, clock.now()) : 0
    set({ secondsLeft, ...(value && { value: { ...value, isStale: freshMs <= 0 } }) })
    return secondsLeft > 0 ? 1000 : freshMs
  })
  const enter = (step: Step) => {
    set(finish({ step }))
    update()
  }
  const refuse = (kind: CodeIssue['kind']) => {
    set(finish({ codeIssue: { kind } }))
    notify(kind)
  }
  const loadValue = createLoadValue(options, {
    requests,
    onRefused: () => code.tokenRefused(),
    onNotFound: () => refuse('not-found'),
  })
  const code = createOneTimeCode(options, {
    requests,
    read() {
      const { email, code, busy } = get()
      return { address: email, code, isBusy: busy !== undefined }
    },
    cooldown: () => cooldown,
    send: api.sendCode,
    check: api.checkCode,
    onSent(typed, isNew) {
      set({ ...forget(), code: typed, hasSentCode: isNew })
      update()
      if (isNew) notify('sent')
    },
    onInvalid: () => refuse('code'),
    async onRight(isCurrent) {
      if (!(await loadValue(isCurrent))) return
      set({ code: '', hasSentCode: false })
      enter('VALUE')
      onFound()
    },
  })
  signal.addEventListener('abort', () => setToken(''))

  return {
    resend: code.resend,
    check: code.check,
    async send() {
      const reading = v.safeParse(emailSchema, get().typed)
      if (!reading.success) {
        return set(finish({ emailIssue: emailIssueOf(reading.issues[0].message) }))
      }
      const email = reading.output
      const isOther = mailboxKey(email) !== mailboxKey(get().email)
      set({ email, ...(isOther && { hasSentCode: false }) })
      if (await code.send()) enter('CODE')
    },
    setCode: (code) => set({ code, codeIssue: undefined }),
    async refresh() {
      if (get().busy) return
      if (!(await loadValue(requests.start('refresh')))) return
      update()
      notify('refreshed')
    },
    back() {
      const { step } = get()
      // A right code is valid once: if its value was not seen, only the same key brings it again.
      if (step === 'VALUE') code.forget()
      else code.leave()
      set(forget())
      if (step !== 'EMAIL') enter('EMAIL')
    },
    forget() {
      code.forget()
      set({ ...forget(), hasSentCode: false })
    },
  }
}
