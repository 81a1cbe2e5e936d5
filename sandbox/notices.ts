import type { Locale } from '../shared/i18n/locale.ts'
import { kindOf } from './contact.ts'
import type { Queries } from './database/database.ts'
import { addToInbox } from './mails.ts'
import { type MessageWords, messageTo } from './message.ts'
import { mailFooter, textFooter } from './sandbox-words.ts'
import { joined, type Words } from './words.ts'

/** What an account holder is told of, in each language. */
export interface Notice {
  readonly subject: Words
  readonly text: Words
}

/** Who reads a notice. */
export interface Reader {
  /** An e-mail address, or a mobile number as E.164. */
  readonly contact: string
  readonly locale: Locale
}

/** A notice in one language. A text message has no subject: it begins with what an e-mail has there. */
export const noticeIn = (locale: Locale, { subject, text }: Notice): MessageWords => ({
  subject: subject[locale],
  lines: [text[locale], '', mailFooter[locale]],
  short: joined(locale, [subject[locale], text[locale], textFooter[locale]]),
})

/** Puts a notice to an account holder into the inbox of the control page. */
export const sendNotice = (
  queries: Queries,
  at: Date,
  { contact, locale }: Reader,
  notice: Notice,
): Promise<void> =>
  addToInbox(
    queries,
    at,
    messageTo({ kind: kindOf(contact), to: contact }, noticeIn(locale, notice)),
  )
