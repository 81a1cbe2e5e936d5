import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { contracts, signatures } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { uploadOf, uploadUrl } from '../uploads/records.ts'
import { contractOfLink } from './link.ts'
import { ownTextsOf } from './own-texts.ts'
import { checkSignaturePicture } from './signature-picture.ts'
import { signedText } from './signed-text.ts'

/** The request to sign (specification, section 3). A contract of cooperation costs nothing. */
const signingPayload = v.strictObject({
  paymentImg: v.pipe(
    v.array(v.string()),
    v.maxLength(0, 'An agreement needs no image of a payment'),
  ),
  paymentId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  signature: v.pipe(v.string(), v.nonEmpty('Sign first')),
})
type Signing = v.InferOutput<typeof signingPayload>

/** Parses the request to sign, or throws a refusal. */
export function readSigning(body: unknown): Signing {
  const signing = v.safeParse(signingPayload, body)
  if (signing.success) return signing.output
  const [issue] = signing.issues
  throw new Refusal(`The signature was not understood (${v.getDotPath(issue)}): ${issue.message}.`)
}

/** What the server knows about the signer. */
interface Signer {
  /** Token of the link. */
  readonly token: string | undefined
  readonly key: string | undefined
  readonly source: string
  readonly userAgent: string
}

/** Locks the contract of a link until the transaction ends, and reads its signature. */
async function lockContract(queries: Queries, token: string | undefined, now: Date) {
  const { contract } = await contractOfLink(queries, token, now)
  await queries.select().from(contracts).where(eq(contracts.id, contract.id)).for('update')
  const [signed] = await queries
    .select()
    .from(signatures)
    .where(eq(signatures.contractId, contract.id))
  return { contract, signed }
}

/** A contract is signed once. A repeated request with the same key is no error. */
function checkRepeat(
  signed: typeof signatures.$inferSelect,
  { signature }: Signing,
  key: string | undefined,
): void {
  if (key === undefined || signed.idempotencyKey !== key) {
    throw new Refusal(
      msg('This agreement has already been signed.'),
      sandboxRefusalCodes.alreadySigned,
    )
  }
  if (uploadUrl(signed.uploadName) !== signature) {
    throw new Refusal(
      'This idempotency key was used for another signature. Nothing was done.',
      sandboxRefusalCodes.keyReused,
    )
  }
}

/**
 * Signs the contract of a link, once, and stores what was signed, by whom and when.
 *
 * @throws Refusal if a rule forbids it
 */
export function signContract(deps: SandboxDeps, signer: Signer, signing: Signing): Promise<void> {
  return deps.database.queries.transaction(async (tx) => {
    const at = deps.clock()
    const { contract, signed } = await lockContract(tx, signer.token, at)
    if (signing.paymentId !== contract.id) {
      throw new Refusal(msg('This link belongs to another agreement.'))
    }
    if (signed) return checkRepeat(signed, signing, signer.key)

    const upload = await uploadOf(tx, { contractId: contract.id }, signing.signature)
    const picture = upload && (await deps.uploads.read(upload.name))
    if (!upload || !picture) throw new Refusal(msg('Upload the signature again.'))
    checkSignaturePicture(picture)

    const ownTexts = await ownTextsOf(deps, tx, contract.id)
    await tx.insert(signatures).values({
      ...signedText(deps.contractDocuments, contract, ownTexts, picture, at),
      contractId: contract.id,
      uploadName: upload.name,
      idempotencyKey: signer.key ?? null,
      signatureHash: bytesToHex(sha256(picture)),
      signedAt: at,
      source: signer.source,
      userAgent: signer.userAgent,
    })
  })
}
