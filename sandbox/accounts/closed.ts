import { authCodes, Refusal } from '../core/answer.ts'
import { msg } from '../language/msg.ts'

/** The refusal of an account that has been closed. */
export const closedAccount = () =>
  new Refusal(msg('This account has been closed.'), authCodes.banned)
