import { vi } from 'vitest'
import type { CodeOptions } from './code-options.ts'
import type { CooldownStorage } from './resend-cooldown.ts'

/** A session storage over a map that the test can read. */
export const storageOf = (content: Map<string, string> = new Map()): CooldownStorage => ({
  getItem: (key) => content.get(key) ?? null,
  setItem: (key, text) => void content.set(key, text),
})

/**
 * The options of actions that send and check a code, controlled by a test. Keys are `key-1`,
 * `key-2`, …
 */
export function openTestOptions() {
  const ending = new AbortController()
  const report = vi.fn<CodeOptions['report']>()
  const endFailures = vi.fn()
  const wakes: (() => void)[] = []
  let token = ''
  let keys = 0
  const options: CodeOptions = {
    clock: {
      now: Date.now,
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    onWake: (wake) => void wakes.push(wake),
    signal: ending.signal,
    newKey: () => `key-${++keys}`,
    report,
    endFailures,
    setToken: (next) => {
      token = next
    },
  }
  return {
    options,
    report,
    endFailures,
    /** The stored token of a checked code. */
    token: () => token,
    /** The page was suspended and resumes. */
    wake() {
      for (const wake of wakes) wake()
    },
    /** The element is removed. */
    end: () => ending.abort(),
  }
}
