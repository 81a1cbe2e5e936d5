import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { reviewTargetHours, wireWithdrawalWorkingDays } from '../../../shared/limits.ts'

interface Station {
  readonly party: MessageDescriptor
  /** The name of the step. */
  readonly act: MessageDescriptor
  readonly p: MessageDescriptor
  /** The review that decides. */
  readonly isFinal?: true
}

interface PaymentPath {
  readonly name: 'deposit' | 'withdrawal'
  readonly title: MessageDescriptor
  readonly stations: readonly Station[]
}

const holder = msg`Account holder`
const broker = msg`Partnering broker`
const clearing = msg`Clearing institution`
const bank = msg`Bank`
const network = msg`Bank or network`
const preliminary = msg`Preliminary review`
const final = msg`Final review`

/** The path of a payment in and out: the same four parties in reverse roles. */
export const paymentPaths: readonly PaymentPath[] = [
  {
    name: 'deposit',
    title: msg`A USD deposit`,
    stations: [
      {
        party: holder,
        act: msg`Sends`,
        p: msg`USD from a bank account in their own name, followed by the remittance proof.`,
      },
      {
        party: bank,
        act: msg`Executes the transfer`,
        p: msg`The payment reaches the receiving account.`,
      },
      {
        party: broker,
        act: preliminary,
        p: msg`Checks the account holder and the amount against the documents.`,
      },
      {
        party: clearing,
        act: final,
        p: msg`Aims to finish within ${plural(reviewTargetHours, { one: '# hour', other: '# hours' })}. The amount is then allocated to the account.`,
        isFinal: true,
      },
    ],
  },
  {
    name: 'withdrawal',
    title: msg`A withdrawal`,
    stations: [
      {
        party: holder,
        act: msg`Requests`,
        p: msg`An amount from the available balance, to their own bank account or wallet address.`,
      },
      {
        party: broker,
        act: preliminary,
        p: msg`Passes it on if the client requested it and the balance covers it.`,
      },
      {
        party: clearing,
        act: final,
        p: msg`Aims to finish within ${plural(reviewTargetHours, { one: '# hour', other: '# hours' })}, then releases the payment.`,
        isFinal: true,
      },
      {
        party: network,
        act: msg`Pays out`,
        p: msg`A bank wire takes up to ${plural(wireWithdrawalWorkingDays, { one: '# working day', other: '# working days' })} from approval. USDT arrives once the network has confirmed it.`,
      },
    ],
  },
]
