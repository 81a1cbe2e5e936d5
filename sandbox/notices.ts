import type { Locale } from '../shared/i18n/locale.ts'
import { kindOf } from './contact.ts'
import type { Queries } from './database/database.ts'
import { addToInbox } from './mails.ts'
import { type MessageWords, messageTo } from './message.ts'
import { mailFooter, textFooter } from './sandbox-words.ts'
import { joined, type Words } from './words.ts'

/** A message to an account holder, in each language. */
export interface Notice {
  readonly subject: Words
  readonly text: Words
}

/** The recipient of a notice. */
export interface Reader {
  /** An e-mail address, or a mobile number as E.164. */
  readonly contact: string
  readonly locale: Locale
}

/**
 * A notice in one language. A text message has no subject, so it begins with the subject of the
 * e-mail.
 */
export const noticeIn = (locale: Locale, { subject, text }: Notice): MessageWords => ({
  subject: subject[locale],
  lines: [text[locale], '', mailFooter[locale]],
  short: joined(locale, [subject[locale], text[locale], textFooter[locale]]),
})

/** Adds a notice to the inbox of the control page. */
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
