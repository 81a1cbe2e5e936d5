import { maxPictureBytes, maxPictureMegabytes, maxPicturePixels } from '../../shared/limits.ts'
import { picturePixels } from '../../shared/paper/picture/picture-pixels.ts'
import { randomId } from '../basics/random.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { lockName } from '../database/database.ts'
import { uploads } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { imageFormat } from './image.ts'
import { type UploadOwner, uploadUrl } from './records.ts'
import { refuseTooMany, removeUnused } from './tidy.ts'

/** The refusal of a file that is no picture, or too large. */
export const unfitImage = () =>
  new Refusal(
    msg('Images must be JPG or PNG, at most {maxPictureMegabytes} MB', { maxPictureMegabytes }),
  )

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
  if (!pixels) throw new Refusal(msg('The image cannot be read'))
  if (pixels > maxPicturePixels)
    throw new Refusal(msg('The image has more than 200 million pixels'))
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

const noSpace = () => new Refusal(msg('The image cannot be stored at the moment. Try again later.'))
