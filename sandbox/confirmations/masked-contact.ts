/** An address as its owner recognises it and nobody else: `d***@example.com`, `+1***0123`. */
export function maskedContact(contact: string): string {
  const at = contact.indexOf('@')
  return at < 0
    ? `${contact.slice(0, 2)}***${contact.slice(-4)}`
    : `${contact.slice(0, 1)}***${contact.slice(at)}`
}
