import { and, eq } from 'drizzle-orm'
import { maxPictureBytes } from '../../shared/limits.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { uploads } from '../database/schema.ts'
import { freshId } from '../random.ts'
import { imageFormat } from './image.ts'

/** Whose an upload is; nobody else can use it. */
export type UploadOwner = { readonly accountId: string } | { readonly contractId: string }

const prefix = '/sandbox/uploads/'

/** The address of an upload. */
export const uploadUrl = (name: string): string => prefix + name

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
  const name = `${freshId(deps)}.${format.ending}`
  await deps.uploads.write(name, bytes)
  await deps.database.queries.insert(uploads).values({
    name,
    ...owner,
    contentType: format.type,
    size: bytes.length,
    uploadedAt: deps.clock(),
  })
  return uploadUrl(name)
}

/** The upload of an address, where we gave the address to this owner. */
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
