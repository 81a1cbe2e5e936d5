import { tonAccount } from './kinds/ton.ts'

/**
 * The contracts of USDT (tether.to and docs.usdt0.to list them). A wallet shows them beside its own
 * address, and USDT sent to them is lost. Their owner may be on another network of the same kind.
 */
export const usdtContracts = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  // Ethereum, BNB Smart Chain, Polygon, Arbitrum, Optimism, Avalanche
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  '0x55d398326f99059fF775485246999027B3197955',
  '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
  '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
  '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
  '0x01bFF41798a0BcF287b996046Ca68b395DbC1071',
  '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
  '0xc7198437980c041c805A1EDcbA50c1Ce5db95118',
  // Base, Celo, Kaia, Kava, zkSync, Linea, Scroll, opBNB, Mantle
  '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2',
  '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
  '0xd077A400968890Eacc75cdc901F0356c943e4fDb',
  '0x919C1c267BC06a7039e03fcc2eF738525769109c',
  '0x493257fD37EDB34451f62EDf8D2a0C418852bA4C',
  '0xA219439258ca9da29E9Cc4cE5596924745e12B93',
  '0xf55BEC9cafDbE8730f096Aa55dad6D22d44099Df',
  '0x9e5AAC1Ba1a2e6aEd6b32689DFcF62A509Ca96f3',
  '0x201EBa5CC46D216Ce6DC03F6a759e8E766e956aE',
  // USDT0: Plasma and HyperEVM, Ink, Unichain and Sei, Berachain, Flare, Conflux
  '0xB8CE59FC3717ada4C02eaDF9682A9e934F625ebb',
  '0x0200C29006150606B650577BBE7B6248F58470c1',
  '0x9151434b16b9763660705744891fA906F660EcC5',
  '0x779Ded0c9e1022225f8E0630b35a9b54bE713736',
  '0xe7cd86e13AC4309349F30B3435a9d337750fC82D',
  '0xaf37E8B6C9ED7f6318979f56Fc287d76c30847ff',
  // Solana, TON, Aptos, NEAR, Tezos
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNky11McCe8BenwNYB',
  'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  '0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b',
  'usdt.tether-token.near',
  'KT1XnTn74bUtxHfDtBmm2bGZAQfhPbvKWR8o',
]

/** The same text for every way to write one account. */
export const accountOf = (address: string): string =>
  /^0x/i.test(address) ? address.toLowerCase() : (tonAccountOf(address) ?? address)

const tonAccountOf = (address: string) =>
  /^[EUk0][Qf][\w+/-]{46}$/.test(address) ? tonAccount(address) : undefined

const accounts: ReadonlySet<string> = new Set(usdtContracts.map(accountOf))

export const isUsdtContract = (address: string): boolean => accounts.has(accountOf(address))
