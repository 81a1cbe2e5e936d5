import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseUnusable } from './database.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes a lock file with our process id: PGlite itself would let two processes write into one
 * folder. The lock of a process that has ended is taken over.
 *
 * @returns a function that releases the lock
 */
export function lock(file: string): () => void {
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder > 0 && isAlive(holder)) {
      throw new DatabaseUnusable(
        `Another sandbox (process ${holder}) uses this database. Stop it first, or set ` +
          `DATABASE_URL. If no sandbox runs, delete ${file}.`,
      )
    }
    rmSync(file, { force: true })
    take()
  }
  return () => rmSync(file, { force: true })
}
