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
 * Takes a lock file that holds our process id; PGlite itself would let two processes write into one
 * folder. A lock whose process has ended is taken over.
 *
 * @returns what gives the lock back
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
