import { feeOf } from '../../../shared/money/fee.ts'
import { visibleForWithdrawal } from '../../../shared/orders/offer/visible-for-withdrawal.ts'
import { createApi } from '../api.ts'
import type { TransferModel } from '../model/model.ts'
import { findNetwork } from '../network/networks.ts'
import type { Order } from '../order/submission-state.ts'

/**
 * Loads the networks again: the fee of one as it is now, or why there is none: it is `gone` from the
 * list, or `closed`.
 */
export async function readFee(
  model: TransferModel,
  key: string | undefined,
): ReturnType<NonNullable<Order['currentFee']>> {
  const answer = await createApi(model.session).withdrawalChannels()
  if (!answer.ok) return answer
  const { value } = answer
  model.store.setState({ withdrawalChannels: { status: 'ready', value, error: undefined } })
  const same = findNetwork(visibleForWithdrawal(value), key)
  if (!same) return { ok: false, error: { kind: 'gone' } }
  const { closed } = same
  if (closed) return { ok: false, error: { kind: 'closed', closure: closed } }
  return { ok: true, fee: feeOf(same.fee) }
}
