import { and, eq } from 'drizzle-orm'
import { maxPictureBytes } from '../../shared/limits.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { uploads } from '../database/schema.ts'
import { randomId } from '../random.ts'
import { imageFormat, pixelsOf } from './image.ts'

/** The owner of an upload, who alone can use it. */
export type UploadOwner = { readonly accountId: string } | { readonly contractId: string }

const prefix = '/sandbox/uploads/'

/** The address of an upload. */
export const uploadUrl = (name: string): string => prefix + name

/** As many as the best phone cameras take. A small file can unpack to far more. */
const maxPixels = 200_000_000

/** Keeps an image and answers its unguessable address. */
export async function keepImage(
  deps: SandboxDeps,
  owner: UploadOwner,
  bytes: Uint8Array,
): Promise<string> {
  const format = imageFormat(bytes)
  if (!format || bytes.length > maxPictureBytes) {
    throw new Refusal('Images must be JPG or PNG, at most 3MB')
  }
  const pixels = pixelsOf(bytes)
  if (!pixels) throw new Refusal('The image cannot be read')
  if (pixels > maxPixels) throw new Refusal('The image has more than 200 million pixels')
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
