import { createTransport } from 'nodemailer'
import { mailboxKey, readEmail } from '../../shared/person/email/email.ts'
import type { Mail, Mailer } from '../core/context.ts'
import { kindOf } from './contact.ts'

/** Time limit for the mail server. */
const timeoutMs = 10_000

/**
 * Sends by a real SMTP server.
 *
 * @param url `smtp://user:password@host:port`, or `smtps://`
 * @param from address of the sender
 */
export function smtpMailer(url: string, from = 'sandbox@sandbox.example'): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send({ to, subject, text }) {
      // As an object, the address is not parsed: it cannot turn into a list.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
  }
}

/** Who may get mails from the sandbox. */
type IsAllowed = (address: string) => boolean

/**
 * Reads the setting: e-mail addresses, and domains as `@example.com`, separated by commas; `*` for
 * everybody.
 *
 * @throws RangeError for anything else
 */
export function readRecipients(text: string): IsAllowed {
  const parts = text.split(/[\s,]+/).filter(Boolean)
  if (parts.length === 0) throw new RangeError('no address is named')
  const allowed = parts.map((part) => {
    if (part === '*') return part
    const reading = readEmail(part.startsWith('@') ? `any${part}` : part)
    if (!reading.ok) throw new RangeError(`${part} is neither an address nor a domain`)
    const key = mailboxKey(reading.email)
    return part.startsWith('@') ? key.slice(key.lastIndexOf('@')) : key
  })
  return (address) => {
    const key = mailboxKey(address)
    return allowed.some(
      (each) => each === '*' || each === key || each === key.slice(key.lastIndexOf('@')),
    )
  }
}

/**
 * Sends only to those who may get mails. The tokens of the sandbox are known and any page may make its
 * calls, so anybody can have it write to any address.
 */
export const mailerTo = (mailer: Mailer, isAllowed: IsAllowed): Mailer => ({
  send: async (mail) => (isAllowed(mail.to) ? mailer.send(mail) : undefined),
})

/**
 * Sends a mail without waiting for the result. A text message goes to the inbox only. Of a failure
 * only the code is logged, because the message of a mail server may repeat the mail.
 */
export function deliver(mailer: Mailer | undefined, mail: Mail): void {
  if (kindOf(mail.to) !== 'EMAIL') return
  mailer?.send(mail).catch((error: { code?: unknown; responseCode?: unknown }) => {
    const kind = [error.code, error.responseCode].filter(Boolean).join(' ') || 'no reason given'
    console.error(
      `The mail server did not accept a mail (${kind}). The mail is in the sandbox's inbox.`,
    )
  })
}
