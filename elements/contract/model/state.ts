import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApiError } from '../../../shared/api/errors.ts'
import type { AgreementText, Contract } from '../../../shared/api/wire/contract.ts'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import type { ContractFacts } from '../../../shared/text/legal-text/drawing/contract-facts.ts'
import type { LegalText } from '../../../shared/text/legal-text/legal-text.ts'
import type { Step } from '../declaration.ts'

/** A signature as the dialog saves it. */
export interface Signature {
  /** Dark ink on a transparent ground, the whole canvas. */
  readonly png: Uint8Array<ArrayBuffer>
  readonly size: { readonly width: number; readonly height: number }
}

/** What both parties keep of a signature. */
export interface Receipt extends ContractFacts {
  /** ISO 8601. Empty if it is not known; the same applies to `date`. */
  readonly signedAt: string
  /** Language of the signed text, if known; `other`: none of ours. */
  readonly locale: Locale | 'other' | undefined
  /** The tag of that language, as far as the record names one. */
  readonly lang?: string | undefined
  /** The operator's name of the version, if the text was an own one that has a name. */
  readonly version?: string | undefined
  /** SHA-256 of the exact text and (`signatureHash`) of the image, if known: 64 lower-case hexadecimal digits. */
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
  /** The server gives both parties the same role: nobody can say whose duties are whose. */
  readonly isUnclear: boolean
  /** The server's own texts of the agreement; without any, the text is the element's. */
  readonly texts?: readonly AgreementText[] | null | undefined
}

export type Phase =
  /** `issue`: why the last submission signed nothing. */
  | { readonly name: 'reading'; readonly issue?: ApiError }
  /** `share`: how much of the upload was sent, 0 to 1; at 1 the signing call is under way. */
  | { readonly name: 'sending'; readonly share: number }
  /** The signature was sent and its outcome is unknown. `isChecking`: the server is being asked. */
  | { readonly name: 'unknown'; readonly isChecking: boolean }
  | { readonly name: 'signed'; readonly receipt: Receipt }

/** The text on screen. One value, so that a signature names the language and hash of the same text. */
export interface ShownText {
  /** The language of the text; of an operator's own text, that of the labels of its facts. */
  readonly locale: Locale
  readonly legalText: LegalText
  /** It is the text that the page has in the element. */
  readonly isPages?: boolean
  /** The page or the server has the text, and there is none (yet): nothing can be signed. */
  readonly isMissing?: boolean
}

export interface ContractState {
  /** The text that the person reads and signs. It stays until the text of another language is loaded. */
  readonly text: ShownText | undefined
  /** The previous one stays during a reload. */
  readonly contract: LinkedContract | undefined
  readonly signature: Signature | undefined
  readonly phase: Phase
  /** Indexes of the articles that were read to their end. */
  readonly read: ReadonlySet<number>
}

export interface ContractStore extends StoreApi<ContractState> {
  /** Forgets what was read, drawn and signed of the previous contract. */
  forget(): void
  /** Shows a text. Other words than before are not read yet; a translation of ours has the same articles. */
  show(text: ShownText): void
}

export const stepOf = ({ phase }: Pick<ContractState, 'phase'>): Step =>
  phase.name === 'signed' ? 'SIGNED' : 'CONTRACT'

/** Nothing is signed or read yet. */
const unsigned = (): Pick<ContractState, 'signature' | 'phase' | 'read'> => ({
  signature: undefined,
  phase: { name: 'reading' },
  read: new Set(),
})

/**
 * The state of one `<tw-contract>` up to its signature; `load-contract.ts` loads the contract,
 * `signing/signing.ts` signs.
 */
export function createContractStore(text: ShownText | undefined): ContractStore {
  const store = createStore<ContractState>(() => ({ text, contract: undefined, ...unsigned() }))
  return {
    ...store,
    forget: () => store.setState(unsigned()),
    show(text) {
      const before = store.getState().text
      const isOwn = Boolean(before?.legalText.own ?? text.legalText.own)
      if (isOwn && JSON.stringify(before) === JSON.stringify(text)) return
      store.setState({ text, ...(before && isOwn && { read: new Set<number>() }) })
    },
  }
}
