import Big from 'big.js'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { entries, ledgerAccounts, postings } from '../database/schema.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { ledgerSums } from '../testing/test-sandbox.ts'
import { pocket } from './accounts.ts'
import { balancesOf } from './balances.ts'
import { bookEntry } from './book-entry.ts'

/** The message of the database itself, which drizzle wraps. */
const words = (action: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(action).then(
    () => 'done',
    (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message}`,
  )

eachDatabase((get) => {
  const queriesOf = () => get().deps.database.queries
  const insertPosting = (id: string) =>
    queriesOf().insert(postings).values({ id, reason: 'test', postedAt: new Date() })

  test.each(['entries', 'postings'])('%s are append-only', async (table) => {
    const name = sql.raw(`sandbox.${table}`)
    for (const statement of [sql`DELETE FROM ${name}`, sql`TRUNCATE ${name} CASCADE`]) {
      expect(await words(queriesOf().execute(statement))).toContain('append-only')
    }
  })

  test('entries and postings cannot be updated', async () => {
    const amount = queriesOf().update(entries).set({ amount: '1' }).where(eq(entries.id, 1))
    expect(await words(amount)).toContain('append-only')
    const reason = queriesOf().update(postings).set({ reason: 'x' })
    expect(await words(reason)).toContain('append-only')
  })

  test('the database refuses a posting that does not sum to zero', async () => {
    await insertPosting('lopsided')
    const insert = queriesOf().insert(entries).values({
      postingId: 'lopsided',
      ledgerAccountId: 'bank-clearing',
      currency: 'USD',
      amount: '1',
    })
    expect(await words(insert)).toContain('does not sum to zero')
  })

  test('currencies never offset each other', async () => {
    await insertPosting('mixed')
    const insert = queriesOf()
      .insert(entries)
      .values([
        { postingId: 'mixed', ledgerAccountId: 'bank-clearing', currency: 'USD', amount: '1' },
        { postingId: 'mixed', ledgerAccountId: 'chain-clearing', currency: 'USDT', amount: '-1' },
      ])
    expect(await words(insert)).toContain('does not sum to zero')
    const wrong = queriesOf()
      .insert(entries)
      .values([
        { postingId: 'mixed', ledgerAccountId: 'bank-clearing', currency: 'USDT', amount: '1' },
        { postingId: 'mixed', ledgerAccountId: 'chain-clearing', currency: 'USDT', amount: '-1' },
      ])
    expect(await words(wrong)).toContain('foreign key')
  })

  test('the database refuses to overdraw a wallet, whatever the code does', async () => {
    const [empty] = await queriesOf()
      .select()
      .from(ledgerAccounts)
      .where(
        eq(
          ledgerAccounts.walletNumber,
          sql`(SELECT number FROM sandbox.wallets WHERE account_id = 'empty')`,
        ),
      )
    const posting = bookEntry(queriesOf(), {
      id: 'overdraw',
      reason: 'test',
      currency: empty?.currency ?? 'USD',
      at: new Date(),
      entries: [
        [empty?.id ?? '', Big(-1)],
        [empty?.currency === 'USDT' ? 'chain-clearing' : 'bank-clearing', Big(1)],
      ],
    })
    expect(await words(posting)).toContain('overdrawn')
  })

  test('exact decimals survive: nothing passes through a JavaScript number', async () => {
    const token = await get().createAccount('90071992547409931.01', '0.000001')
    expect(await get().walletOf(token)).toMatchObject({
      amount: '90071992547409931.01',
      cryptoAmount: '0.000001',
    })
  })

  test('the code refuses an unbalanced posting before the database does', async () => {
    const posting = bookEntry(queriesOf(), {
      id: 'early',
      reason: 'test',
      currency: 'USD',
      at: new Date(),
      entries: [['bank-clearing', Big('0.1')]],
    })
    expect(await words(posting)).toContain('not to zero')
  })

  test('the whole ledger sums to zero', async () => {
    expect(await ledgerSums(get())).toEqual(['0', '0'])
    expect((await balancesOf(queriesOf(), 'nobody')).of('held', 'USD').toFixed()).toBe('0')
    expect(pocket('W1', 'held', 'USDT')).toBe('W1/held-usdt')
  })
})
