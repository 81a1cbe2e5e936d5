import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Screen } from '../../../shared/element/model/base-state.ts'
import { beforeReview } from '../../../shared/orders/confirmation/before-review.ts'
import type { Orders } from '../../../shared/orders/model/orders.ts'
import type { Step } from '../declaration.ts'
import type { Order, Receipt } from '../order/submission-state.ts'
import { stepOf, type TransferStore } from './state.ts'

export interface TransferScreen extends Screen {
  /** The receipt replaces HOME until it is closed. */
  readonly isReceipt: boolean
  readonly isReview: boolean
  /** A reviewed order is confirmed: by a passkey, a code or an app. */
  readonly isConfirmation: boolean
  /**
   * The step is replaced by what happens to an order: it has no answer, or it is a proof that is
   * being sent while its form is closed, because the host has switched to USDT.
   */
  readonly isPending: boolean
}

/** @param direction the step after HOME */
const titleOf = (
  direction: Step | undefined,
  isReceipt: boolean,
  isReview: boolean,
  isConfirmation: boolean,
) => {
  if (isReceipt) return msg`Receipt`
  if (isConfirmation) return msg`Confirm your order`
  if (isReview) return msg`Check and confirm`
  if (direction === 'DEPOSIT') return msg`Deposit`
  if (direction === 'WITHDRAW') return msg`Withdraw`
  return msg`Deposit and withdraw`
}

/** What is shown: the step, or what an order puts in its place. */
export function screenOf(
  store: Pick<TransferStore, 'getState' | 'back'>,
  orders: Pick<Orders<Order, Receipt>, 'store' | 'dismissReceipt'>,
  i18n: I18n,
): TransferScreen {
  const { stack } = store.getState()
  const { phase, receipt } = orders.store.getState()
  const step = stepOf(store.getState())
  const isHome = step === 'HOME'
  const isSending = phase.name === 'sending'
  const isPending =
    phase.name === 'unknown' ||
    (isSending && step !== 'PROVE_IMAGE' && phase.order.kind === 'deposit-proof')
  const isReceipt = isHome && receipt !== undefined && !isPending
  const isReview = step === 'WITHDRAW' && phase.name !== 'none' && !isPending
  const isConfirmation = isReview && 'confirmation' in phase
  const goBack = () => {
    if (phase.name === 'review') orders.store.setState({ phase: beforeReview(phase) })
    else if (!isSending) store.back()
  }
  return {
    step: { step },
    title: i18n._(titleOf(stack[1], isReceipt, isReview, isConfirmation)),
    back: isReceipt ? orders.dismissReceipt : isHome && !isSending ? undefined : goBack,
    isReceipt,
    isReview,
    isConfirmation,
    isPending,
  }
}
