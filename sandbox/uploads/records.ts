import { and, eq } from 'drizzle-orm'
import { maxPictureBytes, maxPictureMegabytes, maxPicturePixels } from '../../shared/limits.ts'
import { picturePixels } from '../../shared/picture/picture-pixels.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { uploads } from '../database/schema.ts'
import { randomId } from '../random.ts'
import { imageFormat } from './image.ts'

/** The owner of an upload, who alone can use it. */
export type UploadOwner = { readonly accountId: string } | { readonly contractId: string }

const prefix = '/sandbox/uploads/'

/** The address of an upload. */
export const uploadUrl = (name: string): string => prefix + name

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
  const pixels = picturePixels(bytes)
  if (!pixels)
    throw new Refusal({
      en: 'The image cannot be read',
      zh: '無法讀取此圖片',
      ja: '画像を読み取れません',
      ko: '이미지를 읽을 수 없습니다',
    })
  if (pixels > maxPicturePixels)
    throw new Refusal({
      en: 'The image has more than 200 million pixels',
      zh: '圖片超過 2 億像素',
      ja: '画像が2億ピクセルを超えています',
      ko: '이미지가 2억 픽셀을 초과합니다',
    })
  const name = `${randomId(deps)}.${format.ending}`
  await deps.uploads.write(name, bytes)
  try {
    await deps.database.queries.insert(uploads).values({
      name,
      ...owner,
      contentType: format.type,
      size: bytes.length,
      uploadedAt: deps.clock(),
    })
  } catch (error) {
    await deps.uploads.remove(name)
    throw error
  }
  return uploadUrl(name)
}

/** The upload of an address, if it belongs to this owner. */
export async function uploadOf(queries: Queries, owner: UploadOwner, url: string) {
  if (!url.startsWith(prefix)) return undefined
  const isOwned =
    'accountId' in owner
      ? eq(uploads.accountId, owner.accountId)
      : eq(uploads.contractId, owner.contractId)
  const [found] = await queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, url.slice(prefix.length)), isOwned))
  return found
}

export async function findUpload(queries: Queries, name: string) {
  const [found] = await queries.select().from(uploads).where(eq(uploads.name, name))
  return found
}
