import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadStore } from '../core/context.ts'

/** Stores uploads in a folder. */
export function diskUploads(directory: string): UploadStore {
  return {
    async write(name, bytes) {
      await mkdir(directory, { recursive: true })
      const part = join(directory, `${name}.part`)
      try {
        await writeFile(part, bytes)
        await rename(part, join(directory, name))
      } catch (error) {
        // On a full disk a part of the file is left.
        await rm(part, { force: true })
        throw error
      }
    },
    async read(name) {
      try {
        return await readFile(join(directory, name))
      } catch {
        return undefined
      }
    },
    remove: (name) => rm(join(directory, name), { force: true }),
    clear: () => rm(directory, { recursive: true, force: true }),
  }
}
