import { msg } from '@lingui/core/macro'
import type { UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
import type { ElementContext, ElementModel } from '../../../shared/element/entry/context.ts'
import type { UpdatableBase } from '../../../shared/element/model/base-model.ts'
import {
  type OrderModel,
  type OrderModelBase,
  type OrderRest,
  openOrderModel,
} from '../../../shared/orders/open-order-model.ts'
import type { TransferDeclaration, TransferEvents } from '../declaration.ts'
import css from '../home/home.css?inline'
import { draftPrefix, type Order, type Receipt } from '../order/submission-state.ts'
import type { TransferActions } from './actions.ts'
import { screenOf, type TransferScreen } from './screen.ts'
import { createTransferStore, type TransferStore } from './state.ts'

/** State and calls of one `<tw-transfer>` for one person; no React. */
export interface TransferModel extends OrderModel<Order, Receipt, TransferActions> {
  readonly store: TransferStore
  readonly emit: ElementContext<TransferDeclaration, TransferEvents>['emit']
  /** Switches between USD and USDT for the same person; the screens restart at HOME. */
  changeMode(isUsd: boolean): void
  screen(): TransferScreen
  /** Asks the host page to open its page for bank cards. */
  openBankCard(): void
  /** Asks the host page to open the conversion of USDT to USD. */
  openConversion(): void
  /** Opens the withdrawal of USD, unless the host page opens it elsewhere. */
  openUsdWithdrawal(): void
  /** Tells the host page that the person wants to pay at an address; false if the page opens it. */
  openPayment(url: string, method: UsdMethod): boolean
}

/** One `<tw-transfer>`; it outlives the person who uses it. */
type TransferElementModel = UpdatableBase<TransferModel> & ElementModel<TransferDeclaration>

export function openModel(
  context: ElementContext<
    TransferDeclaration,
    TransferEvents,
    OrderRest<TransferModel, TransferActions>
  >,
): TransferElementModel {
  const open = (base: OrderModelBase<Order, Receipt, TransferActions>): TransferModel => {
    const { actions, orders } = base
    const { isUsd, screen } = context.properties()
    const store = createTransferStore({
      loadApi: async () => (await import('../api.ts')).createApi(base),
      isUsd,
      screen,
      report: base.report,
    })
    const changeMode = (isUsd: boolean) => {
      if (isUsd === store.getState().isUsd) return
      store.restart(isUsd)
      actions.loaded()?.submission.changeSlot()
    }
    return {
      ...base,
      store,
      emit: context.emit,
      screen: () => screenOf(store, orders, base.i18n),
      openBankCard: () => context.emit('tw-navigate', { to: '/bindCard', reason: 'bank-card' }),
      openConversion: () => context.emit('tw-navigate', { to: '/wallet', reason: 'convert' }),
      openUsdWithdrawal() {
        const detail = { to: '/transfer', reason: 'withdraw', isUsd: true } as const
        if (!context.emit('tw-navigate', detail)) return
        changeMode(true)
        store.openScreen('withdraw')
      },
      openPayment: (url, method) => context.emit('tw-open', { url, method }),
      changeMode,
    }
  }
  return openOrderModel(context, {
    first: { step: 'HOME' },
    ended: msg`You are signed out.`,
    css,
    draftPrefix,
    // HOME looks them up with its notices.
    findsStoredAtOnce: false,
    open,
    onUsd: (model, isUsd) => model.changeMode(isUsd),
    onScreen: ({ store }) => store.openScreen(context.properties().screen),
  })
}
