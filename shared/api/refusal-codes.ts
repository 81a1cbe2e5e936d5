/**
 * Codes of refusals for which a screen does more than show the server's message. They are ours:
 * section 8 has none of them. For any other code only the message is shown.
 */
export const refusalCodes = {
  /** Account or password is wrong; the server does not say which. */
  wrongCredentials: 28110,
  /** Too many failures; `data.waitSeconds` says how long to wait. */
  locked: 28111,
  /** The rate of the quote is no longer valid. */
  quoteExpired: 28112,
  /**
   * A code went to this address a short time ago, and may be entered; `data.waitSeconds` says when
   * another one can be sent.
   */
  codeSent: 28113,
} as const
