import { isWholeCode } from '../forms.ts'
import { edit, finish, type Step } from '../state.ts'
import type { Countdowns } from './countdowns.ts'
import { type ActionsOptions, purposeOf } from './options.ts'
import { readAccount } from './read-account.ts'
import type { Requests } from './requests.ts'

interface Parts {
  readonly requests: Requests
  readonly countdowns: Countdowns
  readonly goTo: (step: Step) => void
}

/** The code that shows that an account is the person's own: sent, typed, checked. */
export interface Code {
  /** Sends a code to the typed account and goes to CODE. */
  sendFirst(): Promise<void>
  /** Sends another one to the same account; a code that was typed meanwhile is then checked. */
  resend(): Promise<void>
  /** @param digits without anything else */
  set(digits: string): void
  /** Checks the typed code and goes to PASSWORD. */
  check(): Promise<void>
  /** Forgets the code and its token, and ignores the pending answer. */
  forget(): void
}

const noAttempt = { account: '', purpose: '', code: '', key: '' }

export function createCode(options: ActionsOptions, { requests, countdowns, goTo }: Parts): Code {
  const { api, newKey, notify, setToken } = options
  const { getState: get, setState: set } = options.state
  /** The last check. The same code is sent with the same key: its answer may have been lost. */
  let attempt = noAttempt
  /** The code of `attempt` was right, and its token is stored. */
  let isVerified = false

  const forget = () => {
    requests.ignore()
    isVerified = false
    attempt = noAttempt
    setToken('')
  }

  /** Resolves to whether it was sent; to `undefined` if the person went on meanwhile. */
  const sendTo = async (account: string): Promise<boolean | undefined> => {
    const { code, screen } = get()
    const purpose = purposeOf(screen)
    const counts = requests.start('send')
    const answer = await api.sendCode(account, purpose)
    // Recorded also if the answer no longer counts: the code went out.
    if (answer.ok) options.cooldown(purpose).recordSend(account)
    if (!counts()) return undefined
    if (!answer.ok) {
      requests.fail(answer.error)
      return false
    }
    // The earlier code is no longer valid. A code typed meanwhile may be the new one.
    const typed = get().code
    forget()
    set(finish({ code: typed === code ? '' : typed }))
    notify('sent')
    return true
  }

  const check = async () => {
    const { account, busy, code, screen } = get()
    if (busy) return
    if (!isWholeCode(code)) {
      set(finish({ issues: { code: code ? 'invalid' : 'required' } }))
      if (code) notify('code')
      return
    }
    const purpose = purposeOf(screen)
    const isKnown =
      attempt.account === account && attempt.purpose === purpose && attempt.code === code
    if (!isKnown) {
      forget()
      attempt = { account, purpose, code, key: newKey() }
    }
    if (!isVerified) {
      const counts = requests.start('check')
      const answer = await api.checkCode(account, purpose, code, attempt.key)
      if (!counts()) return
      if (!answer.ok) return requests.fail(answer.error)
      if (!answer.value) {
        set(finish({ issues: { code: 'invalid' } }))
        return notify('code')
      }
      setToken(answer.value)
      isVerified = true
    }
    goTo('PASSWORD')
  }

  return {
    async sendFirst() {
      const reading = await readAccount(options)
      if (typeof reading === 'string') return set(finish({ issues: { account: reading } }))
      const { account, shown } = reading
      const isSame = account === get().account
      if (!isSame) {
        forget()
        set({ code: '' })
      }
      set({ account, shownAccount: shown })
      // A right code opens the next step once more.
      const needsCode = !(isSame && isVerified) && countdowns.cooldownLeft(account) === 0
      if (needsCode && !(await sendTo(account))) return
      goTo('CODE')
    },
    async resend() {
      const { account, busy, code } = get()
      if (busy || countdowns.cooldownLeft(account) > 0) return
      const isSent = await sendTo(account)
      if (isSent === undefined) return
      if (isSent) countdowns.update()
      // The code can arrive before the answer, and be complete before it could be checked.
      const typed = get().code
      if (typed !== code && isWholeCode(typed)) await check()
    },
    set: (code) => set((state) => edit('code', { code }, state)),
    check,
    forget,
  }
}
