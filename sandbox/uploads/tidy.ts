import { and, count, eq, gt, lt, notExists, sql, sum } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { utc } from '../basics/dates.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { uploadLimits } from '../core/limits.ts'
import type { Queries } from '../database/database.ts'
import { answerFiles, signatures, transfers, uploads } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { isOf, prefix, type UploadOwner } from './records.ts'

/** Forgets old pictures that no order, answer or signature refers to, of any owner. Returns their names. */
export async function removeUnused(
  queries: Queries,
  { uploadLimits: { keepHours } = uploadLimits }: SandboxDeps,
  at: Date,
): Promise<string[]> {
  const proofs = queries
    .select({ one: sql`1` })
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, uploads.accountId),
        eq(transfers.proveImage, sql`${prefix} || ${uploads.name}`),
      ),
    )
  const signed = queries
    .select({ one: sql`1` })
    .from(signatures)
    .where(eq(signatures.uploadName, uploads.name))
  const answered = queries
    .select({ one: sql`1` })
    .from(answerFiles)
    .where(eq(answerFiles.uploadName, uploads.name))
  const removed = await queries
    .delete(uploads)
    .where(
      and(
        lt(uploads.uploadedAt, utc(at).subtract(keepHours, 'hour').toDate()),
        notExists(proofs),
        notExists(signed),
        notExists(answered),
      ),
    )
    .returning({ name: uploads.name })
  return removed.map(({ name }) => name)
}

/** Refuses a picture of an owner who has uploaded many in the last day. */
export async function refuseTooMany(
  queries: Queries,
  { uploadLimits: limits = uploadLimits }: SandboxDeps,
  owner: UploadOwner,
  size: number,
  at: Date,
): Promise<void> {
  const [found] = await queries
    .select({ pictures: count(), bytes: sum(uploads.size).mapWith(Number) })
    .from(uploads)
    .where(and(isOf(owner), gt(uploads.uploadedAt, utc(at).subtract(1, 'day').toDate())))
  const { pictures = 0, bytes } = found ?? {}
  if (pictures < limits.picturesPerDay && (bytes ?? 0) + size <= limits.bytesPerDay) return
  throw new Refusal(
    msg('Too many images have been uploaded today. Try again tomorrow.'),
    sandboxRefusalCodes.tooSoon,
  )
}
