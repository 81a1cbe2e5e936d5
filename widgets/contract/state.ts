import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer, ApiError } from '../../shared/api/errors.ts'
import type { Contract } from '../../shared/api/wire/contract.ts'
import { follow, idle, type Loadable } from '../../shared/element/view/loadable.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { ContractFacts } from '../../shared/legal-text/contract-text.ts'
import type { LegalText } from '../../shared/legal-text/legal-text.ts'

/** The step as `tw-step` reports it. */
export type Step = 'CONTRACT' | 'SIGNED'

/** A signature as the dialog saves it. */
export interface Signature {
  /** Dark ink on a transparent ground, the whole canvas. */
  readonly png: Uint8Array<ArrayBuffer>
  readonly size: { readonly width: number; readonly height: number }
}

/** What both parties keep of a signature. */
export interface Receipt extends ContractFacts {
  /** ISO 8601. Empty if the server's record has none; the same applies to `date`. */
  readonly signedAt: string
  /** Language of the signed text. */
  readonly locale: string
  /** SHA-256 of the exact text and (`signatureHash`) of the image, if known: 64 hexadecimal digits. */
  readonly textHash: string | undefined
  /** The exact text, if the server has sent it: it may be an earlier version. */
  readonly signedText: string | undefined
  readonly signatureHash: string | undefined
  /** The image, if it was made in this element. */
  readonly signature: Signature | undefined
}

/** The contract that a link leads to. Its `date` is today in the reader's time zone. */
export interface LinkedContract extends ContractFacts, Pick<Contract, 'contractId' | 'status'> {
  /** Set if the contract is signed. */
  readonly receipt: Receipt | undefined
}

export type Phase =
  | { readonly name: 'reading' }
  /** `share`: how much of the upload has left, 0 to 1; at 1 the signing call itself is under way. */
  | { readonly name: 'sending'; readonly share: number }
  /** The signature was sent and its outcome is unknown. `isChecking`: the server is being asked. */
  | { readonly name: 'unknown'; readonly isChecking: boolean }
  | { readonly name: 'signed'; readonly receipt: Receipt }

/** The text on screen. One value, so that a signature names the language and hash of the same text. */
export interface ShownText {
  readonly locale: Locale
  readonly document: LegalText
}

export interface ContractState {
  /** The text that the person reads and signs. It stays until the text of another language is loaded. */
  readonly text: ShownText | undefined
  readonly contract: Loadable<LinkedContract>
  readonly signature: Signature | undefined
  readonly phase: Phase
  /** Indexes of the articles that were read to their end. */
  readonly read: ReadonlySet<number>
}

export interface ContractStore extends StoreApi<ContractState> {
  /** Loads the contract of the link. A second call supersedes the first. */
  load(): Promise<void>
  /** Marks an article as read. */
  markRead(article: number): void
}

export interface StoreOptions {
  readonly load: () => Promise<Answer<LinkedContract | undefined>>
  /** The link leads to no contract: the call failed or was refused, or the list is empty. */
  readonly onFailed: (error: ApiError) => void
  readonly onStep: (step: Step) => void
}

export const stepOf = ({ phase }: ContractState): Step =>
  phase.name === 'signed' ? 'SIGNED' : 'CONTRACT'

/** Nothing is signed or read yet. */
const unsigned = (): Pick<ContractState, 'signature' | 'phase' | 'read'> => ({
  signature: undefined,
  phase: { name: 'reading' },
  read: new Set(),
})

/** The state of one `<tw-contract>` up to its signature; `signing/signing.ts` signs. */
export function createContractStore(
  { load, onFailed, onStep }: StoreOptions,
  text?: ShownText,
): ContractStore {
  const store = createStore<ContractState>(() => ({ text, contract: idle, ...unsigned() }))
  const { getState: get, setState: set } = store
  let latest: object | undefined

  store.subscribe((state, before) => {
    if (stepOf(state) !== stepOf(before)) onStep(stepOf(state))
  })

  const track = async () => {
    const turn = {}
    latest = turn
    const call = async (): Promise<Answer<LinkedContract>> => {
      const answer = await load()
      if (!answer.ok) return answer
      return answer.value?.contractId
        ? { ...answer, value: answer.value }
        : { ok: false, error: { kind: 'refused' } }
    }
    const before = get().contract.value
    const answer = await follow<LinkedContract>(get().contract, call, (contract) => {
      if (latest === turn) set({ contract })
    })
    if (latest !== turn) return
    if (!answer.ok) return onFailed(answer.error)
    const { contractId, receipt } = answer.value
    // A refreshed token may lead to another contract, which is not signed yet.
    if (before && before.contractId !== contractId) {
      set(unsigned())
    }
    if (receipt) set({ phase: { name: 'signed', receipt } })
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
