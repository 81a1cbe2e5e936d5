import { createTransport } from 'nodemailer'
import type { Mail } from './mails.ts'

/** Takes mails out of this machine. */
export interface Mailer {
  /** Rejects where the mail was not taken. */
  send(mail: Mail): Promise<void>
}

/** A server that does not answer is given up after so many milliseconds. */
const patience = 10_000

/**
 * Sends by a real SMTP server.
 *
 * @param url `smtp://user:password@host:port`, or `smtps://`
 * @param from address that stands as the sender
 */
export function smtpMailer(url: string, from = 'sandbox@sandbox.example'): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return {
    async send({ to, subject, text }) {
      // An address as an object is taken as it is: there is no list in it to be read.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
  }
}

/**
 * Hands a mail to a mailer without waiting. Of a failure only its kind is written down: the words of
 * a mail server may repeat the mail.
 */
export function post(mailer: Mailer | undefined, mail: Mail): void {
  mailer?.send(mail).catch((error: { code?: unknown; responseCode?: unknown }) => {
    const kind = [error.code, error.responseCode].filter(Boolean).join(' ') || 'no reason given'
    console.error(`A mail was not taken by SMTP (${kind}); it is in the sandbox's inbox.`)
  })
}
