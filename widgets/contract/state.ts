import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer, ApiError } from '../../shared/api/errors.ts'
import type { Contract, SignedRecord } from '../../shared/api/wire/contract.ts'
import { follow, idle, type Loadable } from '../../shared/element/view/loadable.ts'
import { parseDate } from '../../shared/i18n/dates.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { ContractFacts } from '../../shared/legal-text/contract-text.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'

/** As `tw-step` says it. */
export type Step = 'CONTRACT' | 'SIGNED'

/** A signature as it was saved in the dialog. */
export interface Signature {
  /** Dark ink on transparent, the whole canvas. */
  readonly png: Uint8Array<ArrayBuffer>
  readonly size: { readonly width: number; readonly height: number }
}

/** What both sides keep of a signature. */
export interface Receipt extends ContractFacts {
  /** ISO 8601; empty where the server's record has none. So is `date`. */
  readonly signedAt: string
  /** Language of the text that was signed. */
  readonly locale: string
  /** SHA-256 of the exact text and of the picture, 64 hexadecimal digits each, where they are known. */
  readonly textHash: string | undefined
  readonly signatureHash: string | undefined
  /** The picture, where it was drawn here. */
  readonly signature: Signature | undefined
}

export type Phase =
  | { readonly name: 'reading' }
  /** `share` of the upload that has left, 0 to 1; from 1 on the signature itself is on its way. */
  | { readonly name: 'sending'; readonly share: number }
  /** Sent, and no good answer came: nobody knows yet. `isAsking`: it is being found out. */
  | { readonly name: 'open'; readonly isAsking: boolean }
  | { readonly name: 'signed'; readonly receipt: Receipt }

/** The text that is on screen. One value: a signature names this language and the hash of this text. */
export interface ShownText {
  readonly locale: Locale
  readonly document: LegalText
}

export interface ContractState {
  /** The text that the person reads and signs; another language takes its place once it is here. */
  readonly text: ShownText | undefined
  readonly contract: Loadable<Contract>
  /** Today where the reader is, YYYY-MM-DD. */
  readonly date: string
  readonly signature: Signature | undefined
  readonly phase: Phase
  /** The articles that were seen to their end, by index. */
  readonly read: ReadonlySet<number>
}

export interface ContractStore extends StoreApi<ContractState> {
  /** Loads the contract of the link. Another load makes an older one void. */
  load(): Promise<void>
  /** An article was seen to its end. */
  markRead(article: number): void
}

export interface StoreOptions {
  readonly load: () => Promise<Answer<Contract | undefined>>
  readonly now: () => Date
  /** The link leads to no contract: refused, unknown, or nothing came. */
  readonly onFailed: (error: ApiError) => void
  readonly onStep: (step: Step) => void
}

/** A day as contracts write it, where the reader is (specification, section 9). */
export const isoDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** The time of a record as ISO 8601; empty where it is none. */
export const knownTime = (signedAt: string): string => (parseDate(signedAt) ? signedAt : '')

/** The day of a record as contracts write it; empty where nothing of it is one. */
const knownDay = (date: string | null | undefined, signedAt: string): string => {
  if (date && /^\d{4}-\d\d-\d\d$/.test(date) && knownTime(date)) return date
  return knownTime(signedAt) && isoDay(new Date(signedAt))
}

/** The receipt in what a server kept of a signature. */
export const receiptOf = (
  { number, partA, partB }: Contract,
  { signedAt, textHash, signatureHash, locale, date }: SignedRecord,
): Receipt => ({
  number,
  partA,
  partB,
  signedAt: knownTime(signedAt),
  date: knownDay(date, signedAt),
  locale: locale ?? 'en',
  textHash: textHash ?? undefined,
  signatureHash: signatureHash ?? undefined,
  signature: undefined,
})

export const stepOf = ({ phase }: ContractState): Step =>
  phase.name === 'signed' ? 'SIGNED' : 'CONTRACT'

/** State of one `<tw-contract>` up to its signature. Signing is signing.ts. */
export function createContractStore({ load, now, onFailed, onStep }: StoreOptions): ContractStore {
  const initial = (): ContractState => ({
    text: undefined,
    contract: idle,
    date: isoDay(now()),
    signature: undefined,
    phase: { name: 'reading' },
    read: new Set(),
  })
  const store = createStore<ContractState>(initial)
  const { getState: get, setState: set } = store
  let latest: object | undefined

  store.subscribe((state, before) => {
    if (stepOf(state) !== stepOf(before)) onStep(stepOf(state))
  })

  const track = async () => {
    const turn = {}
    latest = turn
    const call = async (): Promise<Answer<Contract>> => {
      const answer = await load()
      if (!answer.ok) return answer
      return answer.value?.contractId
        ? { ...answer, value: answer.value }
        : { ok: false, error: { kind: 'refused' } }
    }
    const before = get().contract.value
    const answer = await follow<Contract>(get().contract, call, (contract) => {
      if (latest === turn) set({ contract })
    })
    if (latest !== turn) return
    if (!answer.ok) return onFailed(answer.error)
    const { contractId, signed } = answer.value
    // A refreshed link that leads to another contract: what was signed was not this one.
    if (before && before.contractId !== contractId) {
      set({ signature: undefined, phase: { name: 'reading' }, read: new Set() })
    }
    if (signed) set({ phase: { name: 'signed', receipt: receiptOf(answer.value, signed) } })
  }

  return {
    ...store,
    load: track,
    markRead(article) {
      const { read } = get()
      if (!read.has(article)) set({ read: new Set([...read, article]) })
    },
  }
}
