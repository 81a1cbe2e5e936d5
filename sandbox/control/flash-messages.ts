/** Messages that survive one redirect: the result of the last form of the control page. */
interface FlashMessages {
  /** Stores a message and returns its id, for the URL. */
  add(text: string): string
  /** Returns and forgets the text. */
  take(id: string): string | undefined
}

const maxMessages = 50

export function createFlashMessages(): FlashMessages {
  const messages = new Map<string, string>()
  let next = 1
  return {
    add(text) {
      const id = String(next++)
      messages.set(id, text)
      for (const old of messages.keys()) {
        if (messages.size <= maxMessages) break
        messages.delete(old)
      }
      return id
    },
    take(id) {
      const text = messages.get(id)
      messages.delete(id)
      return text
    },
  }
}
