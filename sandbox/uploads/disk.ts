import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadStore } from './store.ts'

/** Keeps uploads in a folder. */
export function diskUploads(directory: string): UploadStore {
  return {
    async write(name, bytes) {
      await mkdir(directory, { recursive: true })
      await writeFile(join(directory, name), bytes)
    },
    async read(name) {
      try {
        return await readFile(join(directory, name))
      } catch {
        return undefined
      }
    },
    clear: () => rm(directory, { recursive: true, force: true }),
  }
}
