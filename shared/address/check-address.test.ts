import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addresses, on, tronFrom } from './addresses.test-helper.ts'
import { checkAddress as check } from './check-address.ts'
import { usdtContracts } from './contracts.ts'
import type { AddressKind } from './kind.ts'
import { kindOf, kinds } from './kinds/all.ts'
import { addressNetworkOf } from './network.ts'

const checkAddress = (text: string, kind: AddressKind | undefined, chain?: string) =>
  check(text, on(kind, chain))

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const contractOnTron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const onTron = 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'
const usdtOnEthereum = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const contracts = usdtContracts.filter((contract) => /^0x.{40}$/.test(contract))
const genesis = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const solana = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
/** Of no kind that is known here. */
const strange = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'

const account = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.some((byte) => byte > 0))
const tronAddress = account.map((bytes) => tronFrom(bytes))

const ok = (address: string, certainty = 'checksum') => ({ ok: true, address, certainty })
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
    [`${onTron} TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9`, no('several')],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', no('characters')],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjбt', no('characters')],
    [`\u202e${onTron}`, no('characters')],
    [onTron.replace('T', '\u0422'), no('characters')],
    [onTron.toLowerCase(), no('checksum')],
    ['41a614f803b6fd780986a42c78ec9c7f77e6ded13c', no('form')],
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
  it.each(eip55)('accepts %s, also in one case, as it was typed', (address) => {
    expect(checkAddress(address, 'evm')).toEqual(ok(address))
    const small = address.toLowerCase()
    const large = `0x${address.slice(2).toUpperCase()}`
    const certainty = (typed: string) => (typed === address ? 'checksum' : 'form')
    expect(checkAddress(small, 'evm')).toEqual(ok(small, certainty(small)))
    expect(checkAddress(large, 'evm')).toEqual(ok(large, certainty(large)))
    expect(checkAddress(address.toUpperCase(), 'evm')).toEqual(ok(large, certainty(large)))
    expect(checkAddress(`ethereum:${address}@1?value=1`, 'evm')).toEqual(ok(address))
  })

  it('without a letter has no checksum', () => {
    const digits = `0x${'12345'.repeat(8)}`
    expect(checkAddress(digits, 'evm')).toEqual(ok(digits, 'form'))
  })

  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', no('checksum')],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', no('length')],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd', no('tooLong')],
    [`${eip55[4]}\n${eip55[5]}`, no('several')],
    ['0\u04455aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', no('characters')],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', no('characters')],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', no('notAddress')],
    [`0x${'0'.repeat(40)}`, no('notAddress')],
    ['vitalik.eth', no('name')],
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
    // Another letter changes the capitals of all.
    const mistyped = contract.slice(0, -1) + (/[0-8]$/.test(contract) ? '9' : '0')
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
  it('is any text of a plausible length, and it is called unchecked', () => {
    expect(checkAddress(` ${strange}\n`, undefined)).toEqual(ok(strange, 'none'))
    expect(checkAddress('z'.repeat(20), undefined)).toEqual(ok('z'.repeat(20), 'none'))
    expect(checkAddress('z'.repeat(130), undefined)).toEqual(ok('z'.repeat(130), 'none'))
    expect(checkAddress('z'.repeat(19), undefined)).toEqual(no('length'))
    expect(checkAddress('z'.repeat(131), undefined)).toEqual(no('tooLong'))
    expect(checkAddress(`${'z'.repeat(20)}é`, undefined)).toEqual(no('characters'))
    expect(checkAddress('', undefined)).toEqual(no('empty'))
  })

  it('is one text without blanks: parts are not joined', () => {
    const half = `${strange.slice(0, 15)}\n${strange.slice(15, 30)}`
    expect(checkAddress(half, undefined)).toEqual(no('characters'))
    expect(checkAddress(`${strange} ${strange}x`, undefined)).toEqual(no('several'))
    expect(checkAddress(`\u200b ${strange} \u200b`, undefined)).toEqual(ok(strange, 'none'))
    expect(checkAddress(`Address: ${strange}`, undefined)).toEqual(ok(strange, 'none'))
  })

  it('is none of another known network', () => {
    expect(checkAddress(onTron, undefined)).toEqual(no('otherNetwork', 'tron'))
    expect(checkAddress(`TRC20: ${onTron}`, undefined)).toEqual(no('otherNetwork', 'tron'))
    // A wrong character makes it no address of this network.
    const mistyped = onTron.replace('FgNk', 'FgMk')
    expect(checkAddress(mistyped, undefined)).toEqual(no('otherNetwork', 'tron'))
    expect(checkAddress(genesis, undefined)).toEqual(no('otherNetwork', 'bitcoin'))
    expect(checkAddress(solana, undefined)).toEqual(no('otherNetwork', 'solana'))
    expect(checkAddress(contractOnTron, undefined)).toEqual(no('contract'))
  })

  it('has forty digits and a right checksum behind 0x', () => {
    const [mixed = ''] = addresses.evm
    expect(checkAddress(mixed, undefined)).toEqual(ok(mixed, 'none'))
    expect(checkAddress(mixed.toLowerCase(), undefined)).toEqual(ok(mixed.toLowerCase(), 'none'))
    expect(checkAddress(mixed.replace('6053', '6054'), undefined)).toEqual(no('checksum'))
    expect(checkAddress(mixed.slice(0, -1), undefined)).toEqual(no('length'))
    expect(checkAddress(`${mixed}a`, undefined)).toEqual(no('tooLong'))
    expect(checkAddress(addresses.aptos[0] ?? '', undefined)).toEqual(no('otherNetwork', 'aptos'))
    expect(checkAddress(`0x${'0'.repeat(40)}`, undefined)).toEqual(no('notAddress'))
  })

  it('is no link without a recipient, no name and no mail address', () => {
    const link = `ethereum:${usdtOnEthereum}/transfer?uint256=1`
    expect(checkAddress(link, undefined)).toEqual(no('notAddress'))
    for (const name of ['someone-with-a-long-name.eth', 'someone.somewhere@example.com']) {
      expect(checkAddress(name, undefined)).toEqual(no('name'))
    }
  })

  it('is nothing of another known network if its kind is known and has no check', () => {
    const stacks = addressNetworkOf({
      channelName: 'Stacks',
      fullName: '',
      channelType: '',
      value: '',
      addressKind: undefined,
    })
    const own = 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7'
    expect(check(own, stacks)).toEqual(ok(own, 'none'))
    expect(check(addresses.evm[0] ?? '', stacks)).toEqual(no('otherNetwork', 'evm'))
  })
})

it('the contracts of USDT are right addresses, and refused wherever they are typed', () => {
  for (const contract of usdtContracts) {
    const kind = kindOf(contract)
    expect(kind && kinds[kind].check(contract).ok, contract).toBe(true)
    expect(checkAddress(contract, kind), contract).toEqual(no('contract'))
  }
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
  const network = fc.constantFrom(
    'tron' as const,
    'evm' as const,
    'ton' as const,
    'solana' as const,
    'near' as const,
    undefined,
  )
  fc.assert(
    fc.property(anything, network, (text, on) => {
      const verdict = checkAddress(text, on)
      if (verdict.ok) expect(checkAddress(verdict.address, on)).toEqual(verdict)
    }),
    { numRuns: 300 },
  )
})
