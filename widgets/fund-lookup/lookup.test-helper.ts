import { vi } from 'vitest'
import type { Answer, ApiError } from '../../shared/api/errors.ts'
import {
  type CooldownStorage,
  createResendCooldown,
} from '../../shared/one-time-code/resend-cooldown.ts'
import { createLookupActions } from './actions.ts'
import type { LookupApi } from './api.ts'
import { createLookupStore } from './state.ts'

export const value = (of?: unknown): Answer<unknown> => ({ ok: true, value: of })
export const error = (of: ApiError | ApiError['kind']): Answer<never> => ({
  ok: false,
  error: typeof of === 'string' ? { kind: of } : of,
})

/** Lets pending promises settle; runs no timer. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await undefined
}

/** A session storage over a map that the test can read. */
export const storageOf = (content: Map<string, string> = new Map()): CooldownStorage => ({
  getItem: (key) => content.get(key) ?? null,
  setItem: (key, text) => void content.set(key, text),
})

type Call = keyof LookupApi

/** Calls that the test answers at any time and in any order. */
function fakeApi() {
  const asked: { name: Call; args: unknown[] }[] = []
  const open: { name: Call; resolve: (answer: Answer<unknown>) => void }[] = []
  const ask =
    (name: Call) =>
    (...args: unknown[]) =>
      new Promise((resolve) => {
        asked.push({ name, args })
        open.push({ name, resolve })
      })
  return {
    api: {
      sendCode: ask('sendCode'),
      checkCode: ask('checkCode'),
      netAssetValue: ask('netAssetValue'),
    } as unknown as LookupApi,
    asked,
    count: (name: Call) => asked.filter((call) => call.name === name).length,
    /** Answers the oldest open call of that name. */
    async answer(name: Call, answer: Answer<unknown>) {
      await settle()
      const at = open.findIndex((call) => call.name === name)
      if (at < 0) throw new Error(`no open call of ${name}`)
      open.splice(at, 1)[0]?.resolve(answer)
      await settle()
    },
  }
}

export const email = 'holder@example.com'
export const item = {
  walletNumber: '8820041755631094',
  usdBalance: '1284530.25',
  usdtBalance: '42',
}

/** The actions with fake dependencies. Opening them with the same storage again is a reload. */
export function openLookup(storage: CooldownStorage | undefined = storageOf()) {
  const server = fakeApi()
  const state = createLookupStore()
  const end = new AbortController()
  const notified = vi.fn()
  const report = vi.fn()
  const onStep = vi.fn()
  const onFound = vi.fn()
  const get = state.getState
  let token = ''
  let keys = 0
  let wake = () => {}
  const actions = createLookupActions({
    state,
    api: server.api,
    cooldown: createResendCooldown('tw-fund-lookup', storage, Date.now),
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
    report,
    notify: notified,
    onStep,
    onFound,
  })
  const type = (typed: string) => state.setState({ typed })
  return {
    ...server,
    actions,
    state,
    get,
    notified,
    report,
    onStep,
    onFound,
    type,
    end: () => end.abort(),
    token: () => token,
    wake: () => wake(),
    /** To CODE, by a code that was sent just now. */
    async toCode(address = email) {
      type(address)
      const sending = actions.send()
      await server.answer('sendCode', value())
      await sending
    },
    /** To VALUE, with the token `otp`. */
    async toValue() {
      await this.toCode()
      actions.setCode('482913')
      void actions.check()
      await server.answer('checkCode', value('otp'))
      await server.answer('netAssetValue', value(item))
    },
  }
}
