import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addresses, on, tonFrom } from '../addresses.test-helper.ts'
import { checkAddress } from '../check-address.ts'
import { type AddressKind, addressKinds } from '../kind.ts'

const all = (Object.keys(addressKinds) as AddressKind[]).flatMap((kind) =>
  addresses[kind].map((address) => [kind, address] as const),
)

/** Kinds whose addresses have one form. */
const alike: readonly (readonly AddressKind[])[] = [['aptos', 'sui', 'starknet']]
const areAlike = (a: AddressKind, b: AddressKind) =>
  a === b || alike.some((kinds) => kinds.includes(a) && kinds.includes(b))

describe.each(all)('An address of %s, %s', (kind, address) => {
  it('is accepted there as it was typed', () => {
    expect(checkAddress(` ${address}\n`, on(kind))).toMatchObject({ ok: true, address })
  })

  it('is refused on every other network', () => {
    const taken = (Object.keys(addressKinds) as AddressKind[]).filter(
      (other) => !areAlike(kind, other) && checkAddress(address, on(other)).ok,
    )
    expect(taken).toEqual([])
  })

  it('is refused on a network that is not known, unless it could be one of Ethereum’s relatives', () => {
    expect(checkAddress(address, on(undefined)).ok).toBe(kind === 'evm')
  })
})

describe('An address with a checksum', () => {
  const checked = all.filter(([kind, address]) => {
    const check = checkAddress(address, on(kind))
    // Small letters of Ethereum can be their own checksum.
    return check.ok && check.certainty === 'checksum' && !/^0x[\da-f]*$/.test(address)
  })

  it('is one of each kind that has one', () => {
    expect(new Set(checked.map(([kind]) => kind))).toEqual(
      new Set([
        'tron',
        'evm',
        'ton',
        'bitcoin',
        'litecoin',
        'dogecoin',
        'liquid',
        'tezos',
        'polkadot',
        'cosmos',
        'algorand',
        'stellar',
        'xrp',
        'cardano',
      ]),
    )
  })

  it.each(checked)('of %s is refused with one wrong character: %s', (kind, address) => {
    const character = fc.constantFrom(
      ...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_',
    )
    fc.assert(
      fc.property(fc.nat(address.length - 1), character, (at, wrong) => {
        fc.pre(address[at] !== wrong)
        const mistyped = address.slice(0, at) + wrong + address.slice(at + 1)
        // The prefix of EVM may be in capitals.
        fc.pre(!mistyped.startsWith('0X'))
        expect(checkAddress(mistyped, on(kind)).ok).toBe(false)
      }),
      { numRuns: process.env.FULL ? 60 : 15 },
    )
  })
})

describe('TON', () => {
  const hash = Uint8Array.from({ length: 32 }, (_, at) => at + 1)
  it.each([
    [tonFrom(hash, { tag: 0x91 }), 'testNetwork'],
    [tonFrom(hash, { tag: 0xd1 }), 'testNetwork'],
    [tonFrom(new Uint8Array(32)), 'notAddress'],
    [tonFrom(hash, { workchain: 7 }), 'notAddress'],
    [`0:${'ab'.repeat(32)}`, 'form'],
    [`-1:${'ab'.repeat(32)}`, 'form'],
    [tonFrom(hash).slice(1), 'notAddress'],
    [tonFrom(hash).slice(0, -1), 'length'],
    [`${tonFrom(hash)}A`, 'tooLong'],
    ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', 'contract'],
    // The same contract, with other flags and in plain base64.
    ['UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p', 'contract'],
    ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs', 'contract'],
    ['foundation.ton', 'name'],
    ['alice.t.me', 'name'],
  ])('refuses %s: %s', (text, reason) => {
    expect(checkAddress(text, on('ton'))).toMatchObject({ ok: false, reason })
  })
})

describe('A network without checksums', () => {
  it.each<[AddressKind, string, string]>([
    ['solana', '1'.repeat(32), 'otherNetwork'],
    ['solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWW0', 'characters'],
    ['solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsG', 'length'],
    ['solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zY', 'notAddress'],
    ['solana', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNky11McCe8BenwNYB', 'contract'],
    ['solana', 'alice.sol', 'name'],
    ['aptos', `0x${'0'.repeat(63)}1`, 'notAddress'],
    ['aptos', '0x84b1675891d370d5de8f169031f9c3116d7add256ecf50a4bc71e3135ddba6e', 'length'],
    ['aptos', '0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b', 'contract'],
    ['near', 'Alice.near', 'characters'],
    ['near', 'alice--x.near', 'characters'],
    ['near', 'alice.testnet', 'testNetwork'],
    ['near', 'alice', 'notAddress'],
    ['near', 'vitalik.eth', 'name'],
    ['near', 'usdt.tether-token.near', 'contract'],
    ['near', `${'98'.repeat(31)}9`, 'length'],
    ['near', '0'.repeat(64), 'notAddress'],
    ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testNetwork'],
    ['cardano', 'addr_test1qz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydz', 'testNetwork'],
  ])('of %s refuses %s: %s', (kind, text, reason) => {
    expect(checkAddress(text, on(kind))).toMatchObject({ ok: false, reason })
  })

  it.each<AddressKind>(['solana', 'aptos', 'sui', 'starknet', 'near', 'eos'])(
    'is called so: %s',
    (kind) => {
      for (const address of addresses[kind]) {
        expect(checkAddress(address, on(kind))).toMatchObject({ certainty: 'form' })
      }
    },
  )
})

it('A network of Cosmos takes its own addresses only', () => {
  const [kava = '', cosmos = ''] = addresses.cosmos
  expect(checkAddress(kava, on('cosmos', 'kava')).ok).toBe(true)
  expect(checkAddress(cosmos, on('cosmos', 'kava')).ok).toBe(false)
  const both = { kinds: ['evm', 'cosmos'], canCheck: false, chain: '2222' } as const
  expect(checkAddress(kava, both)).toMatchObject({ ok: true, certainty: 'none' })
  expect(checkAddress(cosmos, both).ok).toBe(false)
})

it('Rootstock has capitals of its own, which other networks refuse', () => {
  const own = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'
  expect(checkAddress(own, on('evm', '30'))).toMatchObject({ ok: true, certainty: 'checksum' })
  expect(checkAddress(own, on('evm', '1'))).toMatchObject({ ok: false, reason: 'checksum' })
})

it('XDC writes xdc for 0x', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const written = address.replace('0x', 'xdc')
  expect(checkAddress(written, on('evm', '50'))).toMatchObject({ ok: true, address })
  expect(checkAddress(written, on('evm', '1')).ok).toBe(false)
})
