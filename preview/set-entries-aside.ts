import type { ElementName } from '../elements/elements.ts'
import { checksumOf } from '../shared/api/storage/checksum.ts'
import { openLocalStorage } from '../shared/api/storage/local-storage.ts'
import { ownerOfToken, personsOf } from '../shared/api/storage/owner.ts'
import { openSessionStorage } from '../shared/api/storage/session-storage.ts'

/** What an element without a token keeps: whoever uses the tab, made up or not, has the same entry. */
const ofNobody: Readonly<Partial<Record<ElementName, RegExp>>> = {
  account: /^tw-(typed:tw-)?account/,
  'fund-lookup': /^tw-fund-lookup/,
}

/**
 * Lets a preview write to the device as its element does. The function that it returns removes all of
 * that, and puts back what was there before.
 */
export function setEntriesAside(element: ElementName, origin: string, token: string): () => void {
  // What was sent, by what an element keeps apart: unresolved-orders.ts.
  const orders = ['usd', 'usdt', 'wallet'].map((slot) => checksumOf(`${slot} ${token}`))
  const owners = [personsOf(origin), ownerOfToken(token), ...orders]
  const isOurs = (key: string) =>
    owners.some((owner) => key.includes(owner)) || (ofNobody[element]?.test(key) ?? false)
  const take = () =>
    [openSessionStorage(), openLocalStorage()].flatMap((storage) =>
      Object.entries({ ...storage })
        .filter(([key]) => isOurs(key))
        .map(([key, value]) => {
          storage?.removeItem(key)
          return () => storage?.setItem(key, value)
        }),
    )
  const before = take()
  return () => {
    take()
    for (const putBack of before) putBack()
  }
}
