import { maxPictureBytes, maxPictureMegabytes, maxPicturePixels } from '../../shared/limits.ts'
import { picturePixels } from '../../shared/paper/picture/picture-pixels.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import { lockName } from '../database/lock-name.ts'
import { uploads } from '../database/schema.ts'
import { randomId } from '../random.ts'
import { imageFormat } from './image.ts'
import { type UploadOwner, uploadUrl } from './records.ts'
import { refuseTooMany, removeUnused } from './tidy.ts'

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
