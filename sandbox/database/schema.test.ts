// @vitest-environment node
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { eachDatabase } from '../testing/each-database.ts'
import * as schema from './schema.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable)) as PgTable[]

await eachDatabase((get) => {
  test('drizzle and the database agree on every table and column', async () => {
    const found = (await get().deps.database.queries.execute(sql`
      SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
      WHERE table_schema = 'sandbox' ORDER BY table_name, column_name`)) as unknown as {
      rows: Record<string, string>[]
    }
    const inDatabase = found.rows.map(
      (row) => `${row.table_name}.${row.column_name} ${row.data_type} ${row.is_nullable}`,
    )
    const inDrizzle = tables.flatMap((table) =>
      getTableConfig(table).columns.map((column) => {
        const nullable = column.notNull || column.primary ? 'NO' : 'YES'
        return `${getTableName(table)}.${column.name} ${column.getSQLType()} ${nullable}`
      }),
    )
    expect(inDatabase.sort()).toEqual(inDrizzle.sort())
  })
})
