import * as v from 'valibot'
import { usdMethod } from '../../../shared/api/wire/usd-channel.ts'
import { shortNameOf } from '../../../shared/element/view/session-storage.ts'

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

/** Two elements of one person, one in each mode, keep theirs apart. */
export type Mode = 'usd' | 'usdt'

type Part = { readonly [Name in keyof Saved]?: Saved[Name] | undefined }

export interface Drafts {
  /** What is kept of a mode; of the present one where none is named. */
  read(mode?: Mode): Saved
  /**
   * Keeps what is given beside what was kept; `undefined` forgets that part.
   *
   * @param mode of what is kept, where it may be another than the present one
   */
  keep(part: Part, mode?: Mode): void
  /** The token was another one till now: what was kept under it is kept under the present one. */
  take(before: string): void
  /** Forgets all that was kept under a token. */
  forget(token: string): void
}

/** The mode that a transfer belongs to, whatever the element shows. */
export const modeOf = (kind: OpenTransfer['kind']): Mode =>
  kind === 'usdt-withdrawal' ? 'usdt' : 'usd'

/** Drafts of one person, in session storage; none of it throws. */
export function createDrafts(
  token: () => string,
  storage: DraftStorage | undefined,
  present: () => Mode = () => 'usd',
): Drafts {
  const keyOf = (mode: Mode, owner = token()) => `tw-transfer:${shortNameOf(`${mode} ${owner}`)}`
  /** What the storage did not take. */
  const unstored = new Map<string, Saved>()
  const readAt = (key: string): Saved => {
    const held = unstored.get(key)
    if (held) return held
    try {
      const result = v.safeParse(saved, JSON.parse(storage?.getItem(key) ?? '{}'))
      return result.success ? result.output : {}
    } catch {
      return {}
    }
  }
  const write = (key: string, next: Part) => {
    const isEmpty = Object.values(next).every((value) => value === undefined)
    // A full or forbidden storage: the draft lives as long as the element does.
    unstored.set(key, next as Saved)
    try {
      if (isEmpty) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify(next))
      if (storage) unstored.delete(key)
    } catch {}
  }
  const modes = ['usd', 'usdt'] as const
  return {
    read: (mode = present()) => readAt(keyOf(mode)),
    keep(part, mode = present()) {
      const key = keyOf(mode)
      write(key, { ...readAt(key), ...part })
    },
    take(before) {
      if (before === token()) return
      for (const mode of modes) {
        const old = keyOf(mode, before)
        write(keyOf(mode), { ...readAt(old), ...readAt(keyOf(mode)) })
        write(old, {})
      }
    },
    forget(owner) {
      for (const mode of modes) write(keyOf(mode, owner), {})
    },
  }
}
