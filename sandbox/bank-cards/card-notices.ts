import { msg } from '../language/msg.ts'
import type { Notice } from '../messages/notices.ts'

const boundSubject = msg('Bank account added')

/** The card was bound at once. */
export const boundNotice: Notice = {
  subject: boundSubject,
  text: msg('Your bank account has been added. USD withdrawals will be paid to it from now on.'),
}

/** The card has passed its review. */
export const approvedNotice: Notice = {
  subject: boundSubject,
  text: msg('Your bank account has been approved. USD withdrawals will be paid to it from now on.'),
}

export const underReviewNotice: Notice = {
  subject: msg('Bank account under review'),
  text: msg('Your bank account is under review. You can use it once it has been approved.'),
}

/** The card is bound once no withdrawal to the current one is under review. */
export const queuedNotice: Notice = {
  subject: msg('Bank account will be added later'),
  text: msg(
    'A withdrawal to your current bank account is under review. The new account replaces it once the review is complete.',
  ),
}

export const rejectedNotice = (reason: string): Notice => ({
  subject: msg('Bank account rejected'),
  text: msg('Your bank account was rejected: {reason}', { reason }),
})

export const removedNotice: Notice = {
  subject: msg('Bank account removed'),
  text: msg('Your bank account has been removed. Add another one to withdraw USD.'),
}
