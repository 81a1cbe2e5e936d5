/*
 * Our own codes of refusals; section 8 has none of them. Every other file takes them from here, so
 * that no code has two meanings.
 */

/** Codes for which a screen does more than show the server's message. */
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
  /** The bank account that the person has confirmed for a withdrawal is no longer the bound one. */
  cardChanged: 28114,
  /** The network or method is closed now; the message has the operator's reason. */
  channelClosed: 28115,
  /** The amount is outside the limits of the network or method; the message names the bound. */
  overLimit: 28116,
  /** The person has to confirm the order, or the removal of a passkey, first; `data.confirmation` says how. */
  confirmationNeeded: 28117,
} as const

/** Codes of the sandbox for which a screen only shows the message, as for any unknown code. */
export const sandboxRefusalCodes = {
  /** The input breaks a rule, which the message names. */
  rule: 28100,
  /** Nothing has the number, address or name that was sent. */
  notFound: 28101,
  /** The idempotency key was sent before, with another request. */
  keyReused: 28102,
  /** Too many requests, or too soon after the last one. */
  tooSoon: 28103,
  /** The e-mail address or mobile number was not verified, or too long ago. */
  unverified: 28104,
  /** The link of a contract is unknown or has expired. */
  unknownLink: 28105,
  /** The contract has been signed. */
  alreadySigned: 28106,
  /** The signed text is not the text of the contract. */
  otherText: 28107,
} as const
