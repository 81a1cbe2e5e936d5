import type { UploadStore } from '../core/context.ts'

/** Stores uploads in memory, for tests. */
export function memoryUploads(): UploadStore {
  const files = new Map<string, Uint8Array>()
  return {
    async write(name, bytes) {
      files.set(name, bytes)
    },
    read: async (name) => files.get(name),
    async remove(name) {
      files.delete(name)
    },
    async clear() {
      files.clear()
    },
  }
}
