import { and, count, eq, gt, lt, notExists, sql, sum } from 'drizzle-orm'
import { sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { maxPictureBytes, maxPictureMegabytes } from '../../shared/limits.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { lockName } from '../database/lock-name.ts'
import { signatures, transfers, uploads } from '../database/schema.ts'
import { utc } from '../dates.ts'
import { randomId } from '../random.ts'
import { imageFormat, pixelsOf } from './image.ts'
import { uploadLimits } from './limits.ts'

/** The owner of an upload, who alone can use it. */
export type UploadOwner = { readonly accountId: string } | { readonly contractId: string }

const isOf = (owner: UploadOwner) =>
  'accountId' in owner
    ? eq(uploads.accountId, owner.accountId)
    : eq(uploads.contractId, owner.contractId)

const prefix = '/sandbox/uploads/'

/** The address of an upload. */
export const uploadUrl = (name: string): string => prefix + name

/** As many as the best phone cameras take. A small file can unpack to far more. */
const maxPixels = 200_000_000

/** The refusal of a file that is no picture, or too large. */
export const unfitImage = () =>
  new Refusal({
    en: `Images must be JPG or PNG, at most ${maxPictureMegabytes} MB`,
    zh: `圖片須為 JPG 或 PNG，且不超過 ${maxPictureMegabytes} MB`,
    ja: `画像はJPGまたはPNG、${maxPictureMegabytes}MBまでです`,
    ko: `${maxPictureMegabytes}MB 이하의 JPG 또는 PNG 이미지를 사용해 주세요`,
  })

/** Stores an image and returns its unguessable address. */
export async function keepImage(
  deps: SandboxDeps,
  owner: UploadOwner,
  bytes: Uint8Array,
): Promise<string> {
  const format = imageFormat(bytes)
  if (!format || bytes.length > maxPictureBytes) {
    throw unfitImage()
  }
  const pixels = pixelsOf(bytes)
  if (!pixels)
    throw new Refusal({
      en: 'The image cannot be read',
      zh: '無法讀取此圖片',
      ja: '画像を読み取れません',
      ko: '이미지를 읽을 수 없습니다',
    })
  if (pixels > maxPixels)
    throw new Refusal({
      en: 'The image has more than 200 million pixels',
      zh: '圖片超過 2 億像素',
      ja: '画像が2億ピクセルを超えています',
      ko: '이미지가 2억 픽셀을 초과합니다',
    })
  const name = `${randomId(deps)}.${format.ending}`
  const kept = { name, ...owner, contentType: format.type, size: bytes.length }
  try {
    const unused = await deps.database.queries.transaction(async (tx) => {
      await lockName(tx, 'uploads', 'accountId' in owner ? owner.accountId : owner.contractId)
      const at = deps.clock()
      const removed = await removeUnused(tx, deps, at)
      await refuseTooMany(tx, deps, owner, bytes.length, at)
      await deps.uploads.write(name, bytes)
      await tx.insert(uploads).values({ ...kept, uploadedAt: at })
      return removed
    })
    // Only now: after a rollback their records would still be there.
    for (const each of unused) await deps.uploads.remove(each)
  } catch (error) {
    await deps.uploads.remove(name)
    throw isFull(error) ? noSpace() : error
  }
  return uploadUrl(name)
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

const noSpace = () =>
  new Refusal({
    en: 'The image cannot be stored at the moment. Please try again later.',
    zh: '目前無法儲存圖片，請稍後再試。',
    ja: '現在、画像を保存できません。しばらくしてからもう一度お試しください。',
    ko: '지금은 이미지를 저장할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  })

/** Forgets old pictures that no order and no signature refers to, of any owner. Returns their names. */
async function removeUnused(
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
  const removed = await queries
    .delete(uploads)
    .where(
      and(
        lt(uploads.uploadedAt, utc(at).subtract(keepHours, 'hour').toDate()),
        notExists(proofs),
        notExists(signed),
      ),
    )
    .returning({ name: uploads.name })
  return removed.map(({ name }) => name)
}

/** Refuses a picture of an owner who has uploaded many in the last day. */
async function refuseTooMany(
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
    {
      en: 'Too many images have been uploaded today. Please try again tomorrow.',
      zh: '今日上傳的圖片過多，請明天再試。',
      ja: '本日アップロードできる画像の上限に達しました。明日もう一度お試しください。',
      ko: '오늘 업로드할 수 있는 이미지 수를 초과했습니다. 내일 다시 시도해 주세요.',
    },
    sandboxRefusalCodes.tooSoon,
  )
}

/** The upload of an address, if it belongs to this owner. */
export async function uploadOf(queries: Queries, owner: UploadOwner, url: string) {
  if (!url.startsWith(prefix)) return undefined
  const [found] = await queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, url.slice(prefix.length)), isOf(owner)))
  return found
}

export async function findUpload(queries: Queries, name: string) {
  const [found] = await queries.select().from(uploads).where(eq(uploads.name, name))
  return found
}
