import type { Locale, LocalizedText } from '../shared/i18n/locale.ts'

/** Codes of the sandbox's own refusals; none of them has a meaning in section 8. */
export const refusals = {
  rule: 28100,
  notFound: 28101,
  keyReused: 28102,
  /** Too soon for another code. */
  pace: 28103,
  /** The e-mail address or mobile number was not verified, or too long ago. */
  unverified: 28104,
  /** The link of a contract is unknown or has expired. */
  link: 28105,
  alreadySigned: 28106,
  /** The signed text is not the text of the contract. */
  otherText: 28107,
} as const

/** Codes of section 8 that the sandbox sends without a fault. */
export const authCodes = { unknown: 50008, expired: 50014, banned: 28006 } as const

/** A refusal with a message for a person. Throwing rolls a transaction back; `app.ts` sends it. */
export class Refusal extends Error {
  override name = 'Refusal'
  /**
   * @param text English if only a developer reads it
   * @param data for the caller, in addition to the text
   */
  constructor(
    private readonly text: string | LocalizedText,
    readonly code: number = refusals.rule,
    readonly data?: { readonly waitSeconds: number },
  ) {
    super(typeof text === 'string' ? text : text.en)
  }

  in(locale: Locale): string {
    return typeof this.text === 'string' ? this.text : this.text[locale]
  }
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
