import { vi } from 'vitest'
import type { TestSandbox } from './test-sandbox.ts'

/**
 * Runs a check once for each table, while every write into it fails: as if the process had ended right
 * before that write.
 *
 * @param tables those that what is checked writes
 */
export async function crashAtEachWrite(
  { deps: { database } }: Pick<TestSandbox, 'deps'>,
  tables: readonly string[],
  check: (table: string) => Promise<void>,
): Promise<void> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    for (const table of tables) {
      await database.script(`
        CREATE FUNCTION sandbox.crash() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'injected'; END $$;
        CREATE TRIGGER crash BEFORE INSERT OR UPDATE OR DELETE ON sandbox.${table}
        FOR EACH ROW EXECUTE FUNCTION sandbox.crash()`)
      try {
        await check(table)
      } finally {
        await database.script(
          `DROP TRIGGER crash ON sandbox.${table}; DROP FUNCTION sandbox.crash()`,
        )
      }
    }
  } finally {
    log.mockRestore()
  }
}
