import type { AddressKind } from './kind.ts'

/** Networks by what servers call them. */
export interface NamedNetwork {
  /** Names in capitals, separated by `|`; a blank stands for any separator or none. */
  readonly names: string
  /** The kinds of address that it takes; none if it has a kind that is not checked. */
  readonly kinds: readonly AddressKind[]
  /** Which network of its kind: the id of EIP-155, or the prefix of an address of Cosmos. */
  readonly chain?: string
}

/** Chain ids of EIP-155 (chainlist.org). */
const evm: Readonly<Record<string, string>> = {
  '1': 'ERC 20|ETHEREUM|ETHER|ETH|以太坊|以太幣|以太币|イーサリアム|이더리움',
  '10': 'OPTIMISM|OP MAINNET|OETH|OP',
  '14': 'FLARE|FLR',
  '25': 'CRONOS|CRO',
  '30': 'ROOTSTOCK|RSK|RBTC',
  '40': 'TELOS EVM|TELOS',
  '50': 'XDC NETWORK|XDC|XINFIN|XRC 20',
  '56': 'BEP 20|BNB SMART CHAIN|BNB CHAIN|BINANCE SMART CHAIN|BINANCE|BSC|BNB|幣安智能鏈|幣安智慧鏈|币安智能链|幣安|币安|バイナンススマートチェーン|바이낸스 스마트 체인|바이낸스',
  '61': 'ETHEREUM CLASSIC|ETC',
  '66': 'OKTC|OKX CHAIN|OKEX CHAIN|OKC|KIP 20',
  '88': 'VICTION|TOMO CHAIN|TRC 21',
  '100': 'GNOSIS CHAIN|GNOSIS|XDAI',
  '108': 'THUNDER CORE',
  '122': 'FUSE',
  '128': 'HECO|HRC 20',
  '130': 'UNICHAIN',
  '137': 'POLYGON POS|POLYGON|MATIC|POL|ポリゴン|폴리곤',
  '143': 'MONAD',
  '146': 'SONIC',
  '169': 'MANTA PACIFIC|MANTA',
  '196': 'X LAYER|XLAYER',
  '199': 'BITTORRENT CHAIN|BITTORRENT|BTTC',
  '204': 'OP BNB',
  '239': 'TAC',
  '250': 'FANTOM|FTM',
  '252': 'FRAXTAL',
  '288': 'BOBA',
  '321': 'KCC|KUCOIN COMMUNITY CHAIN|KRC 20',
  '324': 'ZK SYNC ERA|ZK SYNC|ZKS ERA',
  '369': 'PULSE CHAIN',
  '480': 'WORLD CHAIN',
  '592': 'ASTAR',
  '747': 'FLOW EVM',
  '988': 'STABLE CHAIN|STABLE',
  '999': 'HYPER EVM|HYPERLIQUID|HYPE',
  '1030': 'CONFLUX ESPACE|CONFLUX EVM|CONFLUX|CFX ESPACE|CFX EVM|CFX',
  '1088': 'METIS',
  '1101': 'POLYGON ZK EVM',
  '1116': 'CORE DAO|CORE CHAIN|CORE',
  '1135': 'LISK',
  '1284': 'MOONBEAM',
  '1285': 'MOONRIVER',
  '1329': 'SEI EVM|SEI V 2',
  '1514': 'STORY',
  '1868': 'SONEIUM',
  '2020': 'RONIN',
  '2222': 'KAVA EVM',
  '2741': 'ABSTRACT',
  '2818': 'MORPH',
  '4200': 'MERLIN',
  '4326': 'MEGA ETH',
  '4689': 'IOTEX',
  '5000': 'MANTLE|MNT',
  '7000': 'ZETA CHAIN',
  '8217': 'KAIA|KLAYTN|KLAY|카이아|클레이튼',
  '8453': 'BASE',
  '8822': 'IOTA EVM',
  '9001': 'EVMOS',
  '9745': 'PLASMA|XPL',
  '17777': 'EOS EVM|VAULTA EVM',
  '33139': 'APE CHAIN',
  '34443': 'MODE',
  '42161': 'ARBITRUM ONE|ARBITRUM|ARB ONE|ARB 1|ARB|アービトラム|아비트럼',
  '42170': 'ARBITRUM NOVA',
  '42220': 'CELO',
  '42793': 'ETHERLINK',
  '43111': 'HEMI',
  '43114': 'AVALANCHE C CHAIN|AVALANCHE|AVAX C CHAIN|AVAXC|AVAX|C CHAIN|雪崩|アバランチ|아발란체',
  '57073': 'INK CHAIN|INK',
  '59144': 'LINEA',
  '60808': 'BOB',
  '80094': 'BERA CHAIN|BERA',
  '81457': 'BLAST',
  '98866': 'PLUME',
  '167000': 'TAIKO',
  '200901': 'BITLAYER',
  '534352': 'SCROLL',
  '747474': 'KATANA',
  '21000000': 'CORN',
  '1313161554': 'AURORA',
  '1666600000': 'HARMONY',
}

