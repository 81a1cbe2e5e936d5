import * as v from 'valibot'
import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ApiError } from '../../api/errors.ts'
import { fakeCalls } from '../../api/fake-calls.test-helper.ts'
import type { LastingStorage } from '../../api/storage/owner.ts'
import { decimal, decimalText } from '../../money/decimal-text.ts'
import { confirmationIn } from '../confirmation/confirmation.ts'
import type * as order from './order.ts'
import { openSubmission as open } from './submission.ts'
import { createUnresolvedOrders, type OrderFormat, type TabStorage } from './unresolved-orders.ts'

type Kind = 'withdrawal' | 'proof'
type Slot = 'usd' | 'usdt'

export interface Order extends order.Order<Kind> {
  readonly to: string
}

const recordSchema = v.object({
  orderNumber: v.string(),
  status: v.picklist(['Auditing', 'Success', 'Fail']),
  amount: decimal,
})
type Record = v.InferOutput<typeof recordSchema>

interface Receipt extends order.Receipt<Record>, Pick<Order, 'kind' | 'amount' | 'to'> {
  readonly kind: Kind
}

const format: OrderFormat<Kind, Slot> = {
  prefix: 'tw-test:',
  slots: { usd: ['proof'], usdt: ['withdrawal'] },
}

export const withdrawal: Order = {
  kind: 'withdrawal',
  currency: 'USDT',
  amount: decimalText('50'),
  to: 'Somebody',
  availableBefore: decimalText('80'),
}

/** Sent without a review. */
export const proofOrder: Order = {
  kind: 'proof',
  currency: 'USD',
  amount: decimalText('500'),
  to: 'Bank wire',
}

export const record: Record = {
  orderNumber: 'W1',
  status: 'Auditing',
  amount: decimalText('50'),
}

export interface Page {
  readonly content: Map<string, string>
  /** What outlives the tab. */
  readonly lasting: Map<string, string>
  token: string
  slot: Slot
}
export const newPage = (): Page => ({
  content: new Map(),
  lasting: new Map(),
  token: 'one',
  slot: 'usdt',
})

/** Local storage backed by a map that the test can read. */
export const lastingOf = (content: Map<string, string>): LastingStorage => ({
  ...storageOf(content),
  key: (at) => [...content.keys()][at] ?? null,
  get length() {
    return content.size
  },
})

/** A session storage backed by a map that the test can read. */
export const storageOf = (content: Map<string, string> = new Map()): TabStorage => ({
  getItem: (key) => content.get(key) ?? null,
  setItem: (key, text) => void content.set(key, text),
  removeItem: (key) => void content.delete(key),
})

/**
 * The submission of one person on a page. A second one on the same page is a reload; one with another
 * token is another person.
 */
export function openSubmission(
  page: Page = newPage(),
  {
    sendsKey = true as boolean | (() => boolean),
    loadStatusView = () => Promise.resolve<unknown>(undefined),
    checkKey = async (): Promise<ApiError | undefined> => undefined,
    identify = async (): Promise<ApiError | undefined> => undefined,
    /** How many keys the page has made before: two pages never make the same. */
    keys = 0,
  } = {},
) {
  const server = fakeCalls(['send', 'record', 'fee'])
  const state = createStore<order.SubmissionState<Order, Receipt>>(() => ({
    phase: { name: 'none' },
    receipt: undefined,
  }))
  const own = { token: page.token }
  const unresolvedOrders = createUnresolvedOrders(
    format,
    () => own.token,
    storageOf(page.content),
    () => page.slot,
    lastingOf(page.lasting),
  )
  const ending = new AbortController()
  const callbacks = {
    report: vi.fn(),
    endFailures: vi.fn(),
    onSuccess: vi.fn(),
    onRecord: vi.fn(),
    onDecided: vi.fn(),
    onLate: vi.fn(),
    openStepOf: vi.fn(),
  }
  const submission = open<Order, Receipt>({
    store: state,
    api: {
      send: server.calls.send,
      checkKey,
      confirmationIn: ({ amount, currency, to }, error) =>
        confirmationIn(error, { amount, currency, network: 'TEST', destination: to }),
      record: server.calls.record,
      recordIn(item) {
        const parsed = v.safeParse(recordSchema, item)
        return parsed.success ? parsed.output : undefined
      },
      receiptOf: (order, record) => ({ ...order, record }),
      foundReceipt: ({ kind }, order, record) => ({
        kind,
        amount: record.amount,
        to: order?.to ?? 'found',
        record,
      }),
      isReviewed: ({ kind }) => kind !== 'proof',
    },
    unresolvedOrders,
    clock: globalThis,
    newKey: () => `key-${++keys}`,
    loadStatusView,
    identify,
    sendsKey: () => (typeof sendsKey === 'function' ? sendsKey() : sendsKey),
    signal: ending.signal,
    ...callbacks,
    onFailure: callbacks.report,
  })
  return {
    ...callbacks,
    unresolvedOrders,
    ending,
    own,
    page,
    server,
    submission,
    phase: () => state.getState().phase,
    receipt: () => state.getState().receipt,
    /** The idempotency keys of the sent orders. */
    sent: () => server.of('send').map(({ args: [, key] }) => key),
  }
}
