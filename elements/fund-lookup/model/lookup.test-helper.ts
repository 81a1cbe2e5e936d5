import { vi } from 'vitest'
import { fakeCalls, ok } from '../../../shared/api/fake-calls.test-helper.ts'
import {
  openTestOptions,
  storageOf,
} from '../../../shared/person/one-time-code/code.test-helper.ts'
import {
  type CooldownStorage,
  createResendCooldown,
} from '../../../shared/person/one-time-code/resend-cooldown.ts'
import type { LookupApi } from '../api.ts'
import type { Step } from '../declaration.ts'
import { createLookupActions } from './lookup-actions.ts'
import { createLookupStore } from './state.ts'

export const email = 'holder@example.com'
export const item = {
  walletNumber: '8820041755631094',
  usdBalance: '1284530.25',
  usdtBalance: '42',
}

/** The actions with fake dependencies. Opening them with the same storage again is a reload. */
export function openLookup(storage: CooldownStorage | undefined = storageOf()) {
  const { options, ...outside } = openTestOptions()
  const { calls, answer, asked, count } = fakeCalls<keyof LookupApi>([
    'sendCode',
    'checkCode',
    'netAssetValue',
  ])
  const store = createLookupStore()
  const notified = vi.fn()
  /** The steps that were opened. */
  const steps: Step[] = []
  store.subscribe(({ step }, before) => {
    if (step !== before.step) steps.push(step)
  })
  const onFound = vi.fn()
  const actions = createLookupActions({
    ...options,
    store,
    api: calls as unknown as LookupApi,
    cooldown: createResendCooldown('tw-fund-lookup', storage, Date.now),
    notify: notified,
    onFound,
  })
  const type = (typed: string) => store.setState({ typed })
  return {
    ...outside,
    actions,
    answer,
    count,
    store,
    get: store.getState,
    notified,
    steps,
    onFound,
    type,
    /** The calls up to now. */
    asked: () => asked.map(({ name, args }) => ({ name, args })),
    /** Sends a code and goes to CODE. */
    async toCode(address = email) {
      type(address)
      const sending = actions.send()
      await answer('sendCode', ok())
      await sending
    },
    /** Goes to VALUE with the token `otp`. */
    async toValue() {
      await this.toCode()
      actions.setCode('482913')
      void actions.check()
      await answer('checkCode', ok('otp'))
      await answer('netAssetValue', ok(item))
    },
  }
}
