import { expect, it } from 'vitest'
import { isLookAlike, isSameAddress } from './same-address.ts'

const evm = '0x52908400098527886E0F7030069857D2E4169EE7'
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

it('an EVM address is the same in capitals and small letters, one of TRON is not', () => {
  expect(isSameAddress(evm, evm.toLowerCase())).toBe(true)
  expect(isSameAddress(tron, tron.replace('bP', 'Bp'))).toBe(false)
  expect(isSameAddress(tron, tron)).toBe(true)
  expect(isSameAddress('bc1qar0srrr7xfkvy5l643', 'BC1QAR0SRRR7XFKVY5L643')).toBe(true)
})

it.each([
  ['0x5290aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee7', evm],
  ['TJRaaaaaaaaaaaaaaaaaaaaaaaaaaaaTv8'.replace('Tv8', 'RTv8'), tron],
  ['tjrA1111111111111111111111111rtV8', tron],
])('%s looks like %s', (address, known) => {
  expect(isLookAlike(address, known)).toBe(true)
})

it('neither the same address nor one that shares one end looks alike', () => {
  expect(isLookAlike(evm.toLowerCase(), evm)).toBe(false)
  expect(isLookAlike(`${evm.slice(0, -1)}8`, evm)).toBe(false)
  expect(isLookAlike(evm.replace('0x5', '0x6'), evm)).toBe(false)
  // Each EVM address begins with 0x: that is no likeness.
  expect(isLookAlike('0x1111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9EE7', evm)).toBe(false)
})
