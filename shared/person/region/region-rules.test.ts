import { expect, it } from 'vitest'
import { regionRules } from './region-rules.ts'

it.each([
  ['US', true, false],
  ['JP', false, false],
  ['TW', false, true],
  // Not known.
  ['', false, true],
  ['??', false, true],
])(
  'In the region %j a card is bound automatically: %j; withdrawals go by wire only: %j',
  (region, bindsAutomatically, withdrawsByWireOnly) => {
    expect(regionRules(region)).toEqual({ bindsAutomatically, withdrawsByWireOnly })
  },
)
