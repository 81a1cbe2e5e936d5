import { msg } from '@lingui/core/macro'
import type { UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
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
import type { TransferDeclaration, TransferEvents } from '../declaration.ts'
import css from '../home/first.css?inline'
import { type Order, orderFormat, type Receipt } from '../order/submission-state.ts'
import type { TransferActions } from './actions.ts'
import { screenOf, type TransferScreen } from './screen.ts'
import { createTransferStore, type TransferStore } from './state.ts'

/** What the host page is asked for. */
interface Page {
  readonly emit: ElementContext<TransferDeclaration, TransferEvents>['emit']
  /** Asks for its page for bank accounts. */
  openBankCard(): void
  /** Asks for the conversion of USDT to USD. */
  openConversion(): void
  /** Opens the withdrawal of USD, unless the page opens it elsewhere. */
  openUsdWithdrawal(): void
  /** Tells it that the person wants to pay at an address; false if the page opens it. */
  openPayment(url: string, method: UsdMethod): boolean
  /** Tells it that the person wants to see a transaction; false if the page opens the address. */
  openExplorer(url: string): boolean
}

/** State and calls of one `<tw-transfer>` for one person; no React. */
export interface TransferModel extends OrderModel<Order, Receipt, TransferActions> {
  readonly screen: ShownScreen<TransferScreen>
  readonly store: TransferStore
  readonly page: Page
  /** Switches between USD and USDT for the same person; the screens restart at HOME. */
  changeMode(isUsd: boolean): void
}

/** One `<tw-transfer>`; it outlives the person who uses it. */
type TransferElementModel = Omit<ElementBase<TransferModel>, 'update'> &
  ElementModel<TransferDeclaration>

export function openModel(
  context: ElementContext<
    TransferDeclaration,
    TransferEvents,
    OrderRest<TransferModel, TransferActions>
  >,
): TransferElementModel {
  const open = (
    base: OrderModelBase<Order, Receipt, TransferActions>,
    properties: Properties<TransferDeclaration>,
  ): TransferModel => {
    const { actions, orders } = base
    const { emit } = context
    const { isUsd, screen } = properties
    const store = createTransferStore({
      loadApi: async () => (await import('../api.ts')).createApi(base.session),
      isUsd,
      screen,
      report: base.messages.report,
    })
    const changeMode = (isUsd: boolean) => {
      if (isUsd === store.getState().isUsd) return
      store.restart(isUsd)
      actions.loaded()?.submission.changeSlot()
    }
    return {
      ...base,
      store,
      screen: { ...base.screen, current: () => screenOf(store, orders, base.texts.i18n) },
      page: {
        emit,
        openBankCard: () => emit('tw-navigate', { to: '/bindCard', reason: 'bank-card' }),
        openConversion: () => emit('tw-navigate', { to: '/wallet', reason: 'convert' }),
        openUsdWithdrawal() {
          const detail = { to: '/transfer', reason: 'withdraw', isUsd: true } as const
          if (!emit('tw-navigate', detail)) return
          changeMode(true)
          store.openScreen('withdraw')
        },
        openPayment: (url, method) => emit('tw-open', { url, method }),
        openExplorer: (url) => emit('tw-open', { url, method: 'EXPLORER' }),
      },
      changeMode,
    }
  }
  return openOrderModel(context, {
    first: { step: 'HOME' },
    ended: msg`You are signed out.`,
    css,
    tag: 'tw-transfer',
    orderPrefix: orderFormat.prefix,
    // HOME looks them up with its notices.
    findsStoredAtOnce: false,
    open,
    onUsd: (model, isUsd) => model.changeMode(isUsd),
    onScreen: ({ store }, { screen }) => store.openScreen(screen),
  })
}
