import { msg } from '@lingui/core/macro'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { UpdatableBase } from '../../../shared/element/model/base-model.ts'
import type { StepModule } from '../../../shared/element/view/open-step.tsx'
import {
  type OrderModel,
  type OrderModelBase,
  openOrderModel,
} from '../../../shared/orders/open-order-model.ts'
import type { WalletDeclaration } from '../declaration.ts'
import type { WalletEvents } from '../docs.ts'
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
  screen(): WalletScreen
  /** Asks the host page to open `<tw-transfer>`. */
  openTransfer(reason: 'deposit' | 'withdraw', isUsd: boolean): void
}

/** One `<tw-wallet>`; it outlives the person who uses it. */
type WalletElementModel = UpdatableBase<WalletModel> & ElementModel<WalletDeclaration>

export function openModel(
  context: ElementContext<WalletDeclaration, WalletEvents>,
  loadStatusView: (model: WalletModel) => Promise<Pick<StepModule, 'default'>>,
): WalletElementModel {
  const open = (base: OrderModelBase<Order, Receipt, WalletActions>): WalletModel => {
    const { actions, orders } = base
    const { isUsd, screen } = context.properties()
    const store = createWalletStore({
      hubApi: async () => (await import('../api.ts')).createHubApi(base),
      detailsApi: async () => (await import('./details-api.ts')).createDetailsApi(base),
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
    loadActions: async (...args) => (await import('./actions.ts')).createActions(...args),
    loadStatusView,
    open,
    onUsd: ({ store }, isUsd) => store.chooseAccount(isUsd),
    onScreen: ({ store }) => store.openScreen(context.properties().screen),
  })
}
