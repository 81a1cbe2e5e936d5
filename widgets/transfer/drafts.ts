import * as v from 'valibot'
import { usdMethod } from '../../shared/api/wire/usd-channel.ts'
import { shortNameOf } from '../../shared/element/session-storage.ts'

/** A proof that was uploaded and an amount that was typed, before they were submitted. */
const proofDraft = v.object({
  method: usdMethod,
  amount: v.string(),
  proof: v.optional(v.object({ url: v.string(), name: v.string() })),
})
export type ProofDraft = v.InferOutput<typeof proofDraft>

/** A transfer that was sent and whose fate is not known; it outlives a reload of the webview. */
const openTransfer = v.object({
  kind: v.picklist(['usd-withdrawal', 'usdt-withdrawal', 'deposit-proof']),
  amount: v.string(),
  idempotencyKey: v.string(),
  /** Available before it was sent, to compare with. */
  availableBefore: v.optional(v.string()),
})
export type OpenTransfer = v.InferOutput<typeof openTransfer>

const saved = v.object({
  proof: v.optional(v.fallback(v.optional(proofDraft), undefined)),
  open: v.optional(v.fallback(v.optional(openTransfer), undefined)),
})
export type Saved = v.InferOutput<typeof saved>

/** Where drafts are kept: session storage, or nothing in webviews that refuse it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface Drafts {
  read(): Saved
  /** Keeps what is given beside what was kept; `undefined` forgets that part. */
  keep(part: { readonly [Part in keyof Saved]?: Saved[Part] | undefined }): void
}

/** Drafts of one token, in session storage; none of it throws. */
export function createDrafts(token: () => string, storage: DraftStorage | undefined): Drafts {
  const key = () => `tw-transfer:${shortNameOf(token())}`
  /** What the storage did not take. */
  const unstored = new Map<string, Saved>()
  const read = (): Saved => {
    const held = unstored.get(key())
    if (held) return held
    try {
      const result = v.safeParse(saved, JSON.parse(storage?.getItem(key()) ?? '{}'))
      return result.success ? result.output : {}
    } catch {
      return {}
    }
  }
  return {
    read,
    keep(part) {
      const next = { ...read(), ...part } as Saved
      const isEmpty = Object.values(next).every((value) => value === undefined)
      // A full or forbidden storage: the draft lives as long as the element does.
      unstored.set(key(), next)
      try {
        if (isEmpty) storage?.removeItem(key())
        else storage?.setItem(key(), JSON.stringify(next))
        if (storage) unstored.delete(key())
      } catch {}
    },
  }
}
