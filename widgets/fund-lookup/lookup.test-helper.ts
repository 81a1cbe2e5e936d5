import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Answer, ApiError } from '../../shared/api/errors.ts'
import type { LookupApi } from './api.ts'
import { type LookupState, nothingTyped } from './context.ts'
import { createSends, type SendStorage } from './sends.ts'
import { createLookup } from './state.ts'

export const value = (of?: unknown): Answer<unknown> => ({ ok: true, value: of })
export const error = (of: ApiError | ApiError['kind']): Answer<never> => ({
  ok: false,
  error: typeof of === 'string' ? { kind: of } : of,
})

/** Lets all that waits for promises go on; no timer runs. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await undefined
}

/** A session storage whose content the test sees. */
export const storageOf = (content: Map<string, string> = new Map()): SendStorage => ({
  getItem: (key) => content.get(key) ?? null,
  setItem: (key, text) => void content.set(key, text),
})

type Call = keyof LookupApi

/** Calls that the test answers when it likes, in any order. */
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
      if (at < 0) throw new Error(`nobody asked for ${name}`)
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

/** A lookup with its surroundings, on fake timers. The same storage again is a reload. */
export function openLookup(storage: SendStorage | undefined = storageOf()) {
  const server = fakeApi()
  const state = createStore<LookupState>(() => nothingTyped)
  const end = new AbortController()
  const said = vi.fn()
  const report = vi.fn()
  const onStep = vi.fn()
  const onFound = vi.fn()
  const get = state.getState
  let token = ''
  let keys = 0
  let wake = () => {}
  const lookup = createLookup({
    state,
    api: server.api,
    sends: createSends(storage, Date.now),
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
    keepToken: (next) => {
      token = next
    },
    report,
    say: said,
    onStep,
    onFound,
  })
  const type = (typed: string) => state.setState({ typed })
  return {
    ...server,
    lookup,
    state,
    get,
    said,
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
      const sending = lookup.send()
      await server.answer('sendCode', value())
      await sending
    },
    /** To VALUE, with the token `otp`. */
    async toValue() {
      await this.toCode()
      lookup.type('482913')
      void lookup.check()
      await server.answer('checkCode', value('otp'))
      await server.answer('netAssetValue', value(item))
    },
  }
}
