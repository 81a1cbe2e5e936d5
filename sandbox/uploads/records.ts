import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { uploads } from '../database/schema.ts'

/** The owner of an upload, who alone can use it. */
export type UploadOwner = { readonly accountId: string } | { readonly contractId: string }

/** The uploads of an owner. */
export const isOf = (owner: UploadOwner) =>
  'accountId' in owner
    ? eq(uploads.accountId, owner.accountId)
    : eq(uploads.contractId, owner.contractId)

/** What the address of an upload begins with. */
export const prefix = '/sandbox/uploads/'

/** The address of an upload. */
export const uploadUrl = (name: string): string => prefix + name

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
