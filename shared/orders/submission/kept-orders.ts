import * as v from 'valibot'
import {
  keysOf,
  type LastingStorage,
  ownerOfPerson,
  ownerOfToken,
  personsOf,
} from '../../api/storage/owner.ts'
import { openOrderDays } from '../../limits.ts'
import type { Unresolved } from './order.ts'

/**
 * The orders of one person whose outcome is unknown, on their device: whatever token they return with,
 * and although the webview has ended meanwhile. Nobody else gets them.
 */
export interface KeptOrders<Kind extends string> {
  /** Oldest first. */
  all(): readonly Unresolved<Kind>[]
  keep(order: Unresolved<Kind>): void
  resolve(idempotencyKey: string): void
  /**
   * The person is known from now on. What was kept for the token is theirs.
   *
   * @param server the origin of the server
   * @param person what the server knows them by, whatever token they have; it is not stored
   */
  identify(server: string, person: string): void
  /** The token was refreshed. */
  moveFrom(token: string): void
  /** The device keeps orders of persons of a server, and this one is not known yet. */
  mayBeMissing(server: string): boolean
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * One entry for each order, so that neither two tabs nor two elements overwrite each other's. Its key
 * has prefix, owner and idempotency key. Nothing says who the person is, what they have or where the
 * money goes: only the server may tell that, and only to them.
 */
const storedOrder = <Kind extends string>(kinds: readonly Kind[]) =>
  v.object({
    kind: v.picklist(kinds),
    amount: v.string(),
    currency: v.optional(v.picklist(['USD', 'USDT'])),
    isKeyed: v.optional(v.boolean()),
    /** Milliseconds since 1970, by the clock of the device. */
    at: v.number(),
  })

/** No method throws. */
export function createKeptOrders<Kind extends string>(
  { prefix, kinds }: { readonly prefix: string; readonly kinds: readonly Kind[] },
  token: () => string,
  storage: LastingStorage | undefined,
): KeptOrders<Kind> {
  const stored = storedOrder(kinds)
  /** Unknown until `identify`, and for good if the server has no such call. */
  let ownPerson: string | undefined
  const owner = () => ownPerson ?? ownerOfToken(token())
  const keyOf = (owner: string, idempotencyKey: string) => `${prefix}${owner}:${idempotencyKey}`

  const attempt = <Value>(act: () => Value): Value | undefined => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  const remove = (key: string) => attempt(() => storage?.removeItem(key))

  const entries = () =>
    keysOf(storage, prefix).flatMap((key) => {
      const text = attempt(() => storage?.getItem(key)) ?? ''
      const order = v.safeParse(
        stored,
        attempt(() => JSON.parse(text) as unknown),
      )
      // A clock that was set back makes no entry old.
      if (order.success && Date.now() - order.output.at > openOrderDays * dayMs) {
        remove(key)
        return []
      }
      const [owner = '', idempotencyKey = ''] = key.slice(prefix.length).split(':')
      return order.success && idempotencyKey
        ? [{ key, owner, text, idempotencyKey, order: order.output }]
        : []
    })

  const move = (from: string, to: string) => {
    if (from === to) return
    for (const { key, owner, text, idempotencyKey } of entries()) {
      if (owner !== from) continue
      attempt(() => {
        storage?.setItem(keyOf(to, idempotencyKey), text)
        storage?.removeItem(key)
      })
    }
  }

  return {
    all() {
      const owners = [owner(), ownerOfToken(token())]
      return entries()
        .filter(({ owner }) => owners.includes(owner))
        .toSorted((one, other) => one.order.at - other.order.at)
        .map(({ idempotencyKey, order: { at, ...order } }) => ({
          ...order,
          idempotencyKey,
        })) as Unresolved<Kind>[]
    },
    keep({ kind, amount, currency, isKeyed, idempotencyKey }) {
      const text = JSON.stringify({ kind, amount, currency, isKeyed, at: Date.now() })
      attempt(() => storage?.setItem(keyOf(owner(), idempotencyKey), text))
    },
    resolve(idempotencyKey) {
      for (const entry of entries()) if (entry.idempotencyKey === idempotencyKey) remove(entry.key)
    },
    identify(server, person) {
      ownPerson = ownerOfPerson(server, person)
      move(ownerOfToken(token()), ownPerson)
    },
    moveFrom(earlier) {
      move(ownerOfToken(earlier), owner())
    },
    mayBeMissing: (server) =>
      ownPerson === undefined && entries().some(({ owner }) => owner.startsWith(personsOf(server))),
  }
}
