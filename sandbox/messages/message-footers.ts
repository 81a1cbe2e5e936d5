import { msg } from '../language/msg.ts'

/** The last line of every e-mail to a person. */
export const mailFooter = msg('This e-mail comes from a sandbox: no real money moves.')

/** The end of every text message. */
export const textFooter = msg('Sandbox: no real money moves.')
