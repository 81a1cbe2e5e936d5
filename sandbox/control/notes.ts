/** One-time notes that survive a redirect: the result of the last form of the control page. */
export interface Notes {
  /** Stores a note and returns its id, for the URL. */
  leave(text: string): string
  /** Returns and forgets the text. */
  take(id: string): string | undefined
}

const maxNotes = 50

export function createNotes(): Notes {
  const notes = new Map<string, string>()
  let next = 1
  return {
    leave(text) {
      const id = String(next++)
      notes.set(id, text)
      for (const old of notes.keys()) {
        if (notes.size <= maxNotes) break
        notes.delete(old)
      }
      return id
    },
    take(id) {
      const text = notes.get(id)
      notes.delete(id)
      return text
    },
  }
}
