import type { Locale } from '../../shared/text/i18n/locale.ts'
import { joinSentences, linesIn } from '../language/localized-text.ts'
import { type Message, msg } from '../language/msg.ts'
import { textIn } from '../language/text-in.ts'
import { type MessageText, mailFooter, textFooter } from '../messages/message.ts'
import type { Notice } from '../messages/notices.ts'
import type { Purpose } from './token.ts'

type AccountPurpose = Exclude<Purpose, 'LOOKUP'>

const uses: Readonly<Record<AccountPurpose, Message>> = {
  REGISTER: msg('Use it to open your account.'),
  RESET: msg('Use it to reset your password.'),
}

/** The message with a code. Only its text has the code: subjects are shown on lock screens and written to logs. */
export function codeMessage(
  locale: Locale,
  purpose: Purpose,
  code: string,
  minutes: number,
): MessageText {
  const first = msg('Your verification code is {code}.', { code })
  const use = purpose === 'LOOKUP' ? [] : [uses[purpose]]
  const validity = { minutes: minutes === 10 ? msg('ten') : minutes }
  const rules = msg(
    'It is valid for {minutes} minutes and can be used once. Enter it only where you requested it: we will never ask for it by phone or message.',
    validity,
  )
  const ignore = msg('If you did not request it, you can ignore this e-mail.')
  const valid = msg('It is valid for {minutes} minutes.', validity)
  return {
    subject: textIn(locale, msg('Your verification code')),
    lines: linesIn(locale, [first, ...use], [rules, ignore], [mailFooter]),
    short: joinSentences(locale, [first, ...use, valid, textFooter]),
  }
}

const ignoreNotice = msg('If this was not you, you can ignore this message.')

/**
 * Messages instead of a code that would not help: the address already has an account, or has none.
 */
const notices: Readonly<Record<AccountPurpose, Notice>> = {
  REGISTER: {
    subject: msg('You already have an account'),
    text: msg(
      'We received a request to open an account, but you already have one. Sign in. If you have forgotten your password, you can reset it.',
    ),
  },
  RESET: {
    subject: msg('You have no account yet'),
    text: msg(
      'We received a request to reset a password, but there is no account with this e-mail address or mobile number. Open an account, or use the e-mail address or mobile number registered for your account.',
    ),
  },
}

/** The message in place of a code. */
export function noticeMessage(locale: Locale, purpose: AccountPurpose): MessageText {
  const { subject, text } = notices[purpose]
  return {
    subject: textIn(locale, subject),
    lines: linesIn(locale, [text, ignoreNotice], [mailFooter]),
    short: joinSentences(locale, [text, textFooter]),
  }
}
