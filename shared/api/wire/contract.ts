import * as v from 'valibot'
import { partyRoles } from '../../text/legal-text/drawing/party-roles.ts'
import { optionalExtension } from './optional-extension.ts'

const text = v.nullish(v.string(), '')
/** Ids come as text or as a number. */
const id = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((raw) => String(raw).trim()),
)

const block = v.union([v.string(), v.array(v.string())])

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
  /** Your name of the version of that text, if it is your own. */
  version: optionalExtension(v.string()),
  /** The signing date in the text, YYYY-MM-DD. */
  date: optionalExtension(v.string()),
})
export type SignedRecord = v.InferOutput<typeof signedRecord>

/** A text of the agreement in one language, as an operator has it. */
export const agreementText = v.object({
  /** Language of the text, a BCP 47 tag. */
  lang: v.string(),
  /** Your name of this version: shown beside the text, and part of what is signed. */
  version: v.string(),
  /**
   * SHA-256 of the text, 64 hexadecimal digits. Without `title` it is all that is said of the text,
   * which your page then has.
   */
  textHash: optionalExtension(v.string()),
  title: optionalExtension(v.string()),
  /** What comes before the first heading: paragraphs, and lists of items. */
  intro: optionalExtension(v.array(block)),
  /** The articles. A heading is shown as it is written, with its number. */
  sections: optionalExtension(v.array(v.object({ heading: v.string(), blocks: v.array(block) }))),
})
export type AgreementText = v.InferOutput<typeof agreementText>

/** Says nothing of any text: then none can be signed. */
const unreadableText: AgreementText = { lang: '', version: '' }

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
  /** Your text of the agreement, one for each language. Without it, the text is the element's. */
  texts: optionalExtension(v.array(v.fallback(v.union([agreementText]), unreadableText))),
  signed: optionalExtension(signedRecord),
})
export type Contract = v.InferOutput<typeof contract>
