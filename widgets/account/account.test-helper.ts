import { vi } from 'vitest'
import type { Answer, ApiError } from '../../shared/api/errors.ts'
import type { CodePurpose } from '../../shared/api/wire/user.ts'
import {
  type CooldownStorage,
  createResendCooldown,
} from '../../shared/one-time-code/resend-cooldown.ts'
import * as mobile from '../../shared/phone/mobile.ts'
import { createAccountActions } from './actions/account-actions.ts'
import type { AccountApi } from './api.ts'
import { type AccountState, createAccountStore, open, type Screen } from './state.ts'

export const value = (of?: unknown): Answer<unknown> => ({ ok: true, value: of })
export const error = (of: ApiError | ApiError['kind']): Answer<never> => ({
  ok: false,
  error: typeof of === 'string' ? { kind: of } : of,
})

/** Lets pending promises settle; runs no timer. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await undefined
}

type Call = keyof AccountApi

/** Calls that the test answers at any time and in any order. */
function fakeApi() {
  const asked: { name: Call; args: unknown[] }[] = []
  const waiting: { name: Call; resolve: (answer: Answer<unknown>) => void }[] = []
  const ask =
    (name: Call) =>
    (...args: unknown[]) =>
      new Promise((resolve) => {
        asked.push({ name, args })
        waiting.push({ name, resolve })
      })
  const names: readonly Call[] = ['signIn', 'sendCode', 'checkCode', 'register', 'resetPassword']
  return {
    api: Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as AccountApi,
    asked,
    argsOf: (name: Call) => asked.filter((call) => call.name === name).map(({ args }) => args),
    /** Answers the oldest open call of that name. */
    async answer(name: Call, answer: Answer<unknown>) {
      await settle()
      const at = waiting.findIndex((call) => call.name === name)
      if (at < 0) throw new Error(`no open call of ${name}`)
      waiting.splice(at, 1)[0]?.resolve(answer)
      await settle()
    },
  }
}

export const email = 'holder@example.com'
export const password = 'Custody2026'

/** The actions with fake dependencies. */
export function openAccount(screen: Screen = 'sign-in') {
  const server = fakeApi()
  const state = createAccountStore(screen)
  const end = new AbortController()
  const notified = vi.fn()
  const report = vi.fn()
  const onStep = vi.fn()
  const onSuccess = vi.fn()
  const onToken = vi.fn()
  const content = new Map<string, string>()
  const storage: CooldownStorage = {
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, text) => void content.set(key, text),
  }
  const cooldownOf = (purpose: CodePurpose) => createResendCooldown(purpose, storage, Date.now)
  const cooldowns = { REGISTER: cooldownOf('REGISTER'), RESET: cooldownOf('RESET') }
  let token = ''
  let keys = 0
  let wake = () => {}
  const actions = createAccountActions({
    state,
    api: server.api,
    phone: async () => mobile,
    cooldown: (purpose) => cooldowns[purpose],
    clock: {
      now: Date.now,
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    onWake: (listener) => {
      wake = listener
    },
    signal: end.signal,
    newKey: () => `key-${++keys}`,
    setToken: (next) => {
      token = next
    },
    onToken,
    report,
    worded: (error) => error,
    notify: notified,
    show(next) {
      actions.forget()
      state.setState(open(next))
    },
    onStep,
    onSuccess,
  })
  const type = (typed: Partial<AccountState>) => state.setState(typed)
  return {
    ...server,
    actions,
    get: state.getState,
    type,
    notified,
    report,
    onStep,
    onSuccess,
    onToken,
    stored: () => JSON.stringify([...content]),
    end: () => end.abort(),
    token: () => token,
    wake: () => wake(),
    /** To CODE, by a code that was sent just now. */
    async toCode(typed: Partial<AccountState> = { email }) {
      type(typed)
      const sending = actions.submit()
      await server.answer('sendCode', value())
      await sending
    },
    /** To PASSWORD, with the token `otp`. */
    async toPassword() {
      await this.toCode()
      actions.setCode('482913')
      void actions.check()
      await server.answer('checkCode', value('otp'))
    },
    /** To TERMS of a registration, with everything filled in. */
    async toTerms() {
      await this.toPassword()
      type({ password, confirmation: password })
      await actions.setPassword()
      type({ name: ' Alex   Chen ', region: 'TW', hasConsent: true })
    },
  }
}
