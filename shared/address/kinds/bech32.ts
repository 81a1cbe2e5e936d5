import { bech32, bech32m } from '@scure/base'

/** The name in front of a bech32 text and its bytes; `undefined` if its checksum is wrong. */
export const bech32Parts = (
  text: string,
  encoding: 'bech32' | 'bech32m' = 'bech32',
): { prefix: string; words: readonly number[] } | undefined => {
  try {
    const { prefix, words } = (encoding === 'bech32' ? bech32 : bech32m).decode(
      text as `${string}1${string}`,
      // Cardano's are longer than the limit of the standard.
      false,
    )
    return { prefix, words }
  } catch {
    return undefined
  }
}

/** Whether a text is a segwit address of the network with this prefix (BIP-173, BIP-350). */
export const isSegwit = (text: string, prefix: string): boolean =>
  (['bech32', 'bech32m'] as const).some((encoding) => {
    const parts = bech32Parts(text, encoding)
    if (parts?.prefix !== prefix) return false
    const [version = 17, ...program] = parts.words
    const length = Math.floor((program.length * 5) / 8)
    if (encoding === 'bech32') return version === 0 && (length === 20 || length === 32)
    return version >= 1 && version <= 16 && length >= 2 && length <= 40
  })
