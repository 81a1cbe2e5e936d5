/** Stores the bytes of uploads. All names are generated: hexadecimal digits and an extension. */
export interface UploadStore {
  /** Stores the whole file or, if it rejects, nothing. */
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
  clear(): Promise<void>
}

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
