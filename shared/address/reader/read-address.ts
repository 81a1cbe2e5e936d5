import { normalizeInput, withoutMarks } from '../../text/normalize-input.ts'
import { accountOf } from '../contracts.ts'
import { kindOf, kinds } from '../kinds/all.ts'
import { type AddressNetwork, networkNamed } from '../network.ts'
import { type AddressRefusal, refused } from '../result.ts'
import { type LinkedAddress, readPageLink } from './page-link.ts'
import { paymentLink, readPaymentLink } from './payment-link.ts'
import { tokensOf } from './tokens.ts'

/** The address in a text, and what the text says of its network. */
export interface ReadAddress {
  readonly address: string
  /** The network that a link or a prefix names. */
  readonly network?: Pick<AddressNetwork, 'kinds' | 'chain'> | undefined
  /** It is joined from parts of the text, and has no form that we know. */
  readonly isJoined?: boolean
}

/** Longer than any link or message with an address; longer texts are not read. */
const maxPasteLength = 1000

/** Shorter words of a message are no addresses. */
const shortestAddress = 20

const pageLink =
  /(?:https?:\/\/|(?<![\w.@-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/)[^\s"'<>()[\]{}「」『』（）、。，；]*/gi

/** A prefix that names the chain, as CAIP-10 and ERC-3770 write it, or a label such as `BEP20: `. */
const chainPrefix = /(?<![\w-])(?:eip155:(\d+)|([a-z][\w-]{1,11})):\s?(?=0x[0-9a-f]{40})/i

/** An address of which the middle was left out. */
const shortened = /[0-9a-z]{3,}(\u2026|\.{2,}|\*{2,})[0-9a-z]{2,}/i

/** Texts that mean one account, once each; those with capitals and small letters have a checksum. */
const distinct = (addresses: readonly string[]): string[] => {
  const byAccount = new Map<string, string>()
  for (const address of addresses) {
    const account = accountOf(address)
    const before = byAccount.get(account)
    if (!before || /^0x[0-9a-f]*$/.test(before)) byAccount.set(account, address)
  }
  return [...byAccount.values()]
}

/** Whether parts that were joined are an address beyond doubt. */
const isWhole = (text: string): boolean => {
  const kind = kindOf(text)
  const check = kind && kinds[kind].check(text)
  return check?.ok === true && (check.hasChecksum || /^0x/i.test(text))
}

/** An address in groups or lines behind a label, or before other words. */
const inParts = (tokens: readonly string[]): string | undefined => {
  for (const at of tokens.keys()) {
    const end = tokens.slice(at).join('')
    if (isWhole(end)) return end
    const start = tokens.slice(0, tokens.length - at).join('')
    if (isWhole(start)) return start
  }
  return undefined
}

const readWords = (text: string): ReadAddress | AddressRefusal => {
  const joined = normalizeInput(text)
  const parts = text.split(/\s+/).filter(Boolean)
  // Digits in groups; a second address would have a second 0x.
  if (/^0x[0-9a-f]+$/i.test(joined)) return { address: joined }

  const tokens = tokensOf(text)
  const addresses = distinct(tokens.filter((token) => kindOf(token)))
  if (addresses.length > 1) return refused('several')
  const [address] = addresses
  if (address) {
    const [, chain, name] = chainPrefix.exec(text) ?? []
    const network = chain ? { kinds: ['evm' as const], chain } : name && networkNamed(name)
    return { address, ...(network && network.chain !== undefined && { network }) }
  }
  if (kindOf(joined)) return { address: joined }
  const grouped = inParts(tokens)
  if (grouped) return { address: grouped }
  if (shortened.test(text)) return refused('length')
  // Something like an address behind a label; the check says what is wrong with it.
  const long = distinct(tokens.filter((token) => token.length >= shortestAddress))
  if (long.length > 1) return refused('several')
  const [only = joined] = long
  return { address: only, ...(only === joined && parts.length > 1 && { isJoined: true }) }
}

/**
 * Finds the one address in a typed or pasted text: behind a label, in quotes or brackets, in groups, in
 * lines, in a payment link, or in the link to an explorer's page. Full-width letters become ASCII, and
 * invisible characters are removed. Two different addresses are refused. A text without an address is
 * returned as it is, for checkAddress to refuse. Never throws, and does not check the address.
 */
export const readAddress = (text: string): ReadAddress | AddressRefusal => {
  if (text.length > maxPasteLength) return { address: text }
  const clean = withoutMarks(
    text.replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC')),
  ).trim()

  const [payment] = paymentLink.exec(clean) ?? []
  if (payment !== undefined) return readPayment(payment, clean)

  const links = clean.match(pageLink) ?? []
  if (links.length === 0) return readWords(clean)
  const rest = clean.replace(pageLink, ' ')
  const read = links.map(readPageLink)
  const linked = read.filter((each): each is LinkedAddress => !('ok' in each))
  const written = tokensOf(rest).filter((token) => kindOf(token))
  const addresses = distinct([...linked.map(({ address }) => address), ...written])
  if (addresses.length > 1) return refused('several')
  const [address] = addresses
  if (address === undefined) return read.find((each) => 'ok' in each) ?? refused('page')
  return { address, network: linked[0]?.network }
}

/** A payment link, alone or in a message. */
const readPayment = (link: string, text: string): ReadAddress | AddressRefusal => {
  const payment = readPaymentLink(link)
  if (payment?.address === undefined) return refused('notAddress')
  const { address, kind, chain } = payment
  const written = tokensOf(text.replace(link, ' ')).filter((token) => kindOf(token))
  if (distinct([address, ...written]).length > 1) return refused('several')
  return { address, network: { kinds: [kind], chain } }
}
