import type { KeptInputs } from '../../person/kept-input/kept-inputs.ts'
import type { Order, Receipt } from '../submission/order.ts'
import type { UnresolvedOrders } from '../submission/unresolved-orders.ts'
import type { Orders } from './orders.ts'

type Sent<Kind extends string> = Pick<UnresolvedOrders<Kind>, 'find' | 'keep' | 'resolve'>

/**
 * Takes the input of a form out of the storage from the moment its order is about to be sent until it is
 * known that it was not: a page that is loaded again meanwhile must not offer to send it once more.
 *
 * @returns what is stored of the orders, for what sends them
 */
export function holdWhileSent<O extends Order, R extends Receipt, Inputs>(
  { store }: Pick<Orders<O, R>, 'store'>,
  unresolvedOrders: Sent<O['kind']>,
  inputs: Pick<KeptInputs<Inputs>, 'hold'>,
  formOf: (kind: O['kind']) => keyof Inputs | undefined,
): Sent<O['kind']> {
  const held = new Set<keyof Inputs>()
  const hold = (kind: O['kind']) => {
    const form = formOf(kind)
    if (form === undefined) return
    held.add(form)
    inputs.hold(form, true)
  }
  store.subscribe(({ phase }) => {
    if (phase.name === 'unknown') hold(phase.unresolved.kind)
    if (phase.name !== 'none' && phase.name !== 'review') return
    for (const form of held) inputs.hold(form, false)
    held.clear()
  })
  return {
    find: unresolvedOrders.find,
    keep(order) {
      hold(order.kind)
      unresolvedOrders.keep(order)
    },
    resolve: unresolvedOrders.resolve,
  }
}
