import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import type { UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
import type { Receipt } from './submission-state.ts'

/** The receipt of a deposit or withdrawal of the history, as it was shown when it was requested. */
export function receiptOfRecord(
  record: HistoryRecord,
  methodNames: Readonly<Record<UsdMethod, string>>,
): Receipt {
  const { type, currency, amount, fee, arrival, mainnetType, address, bankCard, method } = record
  const isDeposit = type === 'DEPOSIT'
  const isUsd = currency === 'USD'
  const usd = isDeposit ? method && methodNames[method] : bankCard?.bankAccount
  return {
    kind: isDeposit ? 'deposit-proof' : isUsd ? 'usd-withdrawal' : 'usdt-withdrawal',
    currency,
    amount,
    to: (isUsd ? usd : address) ?? '',
    ...(fee && { fee }),
    ...(mainnetType && { network: mainnetType }),
    ...(arrival && { arrival }),
    record: {
      ...record,
      type: isDeposit ? 'DEPOSIT' : 'WITHDRAW',
      transferWay: record.transferWay ?? (isUsd ? 'WIRE' : 'CRYPTO'),
    },
  }
}
