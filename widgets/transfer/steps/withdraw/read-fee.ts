import { feeOf } from '../../../../shared/money/fee.ts'
import { visibleForWithdrawal } from '../../../../shared/transfers/visible-for-withdrawal.ts'
import type { TransferModel } from '../../model.ts'
import type { Order } from '../../submission/submission-state.ts'
import { findNetwork } from '../networks.ts'
import { createStepsApi } from '../steps-api.ts'

/** Loads the networks again: the fee of one as it is now, or `gone` if it is no longer offered. */
export async function readFee(
  model: TransferModel,
  key: string | undefined,
): ReturnType<NonNullable<Order['currentFee']>> {
  const answer = await createStepsApi(model).withdrawalChannels()
  if (!answer.ok) return answer
  const { value } = answer
  model.store.setState({ withdrawalChannels: { status: 'ready', value, error: undefined } })
  const same = findNetwork(visibleForWithdrawal(value), key)
  return same ? { ok: true, fee: feeOf(same.fee) } : { ok: false, error: { kind: 'gone' } }
}
