import type { Locale } from '../../shared/text/i18n/locale.ts'
import type { Queries } from '../database/database.ts'
import { joinSentences, linesIn } from '../language/localized-text.ts'
import type { Message } from '../language/msg.ts'
import { textIn } from '../language/text-in.ts'
import { addToInbox } from './inbox.ts'
import { type MessageText, mailFooter, messageTo, textFooter } from './message.ts'

/** What an account holder is told. */
export interface Notice {
  readonly subject: Message
  readonly text: Message
}

/** The recipient of a notice. */
export interface Recipient {
  /** An e-mail address, or a mobile number as E.164. */
  readonly contact: string
  readonly locale: Locale
}

/**
 * A notice in one language. A text message has no subject, so it begins with the subject of the
 * e-mail.
 */
export const noticeIn = (locale: Locale, { subject, text }: Notice): MessageText => ({
  subject: textIn(locale, subject),
  lines: linesIn(locale, [text], [mailFooter]),
  short: joinSentences(locale, [subject, text, textFooter]),
})

/** Adds a notice to the inbox of the control page. */
export const sendNotice = (
  queries: Queries,
  at: Date,
  { contact, locale }: Recipient,
  notice: Notice,
): Promise<void> => addToInbox(queries, at, messageTo(contact, noticeIn(locale, notice)))
