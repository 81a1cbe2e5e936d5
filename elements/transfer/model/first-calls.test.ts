import { expect, test } from 'vitest'
import { holderProperties } from '../../../shared/element/model/open-person.test-helper.ts'
import { firstCalls } from '../declaration.ts'

test.each([
  ['home', true, ['getUsdChannel', 'getWalletHomePage']],
  ['withdraw', false, ['getChannel', 'getWalletHomePage']],
  ['deposit', false, ['getChannel']],
] as const)(
  'an element that opens at %s (in USD: %s) asks early for %j',
  (screen, isUsd, names) => {
    const calls = firstCalls({ ...holderProperties, screen, isUsd })
    expect(calls.map(({ endpoint }) => endpoint.name)).toEqual(names)
  },
)
