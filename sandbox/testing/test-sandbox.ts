import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { type EndpointName, endpoints } from '../../shared/api/endpoints/all.ts'
import { readAnswer } from '../../shared/api/envelope.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { itemOf } from '../../shared/api/wire/data.ts'
import { transferRecord } from '../../shared/api/wire/transfer.ts'
import { wallet } from '../../shared/api/wire/wallet.ts'
import type { SandboxDeps } from '../core/context.ts'
import { codeLimits, signInLimits } from '../core/limits.ts'
import type { Database } from '../database/database.ts'
import { entries } from '../database/schema.ts'
import { prepare } from '../demo/demo.ts'
import { createApp } from '../server/app.ts'
import { memoryUploads } from '../uploads/store.ts'
import { cheapPasswordCost } from './cheap-password-cost.ts'
import { testDocuments } from './contract-documents.ts'

interface CallOptions {
  readonly token?: string
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Goes into the header `otp-token`. */
  readonly otpToken?: string
  /** Address that the call comes from. */
  readonly source?: string
}

export type TestSandbox = Awaited<ReturnType<typeof createTestSandbox>>

/** A prepared sandbox with helpers for the calls that tests make. */
export async function createTestSandbox(database: Database, given: Partial<SandboxDeps> = {}) {
  const deps: SandboxDeps = {
    database,
    uploads: memoryUploads(),
    clock: () => new Date(),
    random: (length) => new Uint8Array(randomBytes(length)),
    codeLimits,
    signInLimits,
    passwordCost: cheapPasswordCost,
    contractDocuments: testDocuments,
    ...given,
  }
  await prepare(deps)
  const app = createApp(deps)

  const send = async (name: EndpointName, options: CallOptions = {}): Promise<Response> => {
    const { method, path } = endpoints[name]
    const { body, token, key, otpToken, source } = options
    const socket = { remoteAddress: source, end: () => {}, destroy: () => {} }
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(options.path?.[part] ?? ''),
    )
    return app.request(
      options.query ? `${filled}?${new URLSearchParams(options.query)}` : filled,
      {
        method,
        headers: {
          ...(token && { token }),
          ...(otpToken && { 'otp-token': otpToken }),
          ...(key && { 'idempotency-key': key }),
          ...(body !== undefined && !(body instanceof FormData)
            ? { 'content-type': 'application/json' }
            : {}),
          ...options.headers,
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      },
      source === undefined ? undefined : { incoming: { socket } },
    )
  }

  /** Makes a call and reads its answer as the elements do. */
  const call = async <Value>(
    name: EndpointName,
    schema: v.GenericSchema<unknown, Value>,
    options: CallOptions = {},
  ): Promise<Answer<Value>> => {
    const response = await send(name, options)
    return readAnswer(response.status, await response.text(), schema)
  }

  /** A call to the JSON control API. */
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await app.request(`/sandbox/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
    return { status: response.status, json: (await response.json()) as any }
  }

  return {
    deps,
    app,
    send,
    call,
    control,
    /** Creates an account with these balances and returns its token. */
    createAccount: async (usd: string, usdt = '0', card?: string | null): Promise<string> =>
      (await control('POST', 'account', { usd, usdt, ...(card !== undefined && { card }) })).json
        .token,
    transfer: (token: string, body: unknown, key?: string) =>
      call('transfer', itemOf(transferRecord), { token, body, ...(key && { key }) }),
    /** The wallet as the element sees it. */
    walletOf: async (token: string) => {
      const answer = await call('getWalletHomePage', itemOf(wallet), { token })
      if (!answer.ok || !answer.value) throw new Error('no wallet')
      return answer.value
    },
    review: (
      orderNumber: string,
      tier: string,
      decision: 'approve' | 'reject',
      reason = 'for a test',
    ) => control('POST', 'reviews', { orderNumber, tier, decision, reason }),
  }
}

/** The order number of an accepted transfer; throws if it was refused. */
export function orderOf(answer: Awaited<ReturnType<TestSandbox['transfer']>>): string {
  if (!answer.ok) throw new Error(`refused: ${answer.error.message}`)
  if (!answer.value) throw new Error('no record')
  return answer.value.orderNumber
}

/** The error of an answer; `undefined` for a success. */
export const errorOf = (answer: Answer<unknown>) => (answer.ok ? undefined : answer.error)

export const usdWithdrawal = (amount: string) => ({
  amount,
  proveImage: '',
  remark: '',
  transferWay: 'WIRE',
  type: 'WITHDRAW',
})

export const usdtWithdrawal = (amount: string, address: string, paymentChannel = 'TRC20') => ({
  ...usdWithdrawal(amount),
  transferWay: 'CRYPTO',
  address,
  paymentChannel,
})

export const proof = (amount: string, proveImage: string, paymentChannel = '') => ({
  amount,
  proveImage,
  remark: '',
  transferWay: 'WIRE',
  type: 'DEPOSIT',
  paymentChannel,
})

/** A picture of one pixel. */
export const tinyPng = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
)

export function imageForm(bytes: Uint8Array, module = 'image'): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'proof.png', { type: 'image/png' }))
  form.set('module', module)
  return form
}

/** Sums of the ledger by currency; each must be zero. */
export async function ledgerSums({ deps }: Pick<TestSandbox, 'deps'>): Promise<string[]> {
  const rows = await deps.database.queries
    .select({ sum: sql<string>`trim_scale(sum(${entries.amount}))::text` })
    .from(entries)
    .groupBy(entries.currency)
  return rows.map(({ sum }) => sum)
}
