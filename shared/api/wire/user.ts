import * as v from 'valibot'
import { optionalExtension } from './optional-extension.ts'

/** `data` of `signIn`. */
export const signedIn = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

const text = v.nullish(v.string(), '')

/** The account of the token: `data.item` of `getUserInfo`. */
export const userInfo = v.object({
  /** The name that a page header shows. */
  nickname: text,
  /** The holder's name, which must match that of a bank account. */
  name: text,
  email: text,
  /** E.164. */
  mobile: text,
  /** Region of residence, ISO 3166-1 alpha-2; empty if the server has none. */
  region: text,
  walletNumber: text,
  /** Orders of the person may be confirmed by passkeys, and `getPasskeys` has them. */
  hasPasskeys: optionalExtension(v.boolean()),
})
export type UserInfo = v.InferOutput<typeof userInfo>
