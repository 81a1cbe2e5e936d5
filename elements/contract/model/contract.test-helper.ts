import { vi } from 'vitest'
import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import type { SignedRecord } from '../../../shared/api/wire/contract.ts'
import { png } from '../../../shared/paper/picture/tiny-pictures.test-helper.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import { receiptOf } from '../receipt/receipt.ts'
import { createSigning } from '../signing/signing.ts'
import type { SigningApi } from '../signing/signing-api.ts'
import { createContractLoader } from './load-contract.ts'
import { createContractStore, type LinkedContract, type Signature } from './state.ts'

export const text: LegalText = {
  title: 'Agreement',
  words: { number: 'Number', partA: 'Party A', partB: 'Party B', date: 'Date' },
  intro: ['Between both.'],
  sections: [{ heading: 'Purpose', blocks: ['To cooperate.'] }],
}

export const contract: LinkedContract = {
  contractId: '7',
  number: 'TW-1',
  partA: 'Institution',
  partB: 'Broker',
  status: undefined,
  date: '2026-11-21',
  receipt: undefined,
  isUnclear: false,
}

export const record: SignedRecord = {
  signedAt: '2026-11-21T10:00:00Z',
  textHash: 'a'.repeat(64),
  signatureHash: 'b'.repeat(64),
  locale: 'ja',
  date: '2026-11-20',
}

export const signature: Signature = {
  png: new Uint8Array(png),
  size: { width: 800, height: 300 },
}

export const ok = <Value>(value: Value): Answer<Value> => ({ ok: true, value })
export const no = (error: ApiError | ApiError['kind']): Answer<never> => ({
  ok: false,
  error: typeof error === 'string' ? { kind: error } : error,
})

/** A promise that the test settles. */
export const gate = <Value>() => {
  let open: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    open = resolve
  })
  return { promise, open }
}

/** The receipt that the client makes from the server's record. */
export const receipt = receiptOf(contract, record)

/** A loaded contract with a signature, and a server whose answers the test decides. */
export async function openSigning() {
  const clock = { now: new Date(2026, 10, 21, 23, 59) }
  const load = vi.fn(async (): Promise<Answer<LinkedContract | undefined>> => ok(contract))
  const onFailed = vi.fn()
  const store = createContractStore({ locale: 'en', legalText: text })
  const reload = createContractLoader({ store, call: load, onFailed })
  await reload()
  store.setState({ signature })

  const api = {
    contract: vi.fn<SigningApi['contract']>(async () => ok(contract)),
    upload: vi.fn<SigningApi['upload']>(async () => ok({ url: '/u/1.png' })),
    sign: vi.fn<SigningApi['sign']>(async () => ok(undefined)),
  }
  let keys = 0
  const callbacks = {
    report: vi.fn(),
    onMissing: vi.fn(),
    onNotSigned: vi.fn(),
    onSigned: vi.fn(),
    onLate: vi.fn(),
  }
  const end = new AbortController()
  const signing = createSigning({
    store,
    api,
    now: () => clock.now,
    newKey: () => `key-${++keys}`,
    signal: end.signal,
    ...callbacks,
  })
  return {
    clock,
    load,
    reload,
    onFailed,
    store,
    get: store.getState,
    api,
    callbacks,
    end,
    signing,
  }
}
