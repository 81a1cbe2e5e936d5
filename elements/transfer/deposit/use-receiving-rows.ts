import { useLingui } from '@lingui/react/macro'
import type { UsdChannel, UsdMethod } from '../../../shared/api/wire/usd-channel.ts'

export type ReceivingRow = readonly [label: string, value: string]

type Candidate = readonly [label: string, value: string | false | null | undefined]

const known = (rows: readonly Candidate[]): ReceivingRow[] =>
  rows.filter((row): row is ReceivingRow => Boolean(row[1]))

/**
 * What one needs to pay by a method, and nothing of another method, whatever the server sends for
 * all of them.
 */
export function useReceivingRows(): (
  method: UsdMethod,
  account: UsdChannel,
) => { readonly reference: ReceivingRow[]; readonly account: ReceivingRow[] } {
  const { t } = useLingui()
  return (method, account) => {
    const reference = known([[t`Reference`, account.reference]])
    if (method === 'CREDIT_CARD' || method === 'PAYPAL') {
      // The holder of an account that is sent for all methods is the one of the wire.
      const payee = account.method === method && account.holderName
      return {
        reference,
        account: account.payTo
          ? known([
              [t`Pay to`, account.payTo],
              [t`Payee`, payee],
            ])
          : [],
      }
    }
    // ACH needs no SWIFT/BIC, unless the server sends the account of the wire alone.
    const code = (method === 'WIRE' || !account.routingNumber) && account.code
    return {
      reference,
      account: known([
        [t`Account holder`, account.holderName],
        [t`Account number`, account.bankAccount],
        [t`Routing number`, account.routingNumber],
        [t`SWIFT/BIC`, code],
        [t`Bank name`, account.bankName],
        [t`Bank address`, account.bankAddress],
        [t`City`, account.bankCity],
        [t`Country`, account.bankCountry],
      ]),
    }
  }
}
