import { normalizeInput } from '../../text/normalize-input.ts'
import type { AddressKind } from '../kind.ts'

/** The recipient of a payment link, its kind and the chain that it names. */
interface PaymentLink {
  /** Absent if the link does anything but pay one recipient. */
  readonly address: string | undefined
  readonly kind: AddressKind
  readonly chain?: string
}

/** The schemes of payment links. */
const schemes: Readonly<Record<string, AddressKind>> = {
  tron: 'tron',
  ethereum: 'evm',
  solana: 'solana',
  ton: 'ton',
  bitcoin: 'bitcoin',
  litecoin: 'litecoin',
  dogecoin: 'dogecoin',
  stellar: 'stellar',
  near: 'near',
  aptos: 'aptos',
  sui: 'sui',
}

/** A link's scheme and what follows it, without a blank between them. */
export const paymentLink = new RegExp(`(?<![\\w-])(?:${Object.keys(schemes).join('|')}):\\S+`, 'i')

/** `scheme:[pay-]address[@chain][/function][?parameters]`, as ERC-681 writes it and TRON copies it. */
const parts =
  /^(\w+):(?:\/\/)?(?:transfer\/|pay-)?([^@/?]*)(?:@([^/?]*))?(?:\/([^?]*))?(?:\?(.*))?$/i

/**
 * The recipient of a link. `ethereum:TOKEN/transfer?address=WHO` pays WHO: the first address is the
 * token's, and money sent there is lost.
 */
const recipient = (target: string, call: string | undefined, query: string): string | undefined => {
  if (!call) return target
  const [payee, ...more] = new URLSearchParams(query).getAll('address')
  return call === 'transfer' && more.length === 0 ? payee : undefined
}

/** Parses a payment link; `undefined` if a text is none. */
export const readPaymentLink = (text: string): PaymentLink | undefined => {
  const [whole, scheme = '', target = '', chain, call, query = ''] = parts.exec(text) ?? []
  const kind = schemes[scheme.toLowerCase()]
  if (whole === undefined || !kind) return undefined
  const address = recipient(target, call, query)
  return {
    address: address && normalizeInput(address),
    kind,
    ...(chain && { chain }),
  }
}
