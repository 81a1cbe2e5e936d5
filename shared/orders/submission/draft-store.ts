import * as v from 'valibot'
import { checksumOf } from '../../api/storage/checksum.ts'
import type { LastingStorage } from '../../api/storage/owner.ts'
import { createKeptOrders, type KeptOrders } from './kept-orders.ts'
import type { Unresolved } from './order.ts'

/** What is stored of one person: what was typed, and an order whose outcome is unknown. */
export type Saved<Kind extends string, Typed extends object> = Partial<Typed> & {
  readonly unresolved?: Unresolved<Kind> | undefined
}

/** What an element stores. Its slots are kept apart: an order of one does not block the other. */
export interface DraftFormat<Kind extends string, Typed extends object, Slot extends string> {
  /** Begins the key of each entry, and names the element. */
  readonly prefix: string
  readonly kinds: readonly [Kind, ...Kind[]]
  readonly slots: readonly Slot[]
  /** The slot of an order, which may differ from the current one. */
  slotOf(kind: Kind): Slot
  /** The valid parts of what was typed; throws if the stored value is no object. */
  typedIn(stored: unknown): Partial<Typed>
  /** What is deleted with an accepted order, each as `undefined`. */
  typedFor(kind: Kind): Partial<Typed>
}

/** Session storage, or nothing in a webview that forbids it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface DraftStore<Kind extends string, Typed extends object, Slot extends string>
  extends Pick<KeptOrders<Kind>, 'identify' | 'mayBeMissing'> {
  /** What is saved in a slot; by default in the current one. */
  read(slot?: Slot): Saved<Kind, Typed>
  /**
   * Saves a part and keeps the others; `undefined` deletes a part. By default in the current slot.
   */
  save(part: Saved<Kind, Typed>, slot?: Slot): void
  /**
   * The unresolved order in the slot of a kind, by default in the current slot: the one of this tab,
   * or else the oldest that the device keeps for the person.
   */
  unresolved(kind?: Kind): Unresolved<Kind> | undefined
  /** Stores an order before it is sent. */
  keep(unresolved: Unresolved<Kind>): void
  /** Deletes an unresolved order; if it was accepted, also what was typed for it. */
  resolve(order: Pick<Unresolved<Kind>, 'kind' | 'idempotencyKey'>, isAccepted: boolean): void
  /** Moves what was saved under an earlier token of the same person to the current token. */
  moveFrom(token: string): void
  /** Deletes everything that was saved under a token in this tab. */
  forget(token: string): void
}

/**
 * The stored format. The unresolved order is stored as `open`, the name that earlier releases wrote:
 * an order they left unresolved is still found after an update. Do not rename it.
 */
const storedOrder = <Kind extends string>(kinds: readonly Kind[]) =>
  v.object({
    open: v.optional(
      v.fallback(
        v.optional(
          v.object({
            kind: v.picklist(kinds),
            amount: v.string(),
            idempotencyKey: v.string(),
            currency: v.optional(v.picklist(['USD', 'USDT'])),
            availableBefore: v.optional(v.string()),
            isKeyed: v.optional(v.boolean()),
          }),
        ),
        undefined,
      ),
    ),
  })

/**
 * The drafts of one person in session storage. The device also keeps an unresolved order, in `lasting`
 * storage: see `kept-orders.ts`. No method throws.
 */
export function createDraftStore<Kind extends string, Typed extends object, Slot extends string>(
  format: DraftFormat<Kind, Typed, Slot>,
  token: () => string,
  storage: DraftStorage | undefined,
  presentSlot: () => Slot,
  lasting?: LastingStorage,
): DraftStore<Kind, Typed, Slot> {
  const kept = createKeptOrders(format, token, lasting)
  type Entry = Saved<Kind, Typed>
  const stored = storedOrder(format.kinds)
  const keyOf = (slot: Slot, owner = token()) => format.prefix + checksumOf(`${slot} ${owner}`)
  const parse = (text: string): Entry => {
    const value: unknown = JSON.parse(text)
    const { open } = v.parse(stored, value)
    return { ...format.typedIn(value), ...(open && { unresolved: open as Unresolved<Kind> }) }
  }
  /** Entries that the storage refused: they live as long as the element. */
  const unstored = new Map<string, Entry>()
  const readAt = (key: string): Entry => {
    const held = unstored.get(key)
    if (held) return held
    try {
      return parse(storage?.getItem(key) ?? '{}')
    } catch {
      return {} as Entry
    }
  }
  const write = (key: string, entry: Entry) => {
    unstored.set(key, entry)
    const isEmpty = Object.values(entry).every((part) => part === undefined)
    const { unresolved, ...typed } = entry
    try {
      if (isEmpty) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify({ ...typed, open: unresolved }))
      if (storage) unstored.delete(key)
    } catch {}
  }
  const read = (slot = presentSlot()) => readAt(keyOf(slot))
  const save = (part: Entry, slot = presentSlot()) => {
    const key = keyOf(slot)
    write(key, { ...readAt(key), ...part })
  }
  return {
    read,
    save,
    identify: kept.identify,
    mayBeMissing: kept.mayBeMissing,
    unresolved(kind) {
      const slot = kind ? format.slotOf(kind) : presentSlot()
      return read(slot).unresolved ?? kept.all().find(({ kind }) => format.slotOf(kind) === slot)
    },
    keep(unresolved) {
      save({ unresolved } as Entry, format.slotOf(unresolved.kind))
      kept.keep(unresolved)
    },
    resolve({ kind, idempotencyKey }, isAccepted) {
      kept.resolve(idempotencyKey)
      const slot = format.slotOf(kind)
      // The tab may have another one since.
      if (read(slot).unresolved?.idempotencyKey !== idempotencyKey) return
      const typed = isAccepted ? format.typedFor(kind) : {}
      save({ ...typed, unresolved: undefined } as Entry, slot)
    },
    moveFrom(earlier) {
      if (earlier === token()) return
      kept.moveFrom(earlier)
      for (const slot of format.slots) {
        const old = keyOf(slot, earlier)
        write(keyOf(slot), { ...readAt(old), ...readAt(keyOf(slot)) })
        write(old, {} as Entry)
      }
    },
    forget(owner) {
      for (const slot of format.slots) write(keyOf(slot, owner), {} as Entry)
    },
  }
}
