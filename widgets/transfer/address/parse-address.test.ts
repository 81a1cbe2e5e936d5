import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddress } from './parse-address.ts'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

describe('a pasted address', () => {
  it.each([
    [` ${tron}\n`],
    [`${tron.slice(0, 10)}\r\n  ${tron.slice(10)}`],
    [`\u200b${tron}\ufeff`],
    [`\u00a0${tron}\u3000`],
    [`\u202a${tron}\u202c`],
    [[...tron].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('')],
  ])('is cleaned of the characters that copying adds: %j', (text) => {
    expect(parseAddress(text)).toEqual({ address: tron })
  })

  it.each([
    [`tron:${tron}`, tron, 'tron'],
    [`TRON:${tron}?amount=5&token=TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9`, tron, 'tron'],
    [`ethereum:${evm}`, evm, 'ethereum'],
    [`ethereum://${evm}`, evm, 'ethereum'],
    [`ethereum:${evm}@56`, evm, 'ethereum', '56'],
    [`ethereum:pay-${evm}@1?value=2.014e18&gas=10`, evm, 'ethereum', '1'],
    [`ethereum:${token}/transfer?address=${evm}&uint256=1`, evm, 'ethereum'],
    [`ethereum:${token}@1/transfer?uint256=1&address=${evm}`, evm, 'ethereum', '1'],
    [`ethereum:${token}/transfer?address=%30${evm.slice(1)}`, evm, 'ethereum'],
  ])('is the recipient of a payment link: %s', (text, address, scheme, chain?: string) => {
    expect(parseAddress(text)).toEqual({ address, scheme, ...(chain && { chain }) })
  })

  it.each([
    `ethereum:${token}/transfer?uint256=1`,
    `ethereum:${token}/transfer`,
    `ethereum:${token}/approve?address=${evm}&uint256=1`,
    `ethereum:${token}/transferFrom?address=${evm}&address=${token}`,
    `ethereum:${token}/transfer?address=${evm}&address=${token}`,
  ])('is never the token address of a link without a recipient: %s', (text) => {
    expect(parseAddress(text).address).toBe(text)
  })

  it('is not searched for in a long text', () => {
    const book = `${tron} `.repeat(1000)
    expect(parseAddress(book)).toEqual({ address: book })
  })

  it('can be any text without an exception', () => {
    const anything = fc.oneof(
      fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
      fc.string().map((tail) => `ethereum:${evm}/transfer?address=${tail}`),
    )
    fc.assert(fc.property(anything, (text) => typeof parseAddress(text).address === 'string'))
  })
})
