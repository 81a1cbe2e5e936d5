import type { MessageDescriptor } from '@lingui/core'
import type { LoadOnce } from '../../api/loading/load-once.ts'
import { hasStored } from '../../api/storage/has-stored.ts'
import type { CommonDeclaration, Properties } from '../../element/entry/declaration.ts'
import type { RestModule } from '../../element/entry/rest-module.ts'
import { type ElementBase, openBase } from '../../element/model/base-model.ts'
import type { BaseContext, Screen } from '../../element/model/base-state.ts'
import type { PersonModel } from '../../element/model/current-person.ts'
import type { ModelParts, PersonParts } from '../../element/model/parts.ts'
import { createRest, type Rest } from '../../element/model/rest.ts'
import { forgetKeptOf, hasKept } from '../../person/kept-input/kept-storage.ts'
import type { Order, Receipt } from '../submission/order.ts'
import { createOrders, type OrderActions, type Orders } from './orders.ts'
import type { EarlierTokens } from './prepare-stored.ts'

/** What the views of an element with orders get, for one person; no React. */
export interface OrderModel<O extends Order, R extends Receipt, Actions>
  extends ModelParts,
    Pick<PersonModel, 'lifecycle'> {
  readonly store: {
    /** Loads what the first screen shows. */
    start(): void
    /** Reloads what the present step shows. */
    reload(): void
    subscribe(listener: () => void): () => void
  }
  readonly orders: Orders<O, R>
  /** What a person can do; of the rest, and loaded with it or earlier. */
  readonly actions: LoadOnce<Actions>
  /** Everything after the first view. */
  readonly rest: LoadOnce<Rest<unknown, Actions>>
}

/** What the model uses of `rest.ts`. */
export interface OrderRest<Model, Actions> extends RestModule {
  createActions(model: Model, earlier: EarlierTokens): Promise<Actions>
}

/** The part that both elements with orders have in common. */
export type OrderModelBase<O extends Order, R extends Receipt, Actions> = PersonParts &
  Omit<OrderModel<O, R, Actions>, 'store' | 'screen'>

interface OrderModelOptions<O extends Order, R extends Receipt, Actions, Model, P> {
  readonly first: Screen['step']
  /** Shown by a closed element until its closing message is loaded. */
  readonly ended: MessageDescriptor
  /** The styles of the first view. */
  readonly css: string
  /** The tag, of which what was typed is kept. */
  readonly tag: string
  /** Begins the key of each unresolved order in the storage. */
  readonly orderPrefix: string
  /** Whether an unresolved order is looked up at once, and not only when its notice is shown. */
  readonly findsStoredAtOnce: boolean
  /** Adds to the common part what the element has of its own. */
  readonly open: (base: OrderModelBase<O, R, Actions>, properties: P) => Model
  /** The page has set another account, or mode; what the person has chosen stays until then. */
  readonly onUsd: (model: Model, isUsd: boolean) => void
  /** The page has set another screen, while no order is being sent. */
  readonly onScreen: (model: Model, properties: P) => void
}

/** The properties of an element that sends orders. */
interface OrderProperties extends Properties<CommonDeclaration> {
  readonly isUsd: boolean
  readonly screen: string
}

interface OrderContext<Model, Actions, P> extends Omit<BaseContext, 'properties' | 'loadRest'> {
  readonly loadRest: () => Promise<OrderRest<Model, Actions>>
  readonly properties: P
}

/** Opens the model of an element that sends orders; it outlives the person who uses it. */
export function openOrderModel<
  O extends Order,
  R extends Receipt,
  Actions extends OrderActions<O, R>,
  Model extends OrderModel<O, R, Actions>,
  P extends OrderProperties,
>(
  context: OrderContext<Model, Actions, P>,
  options: OrderModelOptions<O, R, Actions, Model, P>,
): Omit<ElementBase<Model>, 'update'> & { update(properties: P): void } {
  let { properties } = context
  const open = (parts: PersonParts, former: string[]): Model => {
    const { actions, orders, tokenRefreshed } = createOrders<O, R, Actions>(parts, {
      loadActions: async (refreshed) =>
        (await context.loadRest()).createActions(model, { former, refreshed }),
      hasStored: () => hasStored(options.orderPrefix) || hasKept(options.tag, parts.root.host),
      current: () => base.person.getState().current,
    })
    const model = options.open(
      {
        ...parts,
        actions,
        orders,
        rest: createRest(parts, context.loadRest, actions),
        lifecycle: {
          paused(isPaused) {
            const { submission } = actions.loaded() ?? {}
            if (isPaused) return submission?.pause()
            model.store.reload()
            submission?.resume()
          },
          refreshed(before, wasClosed) {
            tokenRefreshed(before)
            if (wasClosed) model.store.reload()
          },
          signedOut() {
            // After a refused token, the same person may sign in again.
            const isRefused = parts.root.store.getState().closingMessage !== undefined
            if (!isRefused) forgetKeptOf(options.tag, parts.root.host)
          },
        },
      },
      properties,
    )
    orders.store.subscribe(parts.screen.tellStep)
    model.store.start()
    model.store.subscribe(parts.screen.tellStep)
    // Deletes what is stored for the previous person, and may find an order without an answer.
    if (former.length > 0 || (options.findsStoredAtOnce && orders.hasStored()))
      actions().catch(() => undefined)
    return model
  }
  const base: ElementBase<Model> = openBase(context, {
    open,
    first: options.first,
    ended: options.ended,
  })
  base.root.addStyles(options.css)
  base.start()

  return {
    ...base,
    update(now: P) {
      const before = properties
      properties = now
      base.update(now)
      const { current } = base.person.getState()
      if (current && now.isUsd !== before.isUsd) options.onUsd(current, now.isUsd)
      const isSending = current?.orders.store.getState().phase.name === 'sending'
      if (current && now.screen !== before.screen && !isSending) options.onScreen(current, now)
    },
  }
}
