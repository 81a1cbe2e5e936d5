import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { decimalText } from '../../../shared/money/decimal-text.ts'
import { fakeApi } from '../fake-api.test-helper.ts'
import { createDrafts, type DraftStorage, type Mode } from './drafts.ts'
import { createSubmission } from './submission.ts'
import { nothingSubmitted, type Order, type SubmissionState } from './submission-state.ts'

export const withdrawal: Order = {
  kind: 'usdt-withdrawal',
  currency: 'USDT',
  amount: decimalText('50'),
  to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  network: 'Tron (TRC20)',
  availableBefore: decimalText('80'),
  payload: {
    amount: decimalText('50'),
    proveImage: '',
    remark: '',
    transferWay: 'CRYPTO',
    type: 'WITHDRAW',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    paymentChannel: '1',
  },
}

export const proofOrder: Order = {
  kind: 'deposit-proof',
  currency: 'USD',
  amount: decimalText('500'),
  to: 'Bank wire',
  payload: {
    amount: decimalText('500'),
    proveImage: 'https://x.example/1.png',
    remark: '',
    transferWay: 'WIRE',
    type: 'DEPOSIT',
    paymentChannel: 'WIRE',
  },
}

export const record = {
  orderNumber: 'W1',
  status: 'Auditing',
  type: 'WITHDRAW',
  transferWay: 'CRYPTO',
  amount: '50',
} as const

export interface Page {
  readonly content: Map<string, string>
  token: string
  mode: Mode
}
export const newPage = (): Page => ({ content: new Map(), token: 'one', mode: 'usdt' })

/**
 * The submission of one person on a page. A second one on the same page is a reload; one with another
 * token is another person.
 */
export function openSubmission(page: Page = newPage(), { sendsKey = true } = {}) {
  const storage: DraftStorage = {
    getItem: (key) => page.content.get(key) ?? null,
    setItem: (key, text) => void page.content.set(key, text),
    removeItem: (key) => void page.content.delete(key),
  }
  const server = fakeApi()
  const state = createStore<SubmissionState>(() => nothingSubmitted)
  const own = { token: page.token }
  const drafts = createDrafts(
    () => own.token,
    storage,
    () => page.mode,
  )
  const life = new AbortController()
  const said = { report: vi.fn(), onSuccess: vi.fn(), onDecided: vi.fn(), onLate: vi.fn() }
  let keys = 0
  const submission = createSubmission({
    store: state,
    api: server.api,
    drafts,
    clock: globalThis,
    newKey: () => `key-${++keys}`,
    sendsKey: () => sendsKey,
    signal: life.signal,
    ...said,
    onFailure: said.report,
  })
  return {
    ...said,
    drafts,
    life,
    own,
    page,
    server,
    submission,
    phase: () => state.getState().phase,
    receipt: () => state.getState().receipt,
    /** The idempotency keys of the sent transfers. */
    sent: () => server.of('transfer').map(({ args: [, key] }) => key),
  }
}
