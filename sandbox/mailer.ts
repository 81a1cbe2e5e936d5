import { createTransport } from 'nodemailer'
import { kindOf } from './contact.ts'
import type { Mail } from './inbox.ts'

/** Sends mails to real mailboxes. */
export interface Mailer {
  /** Rejects if the mail server did not accept the mail. */
  send(mail: Mail): Promise<void>
}

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
