import * as v from 'valibot'
import { checksumOf } from '../../api/storage/checksum.ts'
import type { LastingStorage } from '../../api/storage/owner.ts'
import { createKeptOrders, type KeptOrders } from './kept-orders.ts'
import type { Unresolved } from './order.ts'

/** How an element stores its orders. */
export interface OrderFormat<Kind extends string, Slot extends string> {
  /** Begins the key of each entry, and names the element. */
  readonly prefix: string
  /** The kinds of each slot. Slots are kept apart: an order of one does not block the other. */
  readonly slots: Readonly<Record<Slot, readonly Kind[]>>
}

/** Session storage, or nothing in a webview that forbids it. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What is stored under a token: it is deleted with its person, and moved if the token is refreshed. */
export interface StoredByToken {
  /** Moves what was stored under an earlier token of the same person to the current token. */
  moveFrom(token: string): void
  /** Deletes what was stored under the token of an earlier person. */
  forget(token: string): void
}

/** The orders of one person whose outcome is unknown, stored before they are sent. */
export interface UnresolvedOrders<Kind extends string>
  extends StoredByToken,
    Pick<KeptOrders<Kind>, 'identify' | 'mayBeMissing'> {
  /**
   * The one in the slot of a kind, by default in the current slot: that of this tab, or else the oldest
   * that the device keeps for the person.
   */
  find(kind?: Kind): Unresolved<Kind> | undefined
  /** Stores an order before it is sent. */
  keep(unresolved: Unresolved<Kind>): void
  /** Deletes an order whose outcome is known. */
  resolve(order: Pick<Unresolved<Kind>, 'kind' | 'idempotencyKey'>): void
}

/**
 * The stored format. The order is stored as `open`, the name that earlier releases wrote: an order they
 * left unresolved is still found after an update. Do not rename it.
 */
const storedEntry = <Kind extends string>(kinds: readonly Kind[]) =>
  v.object({
    open: v.object({
      kind: v.picklist(kinds),
      amount: v.string(),
      idempotencyKey: v.string(),
      currency: v.optional(v.picklist(['USD', 'USDT'])),
      availableBefore: v.optional(v.string()),
      isKeyed: v.optional(v.boolean()),
    }),
  })

/**
 * The tab has one order for each slot, in session storage. The device also keeps each, in `lasting`
 * storage: see `kept-orders.ts`. No method throws.
 */
export function createUnresolvedOrders<Kind extends string, Slot extends string>(
  { prefix, slots }: OrderFormat<Kind, Slot>,
  token: () => string,
  storage: TabStorage | undefined,
  presentSlot: () => Slot,
  lasting?: LastingStorage,
): UnresolvedOrders<Kind> {
  const names = Object.keys(slots) as Slot[]
  const kinds = names.flatMap((slot) => slots[slot])
  const kept = createKeptOrders({ prefix, kinds }, token, lasting)
  const stored = storedEntry(kinds)
  const slotOf = (kind: Kind) => names.find((slot) => slots[slot].includes(kind)) ?? presentSlot()
  const keyOf = (slot: Slot, owner = token()) => prefix + checksumOf(`${slot} ${owner}`)
  /** What the storage refused: it lives as long as the element. */
  const unstored = new Map<string, Unresolved<Kind> | undefined>()
  const read = (key: string): Unresolved<Kind> | undefined => {
    if (unstored.has(key)) return unstored.get(key)
    try {
      return v.parse(stored, JSON.parse(storage?.getItem(key) ?? '')).open as Unresolved<Kind>
    } catch {
      return undefined
    }
  }
  const write = (key: string, open: Unresolved<Kind> | undefined) => {
    unstored.set(key, open)
    try {
      if (open) storage?.setItem(key, JSON.stringify({ open }))
      else storage?.removeItem(key)
      if (storage) unstored.delete(key)
    } catch {}
  }
  return {
    identify: kept.identify,
    mayBeMissing: kept.mayBeMissing,
    find(kind) {
      const slot = kind ? slotOf(kind) : presentSlot()
      return read(keyOf(slot)) ?? kept.all().find(({ kind }) => slotOf(kind) === slot)
    },
    keep(unresolved) {
      write(keyOf(slotOf(unresolved.kind)), unresolved)
      kept.keep(unresolved)
    },
    resolve({ kind, idempotencyKey }) {
      kept.resolve(idempotencyKey)
      const key = keyOf(slotOf(kind))
      // The tab may have another one since.
      if (read(key)?.idempotencyKey === idempotencyKey) write(key, undefined)
    },
    moveFrom(earlier) {
      if (earlier === token()) return
      kept.moveFrom(earlier)
      for (const slot of names) {
        const old = keyOf(slot, earlier)
        write(keyOf(slot), read(keyOf(slot)) ?? read(old))
        write(old, undefined)
      }
    },
    forget(owner) {
      for (const slot of names) write(keyOf(slot, owner), undefined)
    },
  }
}
