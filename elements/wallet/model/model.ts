import { msg } from '@lingui/core/macro'
import { type LoadOnce, loadOnce } from '../../../shared/api/loading/load-once.ts'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { Properties } from '../../../shared/element/entry/declaration.ts'
import type { ElementBase } from '../../../shared/element/model/base-model.ts'
import type { ShownScreen } from '../../../shared/element/model/parts.ts'
import {
  type OrderModel,
  type OrderModelBase,
  type OrderRest,
  openOrderModel,
} from '../../../shared/orders/model/open-order-model.ts'
import type { WalletDeclaration, WalletEvents } from '../declaration.ts'
import css from '../hub/first.css?inline'
import { areHidden, keepHidden } from '../hub/hidden-balances.ts'
import { type Order, orderFormat, type Receipt } from '../order/submission-state.ts'
import type { WalletActions } from './actions.ts'
import { screenOf, type WalletScreen } from './screen.ts'
import { createWalletStore, type WalletStore } from './state.ts'

/** What the host page is asked for. */
interface Page {
  readonly emit: ElementContext<WalletDeclaration, WalletEvents>['emit']
  /** Asks for `<tw-transfer>`. */
  openTransfer(reason: 'deposit' | 'withdraw', isUsd: boolean): void
  /** Tells it that the person wants to see a transaction; false if the page opens the address. */
  openExplorer(url: string): boolean
}

/** State and calls of one `<tw-wallet>` for one person; no React. */
export interface WalletModel extends OrderModel<Order, Receipt, WalletActions> {
  readonly screen: ShownScreen<WalletScreen>
  readonly store: WalletStore
  readonly page: Page
  /** What HUB shows below its actions may be shown. */
  readonly hubDetails: LoadOnce<true>
}

/** One `<tw-wallet>`; it outlives the person who uses it. */
type WalletElementModel = Omit<ElementBase<WalletModel>, 'update'> & ElementModel<WalletDeclaration>

export function openModel(
  context: ElementContext<WalletDeclaration, WalletEvents, OrderRest<WalletModel, WalletActions>>,
): WalletElementModel {
  const open = (
    base: OrderModelBase<Order, Receipt, WalletActions>,
    properties: Properties<WalletDeclaration>,
  ): WalletModel => {
    const { actions, orders } = base
    const { emit } = context
    const { isUsd, screen } = properties
    const store = createWalletStore({
      loadApi: async () => (await import('../api.ts')).createApi(base.session),
      isUsd,
      screen,
      isHidden: areHidden(),
      keepHidden,
      report: base.messages.report,
    })
    return {
      ...base,
      store,
      hubDetails: loadOnce(() => store.loadDetails().then(() => true)),
      screen: { ...base.screen, current: () => screenOf(store, orders, base.texts.i18n) },
      page: {
        emit,
        openTransfer: (reason, isUsd) => emit('tw-navigate', { to: '/transfer', reason, isUsd }),
        openExplorer: (url) => emit('tw-open', { url, method: 'EXPLORER' }),
      },
      lifecycle: {
        paused(isPaused) {
          base.lifecycle.paused(isPaused)
          if (!isPaused) actions.loaded()?.history.refresh()
        },
        refreshed(before, wasClosed) {
          base.lifecycle.refreshed(before, wasClosed)
          if (wasClosed) actions.loaded()?.history.retry()
        },
      },
    }
  }
  return openOrderModel(context, {
    first: { step: 'HUB' },
    ended: msg`You are signed out.`,
    css,
    tag: 'tw-wallet',
    orderPrefix: orderFormat.prefix,
    findsStoredAtOnce: true,
    open,
    onUsd: ({ store }, isUsd) => store.chooseAccount(isUsd),
    onScreen: ({ store }, { screen }) => store.openScreen(screen),
  })
}
