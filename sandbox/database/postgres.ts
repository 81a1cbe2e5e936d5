import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type Database, DatabaseUnusable } from './database.ts'
import { migrateDatabase, migrationConfig } from './migrations.ts'

/** Connects to a PostgreSQL server, version 15 or newer, and brings its tables up to date. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // Without a listener, an idle connection that the server closes would end this process.
  let isClosing = false
  pool.on('error', (error) => {
    if (!isClosing) console.error(`PostgreSQL ended a connection: ${error.message}`)
  })

  const version = await pool
    .query<{ number: string }>(`SELECT current_setting('server_version_num') AS number`)
    .catch(async (cause: Error) => {
      await pool.end()
      throw new DatabaseUnusable(`PostgreSQL at DATABASE_URL does not answer: ${cause.message}`)
    })
  if (Number(version.rows[0]?.number) < 150_000) {
    await pool.end()
    throw new DatabaseUnusable('PostgreSQL at DATABASE_URL is older than version 15.')
  }

  const queries = drizzle(pool)
  const database: Database = {
    queries,
    async script(sql) {
      const client = await pool.connect()
      try {
        await client.query(`BEGIN; ${sql}; COMMIT`)
      } catch (error) {
        // The connection goes back to the pool and must not keep the failed transaction open.
        await client.query('ROLLBACK')
        throw error
      } finally {
        client.release()
      }
    },
    migrate: () => migrate(queries, migrationConfig),
    async close() {
      isClosing = true
      await pool.end()
    },
  }
  try {
    await migrateDatabase(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
