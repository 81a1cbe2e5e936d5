import { msg } from '@lingui/core/macro'
import { type LoadOnce, loadOnce } from '../../../shared/api/loading/load-once.ts'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { UpdatableBase } from '../../../shared/element/model/base-model.ts'
import {
  type OrderModel,
  type OrderModelBase,
  type OrderRest,
  openOrderModel,
} from '../../../shared/orders/open-order-model.ts'
import type { WalletDeclaration, WalletEvents } from '../declaration.ts'
import { areHidden, keepHidden } from '../hub/hidden-balances.ts'
import css from '../hub/hub.css?inline'
import { draftPrefix, type Order, type Receipt } from '../order/submission-state.ts'
import type { WalletActions } from './actions.ts'
import { screenOf, type WalletScreen } from './screen.ts'
import { createWalletStore, type WalletStore } from './state.ts'

/** State and calls of one `<tw-wallet>` for one person; no React. */
export interface WalletModel extends OrderModel<Order, Receipt, WalletActions> {
  readonly store: WalletStore
  readonly emit: ElementContext<WalletDeclaration, WalletEvents>['emit']
  /** What HUB shows below its actions may be shown. */
  readonly hubDetails: LoadOnce<true>
  screen(): WalletScreen
  /** Asks the host page to open `<tw-transfer>`. */
  openTransfer(reason: 'deposit' | 'withdraw', isUsd: boolean): void
}

/** One `<tw-wallet>`; it outlives the person who uses it. */
type WalletElementModel = UpdatableBase<WalletModel> & ElementModel<WalletDeclaration>

export function openModel(
  context: ElementContext<WalletDeclaration, WalletEvents, OrderRest<WalletModel, WalletActions>>,
): WalletElementModel {
  const open = (base: OrderModelBase<Order, Receipt, WalletActions>): WalletModel => {
    const { actions, orders } = base
    const { isUsd, screen } = context.properties()
    const store = createWalletStore({
      loadApi: async () => (await import('../api.ts')).createApi(base),
      isUsd,
      screen,
      isHidden: areHidden(),
      keepHidden,
      report: base.report,
    })
    return {
      ...base,
      store,
      emit: context.emit,
      hubDetails: loadOnce(() => store.loadDetails().then(() => true)),
      screen: () => screenOf(store, orders, base.i18n),
      openTransfer: (reason, isUsd) =>
        context.emit('tw-navigate', { to: '/transfer', reason, isUsd }),
      paused(isPaused) {
        base.paused(isPaused)
        if (!isPaused) actions.loaded()?.history.refresh()
      },
      refreshed(before, wasClosed) {
        base.refreshed(before, wasClosed)
        if (wasClosed) actions.loaded()?.history.retry()
      },
    }
  }
  return openOrderModel(context, {
    first: { step: 'HUB' },
    ended: msg`You are signed out.`,
    css,
    draftPrefix,
    findsStoredAtOnce: true,
    open,
    onUsd: ({ store }, isUsd) => store.chooseAccount(isUsd),
    onScreen: ({ store }) => store.openScreen(context.properties().screen),
  })
}
