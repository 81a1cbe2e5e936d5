import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAddress } from './check-address.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const contractOnTron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const onTron = 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'
const usdtOnEthereum = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const contracts = [
  usdtOnEthereum,
  '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
  '0x55d398326f99059fF775485246999027B3197955',
]
const genesis = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const solana = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'

const base58check = createBase58check(sha256)
const tronFrom = (bytes: Uint8Array, first = 0x41) =>
  base58check.encode(Uint8Array.from([first, ...bytes]))
const account = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.some((byte) => byte > 0))
const tronAddress = account.map((bytes) => tronFrom(bytes))

const ok = (address: string) => ({ ok: true, address })
const no = (reason: string, looksLike?: string) =>
  looksLike === undefined ? { ok: false, reason } : { ok: false, reason, looksLike }

describe('a TRON address', () => {
  it.each([onTron, 'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9', 'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR'])(
    'accepts %s',
    (address) => {
      expect(checkAddress(address, 'tron')).toEqual(ok(address))
      expect(checkAddress(` tron:${address}?amount=1 `, 'tron')).toEqual(ok(address))
    },
  )

  it.each([
    ['', no('empty')],
    [' \u200b', no('empty')],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', no('checksum')],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL6jt', no('checksum')],
    [contractOnTron, no('contract')],
    [`tron:${contractOnTron}`, no('contract')],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', no('length')],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6tt', no('tooLong')],
    [onTron.repeat(200), no('tooLong')],
    [`${onTron} ${onTron}`, no('tooLong')],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', no('characters')],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjбt', no('characters')],
    [`\u202e${onTron}`, no('characters')],
    [onTron.replace('T', '\u0422'), no('characters')],
    [onTron.toLowerCase(), no('checksum')],
    ['41a614f803b6fd780986a42c78ec9c7f77e6ded13c', no('notAddress')],
    ['hello', no('notAddress')],
    [tronFrom(new Uint8Array(20)), no('notAddress')],
    [usdtOnEthereum, no('otherNetwork', 'evm')],
    [usdtOnEthereum.toLowerCase(), no('otherNetwork', 'evm')],
    [`ethereum:${onTron}`, no('otherNetwork', 'evm')],
    [genesis, no('otherNetwork', 'bitcoin')],
    [`bitcoin:${genesis}?amount=1`, no('otherNetwork', 'bitcoin')],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', no('otherNetwork', 'bitcoin')],
    [solana, no('otherNetwork', 'solana')],
  ])('refuses %j', (text, verdict) => {
    expect(checkAddress(text, 'tron')).toEqual(verdict)
  })

  it('is accepted for any account', () => {
    fc.assert(
      fc.property(tronAddress, (address) => {
        expect(checkAddress(address, 'tron')).toEqual(ok(address))
      }),
    )
  })

  it('is refused with another version byte', () => {
    fc.assert(
      fc.property(account, fc.integer({ min: 0, max: 255 }), (bytes, first) => {
        expect(checkAddress(tronFrom(bytes, first), 'tron').ok).toBe(first === 0x41)
      }),
    )
    const neighbours = [
      tronFrom(new Uint8Array(20).fill(255), 0x40),
      tronFrom(Uint8Array.of(...Array(19).fill(0), 1), 0x42),
    ]
    for (const neighbour of neighbours) {
      expect(neighbour).toMatch(/^T.{33}$/)
      expect(checkAddress(neighbour, 'tron')).toEqual(no('notAddress'))
    }
  })

  it('is refused with one wrong character', () => {
    const character = fc.constantFrom(...alphabet, '0', 'O', 'I', 'l')
    fc.assert(
      fc.property(tronAddress, fc.nat(33), character, (address, at, wrong) => {
        fc.pre(address[at] !== wrong)
        const mistyped = address.slice(0, at) + wrong + address.slice(at + 1)
        expect(checkAddress(mistyped, 'tron').ok).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})

/** The test vectors of EIP-55 itself. */
const eip55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

describe('an EVM address', () => {
  it.each(eip55)('accepts %s, also in one case', (address) => {
    expect(checkAddress(address, 'evm')).toEqual(ok(address))
    expect(checkAddress(address.toLowerCase(), 'evm')).toEqual(ok(address))
    expect(checkAddress(address.toUpperCase(), 'evm')).toEqual(ok(address))
    expect(checkAddress(`ethereum:${address}@1?value=1`, 'evm')).toEqual(ok(address))
  })

  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', no('checksum')],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', no('length')],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd', no('tooLong')],
    [`${eip55[4]}\n${eip55[5]}`, no('tooLong')],
    ['0\u04455aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', no('characters')],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', no('characters')],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', no('notAddress')],
    [`0x${'0'.repeat(40)}`, no('notAddress')],
    ['vitalik.eth', no('notAddress')],
    [`ethereum:${usdtOnEthereum}/approve?address=${usdtOnEthereum}`, no('notAddress')],
    [onTron, no('otherNetwork', 'tron')],
    [onTron.toLowerCase(), no('otherNetwork', 'tron')],
    [`tron:${usdtOnEthereum}`, no('otherNetwork', 'tron')],
    [genesis, no('otherNetwork', 'bitcoin')],
    [solana, no('otherNetwork', 'solana')],
  ])('refuses %s', (text, verdict) => {
    expect(checkAddress(text, 'evm')).toEqual(verdict)
  })

  it.each(contracts)('is not %s, a contract of USDT', (contract) => {
    for (const text of [contract, contract.toLowerCase(), `ethereum:${contract}`]) {
      expect(checkAddress(text, 'evm')).toEqual(no('contract'))
      expect(checkAddress(text, undefined)).toEqual(no('contract'))
    }
    const mistyped = contract.slice(0, -1) + (contract.endsWith('8') ? '9' : '8')
    expect(checkAddress(mistyped, 'evm')).toEqual(no('checksum'))
  })

  it.each(['', '/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'])(
    'is refused in a link to another chain: %s',
    (call) => {
      const link = (chain: string) => `ethereum:${eip55[4]}@${chain}${call}`
      expect(checkAddress(link('56'), 'evm', '1')).toEqual(no('otherChain'))
      expect(checkAddress(link('1'), 'evm', '56')).toEqual(no('otherChain'))
      expect(checkAddress(link('56'), 'evm', '56')).toEqual(ok(String(eip55[4])))
      expect(checkAddress(link('56'), 'evm', undefined)).toEqual(ok(String(eip55[4])))
      expect(checkAddress(`ethereum:${eip55[4]}`, 'evm', '56')).toEqual(ok(String(eip55[4])))
    },
  )

  it('is refused in mixed case with one wrong digit', () => {
    const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const taken = [...right.slice(2)].flatMap((digit, at) =>
      [...'0123456789abcdefABCDEF']
        .filter((wrong) => wrong !== digit)
        .map((wrong) => right.slice(0, at + 2) + wrong + right.slice(at + 3))
        .filter((mistyped) => checkAddress(mistyped, 'evm').ok),
    )
    expect(taken).toEqual([])
  })
})

