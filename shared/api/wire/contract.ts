import * as v from 'valibot'
import { partyRoles } from '../../text/legal-text/drawing/party-roles.ts'
import { optionalExtension } from './optional-extension.ts'

const text = v.nullish(v.string(), '')
/** Ids come as text or as a number. */
const id = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((raw) => String(raw).trim()),
)

/** The server's record of a signature; beyond section 7. */
export const signedRecord = v.object({
  /** When it was signed, ISO 8601. */
  signedAt: v.string(),
  /** SHA-256 of the exact text that was signed, 64 hexadecimal digits. */
  textHash: optionalExtension(v.string()),
  /** The exact text that was signed; the current text may differ. */
  text: optionalExtension(v.string()),
  /** SHA-256 of the picture of the signature. */
  signatureHash: optionalExtension(v.string()),
  /** Language of the text that was signed. */
  locale: optionalExtension(v.string()),
  /** The signing date in the text, YYYY-MM-DD. */
  date: optionalExtension(v.string()),
})
export type SignedRecord = v.InferOutput<typeof signedRecord>

/** A contract of cooperation (section 3). Without `contractId`, the link is invalid. */
export const contract = v.object({
  contractId: id,
  number: text,
  partA: text,
  partB: text,
  /** What each party is. Party A of the text is the clearing institution, whichever it is here. */
  partARole: optionalExtension(v.picklist(partyRoles)),
  partBRole: optionalExtension(v.picklist(partyRoles)),
  /** Whether the contract is already signed. */
  status: optionalExtension(v.picklist(['OPEN', 'SIGNED'])),
  signed: optionalExtension(signedRecord),
})
export type Contract = v.InferOutput<typeof contract>
