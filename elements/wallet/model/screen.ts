import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Screen } from '../../../shared/element/model/base-state.ts'
import { beforeReview } from '../../../shared/orders/confirmation/before-review.ts'
import type { Orders } from '../../../shared/orders/model/orders.ts'
import type { Step } from '../declaration.ts'
import type { Order, Receipt } from '../order/submission-state.ts'
import { stepOf, viewOf, type WalletStore } from './state.ts'

export interface WalletScreen extends Screen {
  /** The receipt replaces HUB until it is closed. */
  readonly isReceipt: boolean
  /** An order is reviewed or being sent. */
  readonly isReview: boolean
  /** A reviewed order is confirmed: by a passkey, a code or an app. */
  readonly isConfirmation: boolean
  /** A form on this step sends an order. */
  readonly sendsMoney: boolean
}

const titles: Readonly<Record<Step, MessageDescriptor>> = {
  HUB: msg`Wallet`,
  HISTORY: msg`History`,
  RECORD: msg`Record`,
  BIND_CARD: msg`Bank account`,
  TRANSFER: msg`Transfer`,
  TO_FRIEND: msg`Transfer to a friend`,
  CONVERT: msg`USDT to USD account`,
  RECIPIENTS: msg`Saved recipients`,
  PASSKEYS: msg`Passkeys`,
}

/** What is shown: the step, or what an order puts in its place. */
export function screenOf(
  store: Pick<WalletStore, 'getState' | 'back'>,
  orders: Pick<Orders<Order, Receipt>, 'store' | 'dismissReceipt'>,
  i18n: I18n,
): WalletScreen {
  const step = stepOf(store.getState())
  const view = viewOf(store.getState())
  const { phase, receipt } = orders.store.getState()
  const sendsMoney = step === 'TO_FRIEND' || step === 'CONVERT'
  const isReview = sendsMoney && (phase.name === 'review' || phase.name === 'sending')
  const isConfirmation = isReview && 'confirmation' in phase
  const isHub = step === 'HUB'
  const isReceipt = isHub && receipt !== undefined && phase.name !== 'unknown'
  const goBack = () => {
    if (!isReview) store.back()
    else if (phase.name === 'review') orders.store.setState({ phase: beforeReview(phase) })
  }
  const reviewTitle = isConfirmation ? msg`Confirm your order` : msg`Check and confirm`
  const title = isReceipt ? msg`Receipt` : isReview ? reviewTitle : titles[view]
  return {
    step: { step },
    title: i18n._(title),
    back: isReceipt ? orders.dismissReceipt : isHub ? undefined : goBack,
    isReceipt,
    isReview,
    isConfirmation,
    sendsMoney,
  }
}
