import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../testing/each-database.ts'
import { orderOf, usdWithdrawal } from '../testing/test-sandbox.ts'
import { type Database, DatabaseUnusable } from './database.ts'
import { migrateDatabase, migrationConfig } from './migrations.ts'
import * as schema from './schema.ts'

test('the migrations create exactly the tables of schema.ts', async () => {
  const meta = join(migrationConfig.migrationsFolder, 'meta')
  const read = (name: string) => JSON.parse(readFileSync(join(meta, name), 'utf8'))
  const newest = String(read('_journal.json').entries.at(-1).idx).padStart(4, '0')
  const snapshot = read(`${newest}_snapshot.json`)
  const missing = await generateMigration(
    snapshot,
    generateDrizzleJson(schema, snapshot.id, ['sandbox']),
  )
  expect(missing, 'run: npm run migrations -w trading-wallet-sandbox').toEqual([])
})

/** Every column, constraint, index and trigger of the tables. */
const catalogOf = async ({ queries }: Database) => {
  const { rows } = (await queries.execute(sql`
    SELECT table_name AS table, column_name AS name,
      concat_ws(' ', data_type, is_nullable, is_identity) AS definition
    FROM information_schema.columns WHERE table_schema = 'sandbox'
    UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'sandbox'::regnamespace
    UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'sandbox'
    UNION ALL SELECT tgrelid::regclass::text, tgname, pg_get_triggerdef(pg_trigger.oid)
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND relnamespace = 'sandbox'::regnamespace
    ORDER BY 1, 2, 3`)) as unknown as { rows: Record<string, string>[] }
  return rows
}

describe('migrations', () => {
  eachDatabase((get) => {
    test('a withdrawal that an earlier release left under review names its card', async () => {
      const { deps, control, createAccount, transfer } = get()
      const token = await createAccount('1000', '0', '6200000000001234')
      const orderNumber = orderOf(await transfer(token, usdWithdrawal('300')))
      await deps.database.queries.update(schema.transfers).set({ cardId: null, cardLast: null })
      const script = join(migrationConfig.migrationsFolder, '0007_open_withdrawals.sql')
      await deps.database.script(readFileSync(script, 'utf8'))
      const { transfers } = (await control('GET', 'transfers')).json
      expect(transfers).toContainEqual(
        expect.objectContaining({
          orderNumber,
          bankCard: {
            id: expect.any(String),
            bankAccount: '234',
            bankName: 'Example Bank of Sampleton',
          },
        }),
      )
    })

    test('a database that is up to date does not change', async () => {
      const { database } = get().deps
      const before = await catalogOf(database)
      await migrateDatabase(database)
      expect(await catalogOf(database)).toEqual(before)
      expect(await database.queries.execute(sql`SELECT * FROM sandbox.migrations`)).toMatchObject({
        rows: { length: readMigrationFiles(migrationConfig).length },
      })
    })

    test('a database from before there were migrations is refused with a message', async () => {
      const { database } = get().deps
      await database.script('CREATE TABLE sandbox.meta (version integer)')
      const error = await migrateDatabase(database).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(DatabaseUnusable)
      expect(String(error)).toContain('A release without migrations made the database. Delete')
      await database.script('DROP TABLE sandbox.meta')
    })

    test('a database of a newer release is refused with a message', async () => {
      const { database } = get().deps
      const newer = 'SELECT max(created_at) + 1 FROM sandbox.migrations'
      await database.script(
        `INSERT INTO sandbox.migrations (hash, created_at) VALUES ('newer', (${newer}))`,
      )
      const error = await migrateDatabase(database).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(DatabaseUnusable)
      expect(String(error)).toContain('A newer release of the sandbox made the database')
    })
  })
})
