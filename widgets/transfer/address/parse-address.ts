import { normalizeInput } from '../../../shared/money/normalize-input.ts'

/** What a paste holds: the address, and the kind of link it came in. */
export interface PastedAddress {
  readonly address: string
  readonly scheme?: 'tron' | 'ethereum'
}

/** Longer than any payment link; a longer paste is not looked into. */
const longestPaste = 512

/** `scheme:[pay-]address[@chain][/function][?parameters]`, as ERC-681 writes it and TRON copies it. */
const link = /^(tron|ethereum):(?:\/\/)?(?:pay-)?([^@/?]*)(?:@[^/?]*)?(?:\/([^?]*))?(?:\?(.*))?$/i

/**
 * Who is paid by a link. `ethereum:TOKEN/transfer?address=WHO` pays WHO: the first address is the
 * token's, and money sent there is lost. Undefined where the link does anything but pay one.
 */
const recipient = (target: string, call: string | undefined, query: string): string | undefined => {
  if (!call) return target
  const [payee, ...more] = new URLSearchParams(query).getAll('address')
  return call === 'transfer' && more.length === 0 ? payee : undefined
}

/**
 * A typed or pasted text, reduced to the address in it: full-width letters become ASCII; blanks,
 * line breaks and invisible marks go; a `tron:` or `ethereum:` link gives its recipient. What
 * cannot be reduced (too long, a link that pays nobody) comes back as it was, for checkAddress to
 * refuse. Never throws; says nothing about the address being right.
 */
export const parseAddress = (text: string): PastedAddress => {
  if (text.length > longestPaste) return { address: text }
  const address = normalizeInput(text)
  const [whole, scheme = '', target = '', call, query = ''] = link.exec(address) ?? []
  if (whole === undefined) return { address }
  return {
    address: normalizeInput(recipient(target, call, query) ?? address),
    scheme: scheme.toLowerCase() === 'tron' ? 'tron' : 'ethereum',
  }
}
