import { and, eq, exists, inArray, like, or, type SQL } from 'drizzle-orm'
import { maskedName } from '../accounts/masked-name.ts'
import { networkTexts } from '../channels/list.ts'
import type { Queries } from '../database/database.ts'
import { accounts, transfers, wallets } from '../database/schema.ts'

/** A sum as people write it: with sign, separators and currency. */
const sum = /^[+\-−]?\s*\$?\s*(\d[\d,]*)(\.\d+)?\s*(?:usdt?)?$/

/** A typed text as the records have it: in small letters, a sum without signs and further zeros. */
function searchedText(typed: string): string {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const [, whole = '', decimals = ''] = sum.exec(text) ?? []
  return whole ? whole.replaceAll(',', '') + decimals.replace(/(?<=\.\d\d.*?)0+$/, '') : text
}

/**
 * The friends of an account whose name contains a text. Only the masked name counts, which its records
 * show: a search must not reveal the rest. A typed name is masked, too, so the whole name finds it.
 */
async function friendsWith(queries: Queries, accountId: string, text: string): Promise<string[]> {
  const own = and(eq(transfers.accountId, accountId), eq(transfers.counterparty, wallets.number))
  const friends = await queries
    .select({ number: wallets.number, name: accounts.name })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .where(exists(queries.select().from(transfers).where(own)))
  const masked = text.length > 1 ? maskedName(text) : text
  return friends
    .filter(({ name }) => {
      const shown = maskedName(name).toLowerCase()
      return shown.includes(text) || shown.includes(masked)
    })
    .map(({ number }) => number)
}

async function networksWith(queries: Queries, text: string): Promise<string[]> {
  const networks = [...(await networkTexts(queries))]
  return networks.filter(([, { name }]) => name.toLowerCase().includes(text)).map(([key]) => key)
}

/** The records that contain a text, by index; `undefined` for an empty text. */
export async function recordsWith(
  queries: Queries,
  accountId: string,
  typed: string,
): Promise<SQL | undefined> {
  const text = searchedText(typed)
  if (!text) return undefined
  const friends = await friendsWith(queries, accountId, text)
  const networks = await networksWith(queries, text)
  return or(
    like(transfers.searched, `%${text.replace(/[\\%_]/g, '\\$&')}%`),
    friends.length ? inArray(transfers.counterparty, friends) : undefined,
    networks.length ? inArray(transfers.paymentChannel, networks) : undefined,
  )
}
