import * as v from 'valibot'
import { optionalExtension } from './optional-extension.ts'

const text = v.nullish(v.string(), '')
/** Ids come as text or as a number. */
const id = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((raw) => String(raw).trim()),
)

/** What a server kept of a signature; beyond section 7. */
export const signedRecord = v.object({
  /** When it was signed, ISO 8601. */
  signedAt: v.string(),
  /** SHA-256 of the exact text that was signed, 64 hexadecimal digits. */
  textHash: optionalExtension(v.string()),
  /** That text: today's may be another. */
  text: optionalExtension(v.string()),
  /** SHA-256 of the picture of the signature. */
  signatureHash: optionalExtension(v.string()),
  /** Language of the text that was signed. */
  locale: optionalExtension(v.string()),
  /** The signing date that stands in the text, YYYY-MM-DD. */
  date: optionalExtension(v.string()),
})
export type SignedRecord = v.InferOutput<typeof signedRecord>

/** A contract of cooperation (section 3). Without an id there is none: the link is no good. */
export const contract = v.object({
  contractId: id,
  number: text,
  partA: text,
  partB: text,
  /** Whether it was signed already, where the server says so. */
  status: optionalExtension(v.picklist(['OPEN', 'SIGNED'])),
  signed: optionalExtension(signedRecord),
})
export type Contract = v.InferOutput<typeof contract>

/** What is sent to sign (section 3). */
export const signingPayload = v.object({
  /** Pictures of a payment; a contract of cooperation has none. */
  paymentImg: v.pipe(v.array(v.string()), v.readonly()),
  /** The contract's `contractId`. */
  paymentId: v.string(),
  /** Where the picture of the signature was uploaded to. */
  signature: v.string(),
})
export type SigningPayload = Readonly<v.InferOutput<typeof signingPayload>>
