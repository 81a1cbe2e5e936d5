import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { cryptoChannels, depositAddresses } from '../database/schema.ts'
import { addressFrom } from './address.ts'

/** Gives an account its own address on every network, derived from account and network. */
export async function depositAddressesFor(queries: Queries, accountId: string): Promise<void> {
  const channels = await queries.select().from(cryptoChannels)
  await queries.insert(depositAddresses).values(
    channels.map(({ value, family }) => ({
      address: addressFrom(family, `Sandbox: no real money moves. ${accountId} ${value}`),
      accountId,
      channel: value,
    })),
  )
}

/** The addresses of an account by the value of their channel. */
export async function addressesOf(queries: Queries, accountId: string) {
  const rows = await queries
    .select()
    .from(depositAddresses)
    .where(eq(depositAddresses.accountId, accountId))
  return new Map(rows.map(({ channel, address }) => [channel, address]))
}
