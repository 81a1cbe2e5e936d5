import * as v from 'valibot'
import { type OwnedEntries, openOwnedEntries } from '../../api/storage/owned-entries.ts'
import { type LastingStorage, ownerOfToken, personsOf } from '../../api/storage/owner.ts'
import { openOrderDays } from '../../limits.ts'
import type { Unresolved } from './order.ts'

/**
 * The orders of one person whose outcome is unknown, on their device: whatever token they return with,
 * and although the webview has ended meanwhile. Nobody else gets them.
 */
export interface KeptOrders<Kind extends string>
  extends Pick<OwnedEntries, 'identify' | 'moveFrom'> {
  /** Oldest first. */
  all(): readonly Unresolved<Kind>[]
  keep(order: Unresolved<Kind>): void
  resolve(idempotencyKey: string): void
  /** The device keeps orders of persons of a server, and this one is not known yet. */
  mayBeMissing(server: string): boolean
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * One entry for each order, so that neither two tabs nor two elements overwrite each other's. Its name is
 * the idempotency key. Nothing says who the person is, what they have or where the money goes: only the
 * server may tell that, and only to them.
 */
const storedOrder = <Kind extends string>(kinds: readonly Kind[]) =>
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      kind: v.picklist(kinds),
      amount: v.string(),
      currency: v.optional(v.picklist(['USD', 'USDT'])),
      isKeyed: v.optional(v.boolean()),
      /** Milliseconds since 1970, by the clock of the device. */
      at: v.number(),
    }),
  )

/** No method throws. */
export function createKeptOrders<Kind extends string>(
  { prefix, kinds }: { readonly prefix: string; readonly kinds: readonly Kind[] },
  token: () => string,
  storage: LastingStorage | undefined,
): KeptOrders<Kind> {
  const stored = storedOrder(kinds)
  const entries = openOwnedEntries(prefix, token, () => storage)

  const orders = () =>
    entries.all().flatMap(({ key, owner, name: idempotencyKey, text }) => {
      const { success, output: order } = v.safeParse(stored, text)
      if (!success || !idempotencyKey) return []
      // A clock that was set back makes no entry old.
      if (Date.now() - order.at <= openOrderDays * dayMs) return [{ owner, idempotencyKey, order }]
      entries.removeKey(key)
      return []
    })

  return {
    all() {
      const owners = [entries.owner(), ownerOfToken(token())]
      return orders()
        .filter(({ owner }) => owners.includes(owner))
        .toSorted((one, other) => one.order.at - other.order.at)
        .map(({ idempotencyKey, order: { at, ...order } }) => ({
          ...order,
          idempotencyKey,
        })) as Unresolved<Kind>[]
    },
    keep({ kind, amount, currency, isKeyed, idempotencyKey }) {
      const order = { kind, amount, currency, isKeyed, at: Date.now() }
      entries.write(idempotencyKey, JSON.stringify(order))
    },
    resolve(idempotencyKey) {
      for (const { key, name } of entries.all()) if (name === idempotencyKey) entries.removeKey(key)
    },
    identify: entries.identify,
    moveFrom: entries.moveFrom,
    mayBeMissing: (server) =>
      !entries.isKnown() && orders().some(({ owner }) => owner.startsWith(personsOf(server))),
  }
}