/** Prefixes of addresses of Cosmos. */
const cosmos: Readonly<Record<string, string>> = {
  cosmos: 'COSMOS HUB|COSMOS|ATOM',
  osmo: 'OSMOSIS|OSMO',
  inj: 'INJECTIVE|INJ',
  noble: 'NOBLE',
  terra: 'TERRA|LUNA',
  axelar: 'AXELAR',
  celestia: 'CELESTIA|TIA',
  // The old chain of Binance.
  bnb: 'BNB BEACON CHAIN|BEACON CHAIN|BEP 2',
}

const withChains = (kind: AddressKind, names: Readonly<Record<string, string>>): NamedNetwork[] =>
  Object.entries(names).map(([chain, each]) => ({ names: each, kinds: [kind], chain }))

export const namedNetworks: readonly NamedNetwork[] = [
  { kinds: ['tron'], names: 'TRC 20|TRC 10|TRON|TRX|波場|波场|トロン|트론' },
  ...withChains('evm', evm),
  { kinds: ['evm'], names: 'EVM|EVM COMPATIBLE|EIP 155|VECHAIN|NEON EVM|SHIMMER EVM' },
  { kinds: ['solana'], names: 'SOLANA|SOL|SPL|索拉納|索拉纳|ソラナ|솔라나' },
  { kinds: ['ton'], names: 'THE OPEN NETWORK|TONCOIN|TON|JETTON|톤코인|トンコイン' },
  { kinds: ['aptos'], names: 'APTOS|APT|MOVEMENT|アプトス|앱토스' },
  { kinds: ['sui'], names: 'SUI' },
  { kinds: ['starknet'], names: 'STARKNET|STRK' },
  { kinds: ['near'], names: 'NEAR PROTOCOL|NEAR|NEP 141' },
  {
    kinds: ['bitcoin'],
    names: 'OMNI LAYER|OMNI|BITCOIN|BTC|比特幣|比特币|ビットコイン|비트코인',
  },
  { kinds: ['litecoin'], names: 'LITECOIN|LTC' },
  { kinds: ['dogecoin'], names: 'DOGECOIN|DOGE' },
  { kinds: ['liquid'], names: 'LIQUID NETWORK|LIQUID|L BTC' },
  { kinds: ['tezos'], names: 'TEZOS|XTZ' },
  { kinds: ['polkadot'], names: 'POLKADOT ASSET HUB|ASSET HUB|STATEMINT|POLKADOT|DOT|波卡' },
  ...withChains('cosmos', cosmos),
  // Addresses of both kinds lead to one account there.
  { kinds: ['evm', 'cosmos'], names: 'SEI', chain: '1329' },
  { kinds: ['evm', 'cosmos'], names: 'KAVA', chain: '2222' },
  { kinds: ['algorand'], names: 'ALGORAND|ALGO' },
  { kinds: ['stellar'], names: 'STELLAR|XLM' },
  { kinds: ['xrp'], names: 'XRP LEDGER|XRPL|XRP|RIPPLE' },
  { kinds: ['cardano'], names: 'CARDANO|ADA' },
  { kinds: ['eos'], names: 'EOS|VAULTA' },
  {
    kinds: [],
    names:
      'AVALANCHE X CHAIN|AVAX X CHAIN|AVALANCHE P CHAIN|X CHAIN|P CHAIN|LIGHTNING|BITCOIN CASH|BCH|SLP|DASH|ZCASH|MONERO|XMR|STACKS|STX|HEDERA|HBAR|INTERNET COMPUTER|ICP|FILECOIN|MULTIVERSX|ELROND|KASPA|KADENA|KUSAMA|STATEMINE|RADIX|MINA|IOTA|CANTON|ICON|ONTOLOGY|QTUM|WAVES|NEO|CONFLUX CORE|RGB',
  },
]
