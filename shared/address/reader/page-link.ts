import { kindOf } from '../kinds/all.ts'
import type { AddressNetwork } from '../network.ts'
import { type AddressRefusal, refused } from '../result.ts'
import { isOfTestNetwork, networkOfLink } from './explorers.ts'

/** An address that a link leads to, and the network that the link is about. */
export interface LinkedAddress {
  readonly address: string
  readonly network: AddressNetwork | undefined
}

/** What stands before something that is no wallet. */
const notWallet =
  /^(tx|txs|txn|txns|txblock|transactions?|tx-?hash|extrinsics?|blocks?|slots?|ledgers?|epochs?|checkpoints?|tokens?|token(20|721|1155)|trc(10|20|721)|erc20|contracts?|code|coins?|objects?|nfts?|jettons?|assets?|fungible_asset|collections?|modules?|validators?|pools?|pairs?|swap|operations?)$/i
/** What stands before a wallet. */
const wallet = /^(address(es)?|accounts?|addr|wallets?|profile|transfer|send|pay|a)$/i

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The wallet that a link to an explorer's page or to a wallet leads to. A page of a transaction, a
 * token or a contract is no destination, even if its link has an address.
 */
export const readPageLink = (text: string): LinkedAddress | AddressRefusal => {
  let link: URL
  try {
    link = new URL(/^https?:/i.test(text) ? text : `https://${text}`)
  } catch {
    return refused('page')
  }
  if (isOfTestNetwork(link)) return refused('testNetwork')
  // Explorers that are one page have the path behind the #.
  const route = link.hash.replace(/^#!?/, '').replace(/\?.*$/, '')
  const isRoute = route.startsWith('/')
  const parts = `${link.pathname}/${isRoute ? route : ''}`.split('/').filter(Boolean).map(decoded)
  const network = networkOfLink(link)
  for (const [at, part] of parts.entries()) {
    if (notWallet.test(part)) return refused('page')
    const isNamed = at > 0 && wallet.test(parts[at - 1] ?? '')
    if (kindOf(part) || (isNamed && part.length >= 20)) return { address: part, network }
    if (wallet.test(part)) {
      // Links that open a wallet, and explorers with the address as a parameter.
      const [address, ...more] = [
        ...link.searchParams.getAll('address'),
        ...link.searchParams.getAll('account'),
      ]
      if (address && more.length === 0) return { address, network }
    }
  }
  return refused('page')
}
