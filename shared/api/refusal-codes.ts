/**
 * Codes of refusals that a screen answers with more than the server's words. Ours: section 8 names
 * none of them, and a server that sends others is understood by its message alone.
 */
export const refusalCodes = {
  /** Account or password is wrong; never which of them. */
  wrongCredentials: 28110,
  /** Too many failures; `data.waitSeconds` says until when. */
  locked: 28111,
  /** The rate of a quote does not hold any more. */
  quoteExpired: 28112,
} as const
