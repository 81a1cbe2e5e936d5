import { normalizeInput } from '../../../shared/money/normalize-input.ts'

/** A parsed address, and the scheme and the chain of the link that held it. */
interface PastedAddress {
  readonly address: string
  readonly scheme?: 'tron' | 'ethereum'
  readonly chain?: string
}

/** Longer than any payment link; longer texts are not parsed. */
const maxPasteLength = 512

/** `scheme:[pay-]address[@chain][/function][?parameters]`, as ERC-681 writes it and TRON copies it. */
const link = /^(tron|ethereum):(?:\/\/)?(?:pay-)?([^@/?]*)(?:@([^/?]*))?(?:\/([^?]*))?(?:\?(.*))?$/i

/**
 * The recipient of a link. `ethereum:TOKEN/transfer?address=WHO` pays WHO: the first address is the
 * token's, and money sent there is lost. `undefined` if the link does anything but pay one recipient.
 */
const recipient = (target: string, call: string | undefined, query: string): string | undefined => {
  if (!call) return target
  const [payee, ...more] = new URLSearchParams(query).getAll('address')
  return call === 'transfer' && more.length === 0 ? payee : undefined
}

/**
 * Reduces a typed or pasted text to its address: full-width letters become ASCII, blanks, line breaks
 * and invisible characters are removed, and a `tron:` or `ethereum:` link gives its recipient. A text
 * that cannot be reduced is returned unchanged, for checkAddress to refuse. Never throws, and does not
 * check the address.
 */
export const parseAddress = (text: string): PastedAddress => {
  if (text.length > maxPasteLength) return { address: text }
  const address = normalizeInput(text)
  const [whole, scheme = '', target = '', chain, call, query = ''] = link.exec(address) ?? []
  if (whole === undefined) return { address }
  return {
    address: normalizeInput(recipient(target, call, query) ?? address),
    scheme: scheme.toLowerCase() === 'tron' ? 'tron' : 'ethereum',
    ...(chain && { chain }),
  }
}
