import { sha256 } from '@noble/hashes/sha2.js'
import { base64, base64urlnopad, bech32, createBase58check } from '@scure/base'
import type { AddressKind } from './kind.ts'
import { crc16 } from './kinds/crc16.ts'
import type { AddressNetwork } from './network.ts'

/** A network with one kind of address; `undefined`: nothing is known of it. */
export const on = (kind: AddressKind | undefined, chain?: string): AddressNetwork => ({
  kinds: kind && [kind],
  canCheck: kind !== undefined,
  chain,
})

const base58check = createBase58check(sha256)

/** A TRON address of 20 bytes; the first byte of real ones is 0x41. */
export const tronFrom = (bytes: Uint8Array, first = 0x41): string =>
  base58check.encode(Uint8Array.from([first, ...bytes]))

/** A TON address of 32 bytes, in the form that the tag names. */
export const tonFrom = (
  hash: Uint8Array,
  { tag = 0x51, workchain = 0, isPlain = false } = {},
): string => {
  const body = Uint8Array.from([tag, workchain, ...hash])
  const crc = crc16(body)
  const bytes = Uint8Array.from([...body, crc >> 8, crc & 0xff])
  return isPlain ? base64.encode(bytes) : base64urlnopad.encode(bytes)
}

const bytes20 = Uint8Array.from({ length: 20 }, (_, at) => at * 7 + 1)
const bytes32 = Uint8Array.from({ length: 32 }, (_, at) => at * 5 + 3)
const base58 = (...first: number[]) => base58check.encode(Uint8Array.from([...first, ...bytes20]))

/** Published examples, and addresses of bytes to which nobody has a key. */
export const addresses: Readonly<Record<AddressKind, readonly string[]>> = {
  tron: [
    'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd',
    'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9',
    'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR',
  ],
  evm: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
  ],
  solana: [
    '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  ],
  ton: [
    'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
    tonFrom(bytes32),
    tonFrom(bytes32, { tag: 0x11, isPlain: true }),
    tonFrom(bytes32, { tag: 0x11, workchain: 0xff }),
  ],
  aptos: ['0x84b1675891d370d5de8f169031f9c3116d7add256ecf50a4bc71e3135ddba6e0'],
  sui: ['0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331'],
  starknet: ['0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7'],
  near: [
    'alice.near',
    'my-wallet_1.alice.near',
    'someone.tg',
    '98793cd91a3f870fb126f66285808c7e094afcfc4eda8a970f6648cdf0dbd6de',
  ],
  bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    base58(5),
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  litecoin: [base58(0x30), base58(0x32)],
  dogecoin: [base58(0x1e)],
  liquid: [
    base58(0x39),
    base58check.encode(Uint8Array.from([0x0c, 0x27, 2, ...bytes32, ...bytes20])),
  ],
  tezos: ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', base58(2, 90, 121)],
  polkadot: [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  ],
  cosmos: [
    bech32.encode('kava', bech32.toWords(bytes20)),
    bech32.encode('cosmos', bech32.toWords(bytes20)),
    bech32.encode('bnb', bech32.toWords(bytes20)),
  ],
  algorand: ['GD64YIY3TWGDMCNPP553DZPPR6LDUSFQOIJVFDPPXWEG3FVOJCCDBBHU5A'],
  stellar: ['GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7'],
  xrp: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  cardano: [
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
  ],
  eos: ['alicewallet1'],
}
