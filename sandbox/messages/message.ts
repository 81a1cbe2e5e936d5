import type { Mail } from '../core/context.ts'
import { msg } from '../language/msg.ts'
import { kindOf } from './contact.ts'

/** A message in one language, for an e-mail and for a text message. */
export interface MessageText {
  readonly subject: string
  readonly lines: readonly string[]
  readonly short: string
}

/** The message to an address: an e-mail, or a text message, which has no subject. */
export const messageTo = (to: string, { subject, lines, short }: MessageText): Mail =>
  kindOf(to) === 'EMAIL'
    ? { to, subject, text: [...lines, ''].join('\n') }
    : { to, subject: '', text: short }

/** The last line of every e-mail to a person. */
export const mailFooter = msg('This e-mail comes from a sandbox: no real money moves.')

/** The end of every text message. */
export const textFooter = msg('Sandbox: no real money moves.')
