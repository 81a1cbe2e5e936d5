import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../api/wire/transfer.ts'

type Paid = Pick<TransferRecord, 'transactionHash' | 'bankReference'>

/** What a payment is found by, with its label: the hash of a transaction, or the reference of a bank. */
export function usePaymentRows(): (
  record: Paid | undefined,
) => readonly (readonly [label: string, value: string])[] {
  const { t } = useLingui()
  return (record) => {
    const rows: (readonly [string, string | null | undefined])[] = [
      [t`Transaction`, record?.transactionHash],
      [t`Bank reference`, record?.bankReference],
    ]
    return rows.filter((row): row is [string, string] => Boolean(row[1]))
  }
}
