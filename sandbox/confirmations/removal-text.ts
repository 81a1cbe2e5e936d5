const heading = 'trading-wallet-passkey-removal 1'

/** What stands in a confirmation in place of the text of an order, while it is for a removal. */
export const removalText = ({ id, name }: { readonly id: string; readonly name: string | null }) =>
  [heading, '', id, name ?? ''].join('\n')

/** Whether a confirmation is for the removal of a passkey. */
export const isRemoval = (text: string): boolean => text.startsWith(`${heading}\n`)

/** The passkey that a confirmation removes; nothing if it is for an order. */
export function removedPasskey(text: string): { readonly name: string } | undefined {
  const [, , , name = ''] = text.split('\n')
  return isRemoval(text) ? { name } : undefined
}
