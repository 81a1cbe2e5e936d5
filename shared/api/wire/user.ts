import * as v from 'valibot'

/** Sections 3 and 5: an account is named by an e-mail address or a mobile number. */
export const codePurpose = v.picklist(['REGISTER', 'RESET'])
export type CodePurpose = v.InferOutput<typeof codePurpose>

/** What goes to `signIn`. */
export const credentials = v.object({
  /** An e-mail address, or a mobile number as E.164: `+886912345678`. */
  account: v.string(),
  password: v.string(),
})
export type Credentials = Readonly<v.InferOutput<typeof credentials>>

/** What goes to `sendUserCode`. */
export const codeRequest = v.object({
  /** An e-mail address, or a mobile number as E.164. */
  account: v.string(),
  purpose: codePurpose,
})

/** What goes to `checkUserCode`. */
export const codeCheck = v.object({
  /** The address or number that the code was sent to. */
  account: v.string(),
  purpose: codePurpose,
  /** The six digits. */
  code: v.string(),
})

/** What goes to `register`, with the token of the checked code. */
export const registration = v.object({
  password: v.string(),
  /** The holder's name, as on the bank card that will be bound. */
  name: v.string(),
  /** Region of residence, ISO 3166-1 alpha-2. */
  region: v.string(),
})
export type Registration = Readonly<v.InferOutput<typeof registration>>

/** What goes to `resetPassword`, with the token of the checked code. */
export const newPassword = v.object({ password: v.string() })

/** `data` of `signIn`. */
export const signedIn = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

const text = v.nullish(v.string(), '')

/** Who is signed in; `data.item` of `getUserInfo`. */
export const userInfo = v.object({
  /** What a header shows. */
  nickname: text,
  /** The holder's name, which a bank card must bear. */
  name: text,
  email: text,
  /** E.164. */
  mobile: text,
  /** Region of residence, ISO 3166-1 alpha-2; empty where the server has none. */
  region: text,
  walletNumber: text,
})
export type UserInfo = v.InferOutput<typeof userInfo>
