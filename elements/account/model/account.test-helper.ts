import { vi } from 'vitest'
import { fakeCalls, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import type { CodePurpose } from '../../../shared/api/wire/requests.ts'
import {
  openTestOptions,
  storageOf,
} from '../../../shared/person/one-time-code/code.test-helper.ts'
import {
  type CooldownStorage,
  createResendCooldown,
} from '../../../shared/person/one-time-code/resend-cooldown.ts'
import * as mobile from '../../../shared/person/phone/mobile.ts'
import type { AccountApi } from '../api.ts'
import type { Step } from '../declaration.ts'
import { createAccountActions } from './account-actions.ts'
import { type AccountState, createAccountStore, open, type ScreenName } from './state.ts'

export const email = 'holder@example.com'
export const password = 'Custody2026'

/** The actions with fake dependencies. Opening them with the same storage again is a reload. */
export function openAccount(screen: ScreenName = 'sign-in', before?: CooldownStorage) {
  const { options, ...outside } = openTestOptions()
  const { calls, answer, asked, of } = fakeCalls<keyof AccountApi>([
    'signIn',
    'sendCode',
    'checkCode',
    'register',
    'resetPassword',
  ])
  const store = createAccountStore(screen)
  const notified = vi.fn()
  /** The steps that were opened, each with its screen. */
  const steps: [Step, ScreenName][] = []
  store.subscribe(({ step, screen }, before) => {
    if (step !== before.step || screen !== before.screen) steps.push([step, screen])
  })
  const onSuccess = vi.fn()
  const onToken = vi.fn()
  const content = new Map<string, string>()
  const storage = before ?? storageOf(content)
  const cooldownOf = (purpose: CodePurpose) => createResendCooldown(purpose, storage, Date.now)
  const cooldowns = { REGISTER: cooldownOf('REGISTER'), RESET: cooldownOf('RESET') }
  const actions = createAccountActions({
    ...options,
    store,
    api: calls as unknown as AccountApi,
    phone: async () => mobile,
    cooldown: (purpose) => cooldowns[purpose],
    onToken,
    notify: notified,
    show(next) {
      actions.forget()
      store.setState(open(next))
    },
    onSuccess,
  })
  const type = (typed: Partial<AccountState>) => store.setState(typed)
  return {
    ...outside,
    actions,
    answer,
    asked,
    argsOf: (name: keyof AccountApi) => of(name).map(({ args }) => args),
    get: store.getState,
    type,
    notified,
    steps,
    onSuccess,
    onToken,
    storage,
    stored: () => JSON.stringify([...content]),
    /** Sends a code and goes to CODE. */
    async toCode(typed: Partial<AccountState> = { email }) {
      type(typed)
      const sending = actions.submit()
      await answer('sendCode', ok())
      await sending
    },
    /** Goes to PASSWORD with the token `otp`. */
    async toPassword(account = email) {
      await this.toCode({ email: account })
      actions.setCode('482913')
      void actions.check()
      await answer('checkCode', ok('otp'))
    },
    /** Goes to TERMS of a registration, with everything filled in. */
    async toTerms(account = email) {
      await this.toPassword(account)
      type({ password, confirmation: password })
      await actions.setPassword()
      type({ name: ' Alex   Chen ', region: 'TW', hasConsent: true })
    },
  }
}
