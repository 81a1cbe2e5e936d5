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
    what: msg`Clearing works out who owes what after a trade, and settles it. An instruction is matched with its counterpart before a balance changes.`,
    how: [
      msg`The partner broker gives the instruction. If it is incomplete, it goes back with the reason.`,
      msg`Both sides of a trade are compared before either is booked.`,
      msg`The fee is taken from the market maker’s balance when the client opens a position, and shown in the statements.`,
    ],
    seen: msg`A balance that says which part is available and which part is held.`,
  },
  {
    name: 'custody',
    initial: 'C',
    title: msg`Custody`,
    brief: msg`Whose money it is, and where it is kept`,
    what: msg`Custody keeps client money apart: from the money of the broker, and from that of the clearing institution itself.`,
    how: [
      msg`Each account belongs to one client, and each amount is allocated to the client to whom it belongs.`,
      msg`Client money moves on a valid instruction only. The broker may not use, lend or pledge it.`,
      msg`Deposits, withdrawals and settlements are recorded client by client, and the broker compares its own records with the statements.`,
    ],
    seen: msg`The net asset value in custody, at any time, through the Trust Fund Inquiry.`,
  },
  {
    name: 'verification',
    initial: 'V',
    title: msg`Verification`,
    brief: msg`Where money comes from and goes to`,
    what: msg`Verification asks, before money comes in or goes out, whose it is, where it comes from and where it is going.`,
    how: [
      msg`The remitter of a deposit must be the account holder. Payments of third parties may be reviewed and rejected.`,
      msg`USD leaves to a bank card bound in the name of the account holder, USDT to the address that the account holder has given.`,
      msg`Two institutions review a withdrawal, one after the other: first the partner broker, then the clearing institution.`,
    ],
    seen: msg`How far a review has come and, if a request is rejected, the reason.`,
  },
]
