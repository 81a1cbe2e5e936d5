import * as v from 'valibot'

/** What a code is for (sections 3 and 5). */
export const codePurpose = v.picklist(['REGISTER', 'RESET'])
export type CodePurpose = v.InferOutput<typeof codePurpose>

/** The payload of `signIn`. */
export const credentials = v.object({
  /** An e-mail address, or a mobile number as E.164: `+886912345678`. */
  account: v.string(),
  password: v.string(),
})
export type Credentials = Readonly<v.InferOutput<typeof credentials>>

/** The payload of `sendUserCode`. */
export const codeRequest = v.object({
  /** An e-mail address, or a mobile number as E.164. */
  account: v.string(),
  purpose: codePurpose,
})

/** The payload of `checkUserCode`. */
export const codeCheck = v.object({
  /** The address or number that the code was sent to. */
  account: v.string(),
  purpose: codePurpose,
  /** The six digits. */
  code: v.string(),
})

/** The payload of `register`, which is sent with the token of the checked code. */
export const registration = v.object({
  password: v.string(),
  /** The holder's name, as on the bank card that will be bound. */
  name: v.string(),
  /** Region of residence, ISO 3166-1 alpha-2. */
  region: v.string(),
})
export type Registration = Readonly<v.InferOutput<typeof registration>>

/** The payload of `resetPassword`, which is sent with the token of the checked code. */
export const newPassword = v.object({ password: v.string() })

/** `data` of `signIn`. */
export const signedIn = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

const text = v.nullish(v.string(), '')

/** The account of the token: `data.item` of `getUserInfo`. */
export const userInfo = v.object({
  /** The name that a page header shows. */
  nickname: text,
  /** The holder's name, which must match that of a bank card. */
  name: text,
  email: text,
  /** E.164. */
  mobile: text,
  /** Region of residence, ISO 3166-1 alpha-2; empty if the server has none. */
  region: text,
  walletNumber: text,
})
export type UserInfo = v.InferOutput<typeof userInfo>
