/** One-time notes that outlive a redirect: what the last form on the control page did. */
export interface Notes {
  /** Answers an id to put into the address. */
  leave(text: string): string
  /** The text, once. */
  take(id: string): string | undefined
}

const kept = 50

export function createNotes(): Notes {
  const notes = new Map<string, string>()
  let next = 1
  return {
    leave(text) {
      const id = String(next++)
      notes.set(id, text)
      for (const old of notes.keys()) {
        if (notes.size <= kept) break
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
