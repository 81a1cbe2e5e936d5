import { recipientLimits } from '../core/limits.ts'
import { msg } from '../language/msg.ts'
import type { Notice } from '../messages/notices.ts'

const { waitHours } = recipientLimits

/** A thief who saves a recipient is noticed before it can be used. */
export const savedNotice = (name: string, isWaiting: boolean): Notice => ({
  subject: msg('New recipient saved'),
  text: isWaiting
    ? msg(
        '{name} was saved as a recipient. It can be used in {waitHours} hours. If this was not you, change your password and ask your broker.',
        { name, waitHours },
      )
    : msg(
        '{name} was saved as a recipient. If this was not you, change your password and ask your broker.',
        { name },
      ),
})

export const restrictedNotice: Notice = {
  subject: msg('Only saved recipients'),
  text: msg('From now on, your account sends only to saved recipients.'),
}

export const endingNotice: Notice = {
  subject: msg('Sending to any recipient in {waitHours} hours', { waitHours }),
  text: msg(
    'In {waitHours} hours, your account sends to any recipient again. If this was not you, switch it on again, change your password and ask your broker.',
    { waitHours },
  ),
}
