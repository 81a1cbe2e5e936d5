import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, test } from 'vitest'
import { prepare } from '../demo/demo.ts'
import { eachDatabase } from '../testing/each-database.ts'
import type { Database } from './database.ts'
import { DatabaseUnusable } from './database.ts'
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

/** Gives a database the tables of the last release without migrations. */
const restoreVersion3 = (database: Database): Promise<void> =>
  database.script(
    `DROP SCHEMA sandbox CASCADE;
     ${readFileSync(join(import.meta.dirname, '../testing/version-3.sql'), 'utf8')}`,
  )

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
    test('a database of the last release without migrations is migrated and keeps its data', async () => {
      const { deps, walletOf, control, transfer } = get()
      const { database } = deps
      const fresh = await catalogOf(database)
      await restoreVersion3(database)
      await migrateDatabase(database)
      expect(await catalogOf(database)).toEqual(fresh)

      await prepare(deps)
      expect((await control('GET', 'accounts')).json.accounts).toHaveLength(1)
      expect(await walletOf('sandbox-kept')).toMatchObject({ amount: '1234.56', marginUsd: '0' })
      const [contract] = (await control('GET', 'contracts')).json.contracts
      expect(contract).toMatchObject({ number: 'TW-1', signed: { text: 'The text', locale: 'ko' } })
      const withdrawal = { transferWay: 'WIRE', type: 'WITHDRAW', proveImage: '', remark: '' }
      const accepted = await transfer('sandbox-kept', { ...withdrawal, amount: '1000' })
      expect(accepted.ok).toBe(true)
      expect(await walletOf('sandbox-kept')).toMatchObject({ marginUsd: '1000' })

      // As an earlier release left it: a withdrawal under review that names no card.
      await database.queries.update(schema.transfers).set({ cardId: null, cardLast: null })
      const script = join(migrationConfig.migrationsFolder, '0007_open_withdrawals.sql')
      await database.script(readFileSync(script, 'utf8'))
      const [open] = (await control('GET', 'transfers')).json.transfers
      expect(open.bankCard).toEqual({ id: expect.any(String), bankAccount: '234', bankName: null })
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

    test('a database of an even older release is refused with a message', async () => {
      const { database } = get().deps
      await restoreVersion3(database)
      await database.script('UPDATE sandbox.meta SET version = 2')
      const error = await migrateDatabase(database).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(DatabaseUnusable)
      expect(String(error)).toContain('This release can migrate version 3 only')
      await database.script('UPDATE sandbox.meta SET version = 3')
      await migrateDatabase(database)
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
