import type * as v from 'valibot'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import type { confirmationRequest } from '../../shared/api/wire/confirmation.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { durationText } from '../language/duration-text.ts'
import { type Message, msg } from '../language/msg.ts'
import { textIn } from '../language/text-in.ts'

/** Codes of section 8 that the sandbox sends without a fault. */
export const authCodes = { unknown: 50008, expired: 50014, banned: 28006 } as const

/** A refusal with a message for a person. Throwing rolls a transaction back; `server/app.ts` sends it. */
export class Refusal extends Error {
  override name = 'Refusal'
  /**
   * @param text English if only a developer reads it
   * @param data for the caller, in addition to the text
   */
  constructor(
    private readonly text: string | Message,
    readonly code: number = sandboxRefusalCodes.rule,
    readonly data?:
      | { readonly waitSeconds: number }
      | { readonly confirmation: v.InferInput<typeof confirmationRequest> },
  ) {
    super(typeof text === 'string' ? text : textIn('en', text))
  }

  in(locale: Locale): string {
    return typeof this.text === 'string' ? this.text : textIn(locale, this.text)
  }
}

/** The refusal of a code that is requested too soon, with the wait as text and as data. */
export function codeTooSoon(waitSeconds: number, code: number): Refusal {
  const wait = durationText(waitSeconds)
  return new Refusal(msg('Wait {wait} before requesting another code.', { wait }), code, {
    waitSeconds,
  })
}

/** The envelope of a successful response (specification, section 3). */
export const success = (data?: object) => ({
  code: 20000,
  success: true,
  message: 'OK',
  ...(data && { data }),
})

export const refused = (code: number, message: string, data?: object) => ({
  code,
  success: false,
  message,
  msg: message,
  ...(data && { data }),
})
