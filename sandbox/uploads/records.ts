import { and, eq } from 'drizzle-orm'
import { maxPictureBytes } from '../../shared/limits.ts'
import { Refusal } from '../answer.ts'
import type { SandboxDeps } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { uploads } from '../database/schema.ts'
import { freshId } from '../random.ts'
import { imageFormat } from './image.ts'

const prefix = '/sandbox/uploads/'

/** Keeps an image of an account and answers its unguessable address. */
export async function keepImage(
  deps: SandboxDeps,
  accountId: string,
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
    accountId,
    contentType: format.type,
    size: bytes.length,
    uploadedAt: deps.clock(),
  })
  return prefix + name
}

/** Whether an address is one that we gave for an upload of this account. */
export async function isUploadOf(
  queries: Queries,
  accountId: string,
  url: string,
): Promise<boolean> {
  if (!url.startsWith(prefix)) return false
  const [found] = await queries
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, url.slice(prefix.length)), eq(uploads.accountId, accountId)))
  return found !== undefined
}

export async function findUpload(queries: Queries, name: string) {
  const [found] = await queries.select().from(uploads).where(eq(uploads.name, name))
  return found
}
