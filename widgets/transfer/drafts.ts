import * as v from 'valibot'
import { usdMethod } from '../../shared/api/wire/usd-channel.ts'

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

/** A short name for a token (cyrb53), so that storage never holds the token itself. */
function nameOf(token: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of token) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

export interface Drafts {
  read(): Saved
  /** Keeps what is given beside what was kept; `undefined` forgets that part. */
  keep(part: { readonly [Part in keyof Saved]?: Saved[Part] | undefined }): void
}

/** Drafts of one token, in session storage; none of it throws. */
export function createDrafts(token: () => string, storage: DraftStorage | undefined): Drafts {
  const key = () => `tw-transfer:${nameOf(token())}`
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
