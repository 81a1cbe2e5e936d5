import * as v from 'valibot'
import { usdMethod } from '../../../shared/api/wire/usd-channel.ts'
import { shortNameOf } from '../../../shared/element/view/session-storage.ts'
import { draftPrefix } from './has-drafts.ts'

/** A typed amount and an uploaded proof that are not submitted yet. */
const proofDraft = v.object({
  method: usdMethod,
  amount: v.string(),
  proof: v.optional(v.object({ url: v.string(), name: v.string() })),
})
export type ProofDraft = v.InferOutput<typeof proofDraft>

/** A transfer that was sent and whose outcome is unknown; it survives a reload of the webview. */
const unresolvedTransfer = v.object({
  kind: v.picklist(['usd-withdrawal', 'usdt-withdrawal', 'deposit-proof']),
  amount: v.string(),
  idempotencyKey: v.string(),
  /** The available balance before it was sent, to compare with. */
  availableBefore: v.optional(v.string()),
})
export type UnresolvedTransfer = v.InferOutput<typeof unresolvedTransfer>

/**
 * The stored format. The unresolved transfer is stored as `open`, the name that earlier releases
 * wrote: a transfer they left unresolved is still found after an update. Do not rename it.
 */
const storedFormat = v.object({
  proof: v.optional(v.fallback(v.optional(proofDraft), undefined)),
  open: v.optional(v.fallback(v.optional(unresolvedTransfer), undefined)),
})

export interface Saved {
  readonly proof?: ProofDraft | undefined
  readonly unresolved?: UnresolvedTransfer | undefined
}

const parse = (text: string): Saved => {
  const { proof, open } = v.parse(storedFormat, JSON.parse(text))
  return { ...(proof && { proof }), ...(open && { unresolved: open }) }
}

const serialize = ({ proof, unresolved }: Saved): string =>
  JSON.stringify({ proof, open: unresolved })

/** Session storage, or nothing in a webview that forbids it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The drafts of USD and USDT are kept apart: one page may show an element in each mode. */
export type Mode = 'usd' | 'usdt'

export interface Drafts {
  /** What is saved for a mode; by default for the present one. */
  read(mode?: Mode): Saved
  /** Saves a part and keeps the other; `undefined` deletes a part. By default for the present mode. */
  save(part: Saved, mode?: Mode): void
  /** Moves what was saved under an earlier token of the same person to the present token. */
  moveFrom(token: string): void
  /** Deletes everything that was saved under a token. */
  forget(token: string): void
}

/** The mode that a transfer belongs to, which may differ from the present one. */
export const modeOf = (kind: UnresolvedTransfer['kind']): Mode =>
  kind === 'usdt-withdrawal' ? 'usdt' : 'usd'

/** The drafts of one person in session storage. No method throws. */
export function createDrafts(
  token: () => string,
  storage: DraftStorage | undefined,
  presentMode: () => Mode = () => 'usd',
): Drafts {
  const keyOf = (mode: Mode, owner = token()) => draftPrefix + shortNameOf(`${mode} ${owner}`)
  /** What the storage refused to take: it lives as long as the element. */
  const unstored = new Map<string, Saved>()
  const readAt = (key: string): Saved => {
    const held = unstored.get(key)
    if (held) return held
    try {
      return parse(storage?.getItem(key) ?? '{}')
    } catch {
      return {}
    }
  }
  const write = (key: string, { proof, unresolved }: Saved) => {
    const next: Saved = { ...(proof && { proof }), ...(unresolved && { unresolved }) }
    unstored.set(key, next)
    try {
      if (proof || unresolved) storage?.setItem(key, serialize(next))
      else storage?.removeItem(key)
      if (storage) unstored.delete(key)
    } catch {}
  }
  const modes = ['usd', 'usdt'] as const
  return {
    read: (mode = presentMode()) => readAt(keyOf(mode)),
    save(part, mode = presentMode()) {
      const key = keyOf(mode)
      write(key, { ...readAt(key), ...part })
    },
    moveFrom(earlier) {
      if (earlier === token()) return
      for (const mode of modes) {
        const old = keyOf(mode, earlier)
        write(keyOf(mode), { ...readAt(old), ...readAt(keyOf(mode)) })
        write(old, {})
      }
    },
    forget(owner) {
      for (const mode of modes) write(keyOf(mode, owner), {})
    },
  }
}
