import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Answer, ApiError } from '../../../shared/api/errors.ts'
import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import { withPngText } from '../../../shared/paper/picture/png/png-text.ts'
import { isoDay } from '../../../shared/text/dates/plain-dates.ts'
import { knownLocale } from '../../../shared/text/i18n/locale.ts'
import { contractText, textVersion } from '../../../shared/text/legal-text/contract-text.ts'
import { langOf } from '../../../shared/text/legal-text/lang-of.ts'
import {
  signatureKeyword,
  writeSignatureNote,
} from '../../../shared/text/legal-text/signature-note.ts'
import type { ContractStore, Receipt, Signature } from '../model/state.ts'
import { textIssue } from '../own-text/text-issue.ts'
import { timeOrEmpty } from '../receipt/receipt.ts'
import type { SigningApi } from './signing-api.ts'
import { textHashOf } from './text-hash.ts'

export interface SigningOptions {
  readonly store: ContractStore
  readonly api: SigningApi
  readonly now: () => Date
  readonly newKey: () => string
  /** Aborts when the link changes or the element is removed. */
  readonly signal: AbortSignal
  readonly report: (error: ApiError) => void
  /** The outcome of a signature came after its link had changed. */
  readonly onLate: (receipt: Receipt, answer: Answer<unknown>) => void
  /** There is no signature to submit. */
  readonly onMissing: () => void
  /** The server says that the contract is not signed; the signature may be submitted again. */
  readonly onNotSigned: () => void
  readonly onSigned: (receipt: Receipt) => void
}

export interface Signing {
  /** Uploads the signature and signs, once. Does nothing while another submission is under way. */
  submit(): Promise<void>
  /** After a lost answer: asks the server whether the contract is signed. */
  checkStatus(): Promise<void>
}

/** One attempt to sign. The same content is the same attempt: it keeps its key and its upload. */
interface Attempt {
  readonly receipt: Receipt
  /** The signature with its note. */
  readonly png: Uint8Array<ArrayBuffer>
  readonly idempotencyKey: string
  url?: string
}

/**
 * Submits the signature of one `<tw-contract>`: one submission at a time, and no new one while the
 * outcome of the last is being checked.
 */
export function createSigning(options: SigningOptions): Signing {
  const { store, api, now, newKey, signal, report } = options
  const { getState: get, setState: set } = store
  let attempt: Attempt | undefined
  /** Attempts whose answer was lost. */
  const lost = new Set<Attempt>()
  let turn = {}

  const prepare = (signature: Signature): Attempt | undefined => {
    const { text, contract } = get()
    if (!text || !contract) return undefined
    const { locale, legalText } = text
    // If the page was open overnight, the signing date is today.
    const date = isoDay(now())
    set({ contract: { ...contract, date } })
    const { number, partA, partB } = contract
    const facts = { number, partA, partB, date }
    const exact = contractText(legalText, locale, facts)
    const textHash = textHashOf(exact)
    const { own } = legalText
    const lang = own?.lang ?? locale
    const ownVersion = own?.version
    const note = writeSignatureNote({
      textHash,
      version: textVersion,
      locale: lang,
      date,
      ownVersion,
    })
    const png = withPngText(signature.png, signatureKeyword, note)
    if (!png) return undefined
    const signatureHash = bytesToHex(sha256(png))
    if (attempt?.receipt.signatureHash === signatureHash) return attempt
    return {
      png,
      idempotencyKey: newKey(),
      receipt: {
        ...facts,
        signedAt: '',
        locale: own ? (knownLocale(lang) ?? 'other') : locale,
        lang: langOf(legalText, locale),
        version: ownVersion || undefined,
        textHash,
        signedText: own && exact,
        signatureHash,
        signature,
      },
    }
  }

  const signed = (receipt: Receipt) => {
    set({ phase: { name: 'signed', receipt } })
    options.onSigned(receipt)
  }

  /**
   * Whether the server has a signature; `undefined` if it does not say.
   *
   * @param candidate the attempt that it must be if the server's record has no hash
   */
  const isSignedOnServer = async (candidate?: Attempt): Promise<boolean | undefined> => {
    const current = turn
    const answer = await api.contract()
    if (turn !== current || signal.aborted || !answer.ok || !answer.value) return undefined
    const { receipt, status } = answer.value
    if (!receipt) return status === 'OPEN' ? false : undefined
    const { signedAt, textHash, signatureHash } = receipt
    if (candidate && !textHash && !signatureHash) signed({ ...candidate.receipt, signedAt })
    else {
      const isOurs = signatureHash === attempt?.receipt.signatureHash
      signed({ ...receipt, signature: isOurs ? attempt?.receipt.signature : undefined })
    }
    return true
  }

  const checkStatus = async () => {
    const { phase } = get()
    if (phase.name !== 'unknown' || phase.isChecking) return
    const current = turn
    set({ phase: { name: 'unknown', isChecking: true } })
    const [candidate, ...others] = lost
    const isSigned = await isSignedOnServer(others.length > 0 ? undefined : candidate)
    if (turn !== current || isSigned) return
    if (isSigned === false) {
      set({ phase: { name: 'reading' } })
      options.onNotSigned()
    } else set({ phase: { name: 'unknown', isChecking: false } })
  }

  /** The server refused; the contract may have been signed elsewhere meanwhile. */
  const refused = async (error: ApiError) => {
    const current = turn
    const isSigned = error.kind === 'refused' ? await isSignedOnServer() : undefined
    if (isSigned || turn !== current || signal.aborted) return
    // A refused token closes the view, which says why.
    set({ phase: { name: 'reading', ...(!error.navigate && { issue: error }) } })
    report(error)
  }

  const upload = async (
    current: object,
    { png, url }: Attempt,
  ): Promise<Answer<{ url: string }>> => {
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
    if (phase.name === 'unknown' && phase.isChecking) return
    // The screen says why; nothing may be signed under duties that may be another's.
    if (contract?.isUnclear || textIssue(get())) return
    const prepared = signature && prepare(signature)
    if (!prepared || !contract) return options.onMissing()
    attempt = prepared
    const current = {}
    turn = current

    set({ phase: { name: 'sending', share: 0 } })
    const uploaded = await upload(current, attempt)
    if (turn !== current || signal.aborted) return
    if (!uploaded.ok) return refused(uploaded.error)
    attempt.url = uploaded.value.url

    set({ phase: { name: 'sending', share: 1 } })
    const { receipt } = attempt
    const answer = await api.sign(
      { paymentImg: [], paymentId: contract.contractId, signature: attempt.url },
      attempt.idempotencyKey,
    )
    const signedAt = answer.ok ? timeOrEmpty(answer.value?.signedAt) || now().toISOString() : ''
    if (signal.aborted) return options.onLate({ ...receipt, signedAt }, answer)
    if (turn !== current) return
    if (answer.ok) return signed({ ...receipt, signedAt })
    if (!leavesOutcomeUnknown(answer.error)) return refused(answer.error)
    lost.add(attempt)
    report(answer.error)
    set({ phase: { name: 'unknown', isChecking: false } })
    await checkStatus()
  }

  return { submit, checkStatus }
}
