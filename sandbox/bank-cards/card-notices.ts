import { msg } from '../language/msg.ts'
import type { Notice } from '../messages/notices.ts'

const boundSubject = msg('Bank card bound')

/** The card was bound at once. */
export const boundNotice: Notice = {
  subject: boundSubject,
  text: msg('Your bank card has been bound. USD withdrawals will be paid to it from now on.'),
}

/** The card has passed its review. */
export const approvedNotice: Notice = {
  subject: boundSubject,
  text: msg('Your bank card has been approved. USD withdrawals will be paid to it from now on.'),
}

export const underReviewNotice: Notice = {
  subject: msg('Bank card under review'),
  text: msg('Your bank card is under review. You can use it once it has been approved.'),
}

/** The card is bound once no withdrawal to the current one is under review. */
export const queuedNotice: Notice = {
  subject: msg('Bank card will be bound later'),
  text: msg(
    'A withdrawal to your current bank card is under review. The new one will be bound once the review is complete.',
  ),
}

export const rejectedNotice = (reason: string): Notice => ({
  subject: msg('Bank card rejected'),
  text: msg('Your bank card was rejected: {reason}', { reason }),
})

export const removedNotice: Notice = {
  subject: msg('Bank card removed'),
  text: msg('Your bank card has been removed. Bind another one to withdraw USD.'),
}
