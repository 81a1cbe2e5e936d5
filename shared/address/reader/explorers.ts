import type { AddressNetwork } from '../network.ts'
import { networkNamed } from '../network.ts'

/** Explorers by their hosts, and what they show; others name their network in their address. */
const explorers: Readonly<Record<string, string>> = {
  'tronscan.org': 'TRON',
  'tronscan.io': 'TRON',
  'etherscan.io': 'ETHEREUM',
  'optimistic.etherscan.io': 'OPTIMISM',
  'bscscan.com': 'BSC',
  'opbnb.bscscan.com': 'OPBNB',
  'bsctrace.com': 'BSC',
  'polygonscan.com': 'POLYGON',
  'zkevm.polygonscan.com': 'POLYGON ZKEVM',
  'arbiscan.io': 'ARBITRUM',
  'nova.arbiscan.io': 'ARBITRUM NOVA',
  'basescan.org': 'BASE',
  'snowtrace.io': 'AVALANCHE',
  'snowscan.xyz': 'AVALANCHE',
  'celoscan.io': 'CELO',
  'kaiascan.io': 'KAIA',
  'klaytnscope.com': 'KAIA',
  'lineascan.build': 'LINEA',
  'scrollscan.com': 'SCROLL',
  'mantlescan.xyz': 'MANTLE',
  'sonicscan.org': 'SONIC',
  'berascan.com': 'BERACHAIN',
  'uniscan.xyz': 'UNICHAIN',
  'hyperevmscan.io': 'HYPEREVM',
  'plasmascan.to': 'PLASMA',
  'seitrace.com': 'SEI',
  'seiscan.io': 'SEI',
  'xdcscan.com': 'XDC',
  'solscan.io': 'SOLANA',
  'solana.fm': 'SOLANA',
  'solanabeach.io': 'SOLANA',
  'orbmarkets.io': 'SOLANA',
  'tonviewer.com': 'TON',
  'tonscan.org': 'TON',
  'tonscan.com': 'TON',
  'dton.io': 'TON',
  'tonkeeper.com': 'TON',
  'tonhub.com': 'TON',
  'aptoscan.com': 'APTOS',
  'aptoslabs.com': 'APTOS',
  'suivision.xyz': 'SUI',
  'suiscan.xyz': 'SUI',
  'suiexplorer.com': 'SUI',
  'starkscan.co': 'STARKNET',
  'voyager.online': 'STARKNET',
  'nearblocks.io': 'NEAR',
  'pikespeak.ai': 'NEAR',
  'tzkt.io': 'TEZOS',
  'mempool.space': 'BITCOIN',
  'blockstream.info': 'BITCOIN',
  'omniexplorer.info': 'BITCOIN',
  'stellar.expert': 'STELLAR',
  'xrpscan.com': 'XRP',
  'cardanoscan.io': 'CARDANO',
}

/** Test networks, by the hosts and parameters of their explorers. */
const test =
  /(^|[^a-z])(testnet|devnet|sepolia|goerli|holesky|hoodi|shasta|nile|amoy|mumbai|fuji|alfajores|kairos|baobab)(?![a-z])/i

export const isOfTestNetwork = (link: URL): boolean =>
  test.test(`${link.hostname} ${link.pathname} ${link.search} ${link.hash}`)

/** The network that a link shows, by its host or its path; `undefined` if it names none. */
export const networkOfLink = ({ hostname, pathname }: URL): AddressNetwork | undefined => {
  const labels = hostname.replace(/^www\./, '').split('.')
  for (let at = 0; at < labels.length - 1; at++) {
    const name = explorers[labels.slice(at).join('.')]
    if (name) return networkNamed(name)
  }
  // Explorers of many networks: blockchair.com/ethereum/…, base.blockscout.com/….
  const [path = ''] = pathname.split('/').filter(Boolean)
  return networkNamed(path) ?? networkNamed(labels.slice(0, -1).join(' '))
}
