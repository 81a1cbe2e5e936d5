import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Chapter {
  /** Its anchor in the address, and the name of its ornament. */
  readonly name: 'clearing' | 'custody' | 'verification'
  readonly initial: 'C' | 'V'
  readonly title: MessageDescriptor
  readonly brief: MessageDescriptor
  /** What it does. */
  readonly what: MessageDescriptor
  /** How it does so. */
  readonly how: readonly MessageDescriptor[]
  /** What the client sees of it. */
  readonly seen: MessageDescriptor
}

export const chapters: readonly Chapter[] = [
  {
    name: 'clearing',
    initial: 'C',
    title: msg`Clearing`,
    brief: msg`Who owes what after a trade`,
    what: msg`Clearing establishes who owes what after a trade and settles it. Each instruction is matched with its counterpart before any balance changes.`,
    how: [
      msg`The partnering broker gives the instruction. If it is incomplete, it is returned with the reason.`,
      msg`Both sides of a trade are compared before either is booked.`,
      msg`The fee is deducted from the market maker’s balance when the client opens a position, and shown in the statements.`,
    ],
    seen: msg`A balance that shows which part is available and which part is held.`,
  },
  {
    name: 'custody',
    initial: 'C',
    title: msg`Custody`,
    brief: msg`Whose money it is, and where it is held`,
    what: msg`Custody keeps client money separate from the broker’s money and from the clearing institution’s own.`,
    how: [
      msg`Each account belongs to one client, and each amount is allocated to the client to whom it belongs.`,
      msg`Client money moves only on a valid instruction. The broker may not use, lend or pledge it.`,
      msg`Deposits, withdrawals and settlements are recorded separately for each client, and the broker compares its own records with the statements.`,
    ],
    seen: msg`The net asset value in custody, at any time, through the Trust Fund Inquiry.`,
  },
  {
    name: 'verification',
    initial: 'V',
    title: msg`Verification`,
    brief: msg`Where money comes from and where it goes`,
    what: msg`Before USD is credited or a withdrawal is paid, verification establishes whose money it is, where it comes from and where it is going.`,
    how: [
      msg`The remitter of a deposit must be the account holder. Payments from third parties may be reviewed and rejected.`,
      msg`USD is paid only to a bank account in the account holder’s name, USDT only to the account holder’s own address.`,
      msg`Every withdrawal is reviewed twice: first by the partnering broker, then by the clearing institution.`,
    ],
    seen: msg`The progress of each review and, if a payment is rejected, the reason.`,
  },
]