describe('an address of an unknown network', () => {
  it('is any text of a plausible length', () => {
    expect(checkAddress(` ${solana}\n`, undefined)).toEqual(ok(solana))
    expect(checkAddress('a'.repeat(20), undefined)).toEqual(ok('a'.repeat(20)))
    expect(checkAddress('a'.repeat(128), undefined)).toEqual(ok('a'.repeat(128)))
    expect(checkAddress('a'.repeat(19), undefined)).toEqual(no('length'))
    expect(checkAddress('a'.repeat(129), undefined)).toEqual(no('tooLong'))
    expect(checkAddress(`${'a'.repeat(20)}é`, undefined)).toEqual(no('characters'))
    expect(checkAddress('', undefined)).toEqual(no('empty'))
  })

  it('is one text without blanks: parts are not joined', () => {
    for (const text of [`${solana} ${solana}`, `${solana.slice(0, 20)}\n${solana.slice(20)}`]) {
      expect(checkAddress(text, undefined)).toEqual(no('characters'))
    }
    expect(checkAddress(`\u200b ${solana} \u200b`, undefined)).toEqual(ok(solana))
    expect(checkAddress(contractOnTron, undefined)).toEqual(no('contract'))
  })

  it('is no link without a recipient', () => {
    const link = `ethereum:${usdtOnEthereum}/transfer?uint256=1`
    expect(checkAddress(link, undefined)).toEqual(no('notAddress'))
  })
})

it('refuses any text, or returns an address that it accepts again', () => {
  const anything = fc.oneof(
    fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
    fc.string({ minLength: 15, maxLength: 140 }),
    fc
      .string({ unit: fc.constantFrom(...alphabet), minLength: 33, maxLength: 33 })
      .map((t) => `T${t}`),
    fc
      .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 39, maxLength: 41 })
      .map((t) => `0x${t}`),
    fc.string().map((tail) => `ethereum:${tail}`),
  )
  const network = fc.constantFrom('tron' as const, 'evm' as const, undefined)
  fc.assert(
    fc.property(anything, network, (text, on) => {
      const verdict = checkAddress(text, on)
      if (verdict.ok) expect(checkAddress(verdict.address, on)).toEqual(verdict)
    }),
    { numRuns: 300 },
  )
})
