import { desc, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { AgreementText, contract } from '../../shared/api/wire/contract.ts'
import { tokenHash } from '../basics/hash.ts'
import type { Queries } from '../database/database.ts'
import { contractLinks, contracts, signatures } from '../database/schema.ts'
import { uploadUrl } from '../uploads/records.ts'
import { demoContractTokens } from './demo-tokens.ts'

type ContractRow = typeof contracts.$inferSelect
type SignatureRow = typeof signatures.$inferSelect

/** A contract as the API sends it. */
type ContractItem = v.InferInput<typeof contract>

/** A contract and the public part of its signature record, for the reader of its link. */
export const contractItem = (
  { id, number, partA, partB }: ContractRow,
  signed?: SignatureRow,
  texts: readonly AgreementText[] = [],
) =>
  ({
    contractId: id,
    number,
    partA,
    partB,
    partARole: 'clearing',
    partBRole: 'broker',
    status: signed ? 'SIGNED' : 'OPEN',
    ...(texts.length > 0 && { texts: [...texts] }),
    ...(signed && {
      signed: {
        signedAt: signed.signedAt.toISOString(),
        signatureHash: signed.signatureHash,
        // An earlier release took a signature that names no text for one of the English text.
        ...(signed.isNoted && {
          textHash: signed.textHash,
          text: signed.text,
          locale: signed.locale,
          date: signed.date,
          ...(signed.version && { version: signed.version }),
        }),
      },
    }),
  }) satisfies ContractItem

/** The whole signature record, for the control page and tests. */
const wholeRecord = (signed: SignatureRow) => ({
  signedAt: signed.signedAt.toISOString(),
  textHash: signed.textHash,
  signatureHash: signed.signatureHash,
  locale: signed.locale,
  version: signed.version,
  date: signed.date,
  text: signed.text,
  isNoted: signed.isNoted,
  signature: uploadUrl(signed.uploadName),
  source: signed.source,
  userAgent: signed.userAgent,
})

const rows = (queries: Queries) =>
  queries
    .select({ contract: contracts, link: contractLinks, signed: signatures })
    .from(contracts)
    .innerJoin(contractLinks, eq(contractLinks.contractId, contracts.id))
    .leftJoin(signatures, eq(signatures.contractId, contracts.id))

const knownTokens = new Map(demoContractTokens.map((token) => [tokenHash(token), token]))

const listed = (
  { contract, link, signed }: Awaited<ReturnType<typeof rows>>[number],
  now: Date,
) => ({
  ...contractItem(contract),
  status: signed ? ('SIGNED' as const) : ('OPEN' as const),
  createdAt: contract.createdAt.toISOString(),
  /** Only that of a demo contract is known: of others the hash is stored. */
  token: knownTokens.get(link.tokenHash) ?? null,
  expiresAt: link.expiresAt.toISOString(),
  isExpired: link.expiresAt <= now,
  signed: signed && wholeRecord(signed),
})

export type ListedContract = ReturnType<typeof listed>

/** Newest contracts first, for the control page; `token` selects the one of a link. */
export async function listContracts(
  queries: Queries,
  now: Date,
  { token, limit = 100 }: { readonly token?: string | undefined; readonly limit?: number } = {},
) {
  const found = await rows(queries)
    .where(token === undefined ? undefined : eq(contractLinks.tokenHash, tokenHash(token)))
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(limit)
  return found.map((row) => listed(row, now))
}

export async function findContract(queries: Queries, id: string, now: Date) {
  const [row] = await rows(queries).where(eq(contracts.id, id))
  return row && listed(row, now)
}
