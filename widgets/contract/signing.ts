import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Answer, ApiError } from '../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../shared/api/outcome.ts'
import { contractText } from '../../shared/legal-text/contract-text.ts'
import { signatureKeyword, writeSignatureNote } from '../../shared/legal-text/signature-note.ts'
import { withPngText } from '../../shared/picture/png-text.ts'
import type { SigningApi } from './signing-api.ts'
import {
  type ContractStore,
  isoDay,
  knownTime,
  type Receipt,
  receiptOf,
  type Signature,
} from './state.ts'

export interface SigningOptions {
  readonly store: ContractStore
  readonly api: SigningApi
  readonly now: () => Date
  readonly newKey: () => string
  /** Ends with the link, or the element. */
  readonly signal: AbortSignal
  readonly report: (error: ApiError) => void
  /** What became of a signature whose link has gone meanwhile. */
  readonly onLate: (receipt: Receipt, answer: Answer<unknown>) => void
  /** Nothing was drawn. */
  readonly onMissing: () => void
  /** The server says that it was not signed; it may be submitted again. */
  readonly onNotSigned: () => void
  readonly onSigned: (receipt: Receipt) => void
}

export interface Signing {
  /** Uploads the signature and signs, once. Does nothing while one is under way. */
  submit(): Promise<void>
  /** After an answer that was lost: asks the server whether it was signed. */
  findOut(): Promise<void>
}

/** What is about to be sent. The same content keeps its key and its upload. */
interface Order {
  readonly receipt: Receipt
  /** The signature with its note. */
  readonly png: Uint8Array<ArrayBuffer>
  readonly idempotencyKey: string
  url?: string
}

/** Sends the signature of one `<tw-contract>`: no two at a time, and never again before it is known. */
export function createSigning(options: SigningOptions): Signing {
  const { store, api, now, newKey, signal, report } = options
  const { getState: get, setState: set } = store
  let order: Order | undefined
  let turn = {}

  const prepare = (signature: Signature): Order | undefined => {
    const { text, contract } = get()
    if (!text || !contract.value) return undefined
    const { locale, document } = text
    // A page that was open overnight is signed today.
    const date = isoDay(now())
    set({ date })
    const { number, partA, partB } = contract.value
    const facts = { number, partA, partB, date }
    const textHash = bytesToHex(sha256(utf8ToBytes(contractText(document, facts))))
    const note = writeSignatureNote({ textHash, locale, date })
    const png = withPngText(signature.png, signatureKeyword, note)
    if (!png) return undefined
    const signatureHash = bytesToHex(sha256(png))
    const sameAsBefore = order?.receipt.signatureHash === signatureHash && order.png.length > 0
    if (sameAsBefore) return order
    return {
      png,
      idempotencyKey: newKey(),
      receipt: {
        ...facts,
        signedAt: '',
        locale,
        textHash,
        signatureHash,
        signature,
      },
    }
  }

  const signed = (receipt: Receipt) => {
    set({ phase: { name: 'signed', receipt } })
    options.onSigned(receipt)
  }

  /** Whether the server has it; `undefined` where it does not say. */
  const ask = async (): Promise<boolean | undefined> => {
    const current = turn
    const answer = await api.contract()
    if (turn !== current || signal.aborted || !answer.ok || !answer.value) return undefined
    const { signed: record, status } = answer.value
    if (record) {
      const known = receiptOf(answer.value, record)
      const isOurs = known.signatureHash === order?.receipt.signatureHash
      signed({ ...known, signature: isOurs ? order?.receipt.signature : undefined })
      return true
    }
    if (status === 'SIGNED' && order) {
      signed({ ...order.receipt, signedAt: now().toISOString() })
      return true
    }
    return status === 'OPEN' ? false : undefined
  }

  const findOut = async () => {
    const { phase } = get()
    if (phase.name !== 'open' || phase.isAsking) return
    const current = turn
    set({ phase: { name: 'open', isAsking: true } })
    const isSigned = await ask()
    if (turn !== current || isSigned) return
    if (isSigned === false) {
      set({ phase: { name: 'reading' } })
      options.onNotSigned()
    } else set({ phase: { name: 'open', isAsking: false } })
  }

  /** The server said no: it may be because it was signed elsewhere meanwhile. */
  const refused = async (error: ApiError) => {
    const current = turn
    const isSigned = error.kind === 'refused' ? await ask() : undefined
    if (isSigned || turn !== current || signal.aborted) return
    set({ phase: { name: 'reading' } })
    report(error)
  }

  const upload = async (current: object, { png, url }: Order): Promise<Answer<{ url: string }>> => {
    if (url) return { ok: true, value: { url } }
    return api.upload(new Blob([png], { type: 'image/png' }), {
      signal,
      onProgress: (share) => {
        if (turn === current && share < 1) set({ phase: { name: 'sending', share } })
      },
    })
  }

  const submit = async () => {
    const { phase, signature, contract } = get()
    if (phase.name === 'sending' || phase.name === 'signed') return
    if (phase.name === 'open' && phase.isAsking) return
    const prepared = signature && prepare(signature)
    if (!prepared || !contract.value) return options.onMissing()
    order = prepared
    const current = {}
    turn = current

    set({ phase: { name: 'sending', share: 0 } })
    const uploaded = await upload(current, order)
    if (turn !== current || signal.aborted) return
    if (!uploaded.ok) return refused(uploaded.error)
    order.url = uploaded.value.url

    set({ phase: { name: 'sending', share: 1 } })
    const answer = await api.sign(
      { paymentImg: [], paymentId: contract.value.contractId, signature: order.url },
      order.idempotencyKey,
    )
    if (signal.aborted) {
      const signedAt = answer.ok
        ? knownTime(answer.value?.signedAt ?? '') || now().toISOString()
        : ''
      return options.onLate({ ...order.receipt, signedAt }, answer)
    }
    if (turn !== current) return
    if (answer.ok) {
      const signedAt = knownTime(answer.value?.signedAt ?? '') || now().toISOString()
      return signed({ ...order.receipt, signedAt })
    }
    if (!leavesOutcomeUnknown(answer.error)) return refused(answer.error)
    report(answer.error)
    set({ phase: { name: 'open', isAsking: false } })
    await findOut()
  }

  return { submit, findOut }
}
