import { expect, test } from 'vitest'
import { firstCalls } from './first-calls.ts'

test.each([
  ['home', true, ['getUsdChannel', 'getWalletHomePage']],
  ['withdraw', false, ['getChannel', 'getWalletHomePage']],
  ['deposit', false, ['getChannel']],
] as const)('an element that opens at %s (in USD: %s) prefetches %j', (screen, isUsd, names) => {
  expect(firstCalls({ screen, isUsd }).map(({ endpoint }) => endpoint.name)).toEqual(names)
})
