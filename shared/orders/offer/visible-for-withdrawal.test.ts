import { expect, it } from 'vitest'
import { visibleForWithdrawal } from './visible-for-withdrawal.ts'

it('hides the network at index 1 for withdrawals and no other', () => {
  const channels = ['a', 'b', 'c', 'd'].map((channelName) => ({ channelName })) as never[]
  const names = (count: number) =>
    visibleForWithdrawal(channels.slice(0, count)).map(({ channelName }) => channelName)
  expect(names(4)).toEqual(['a', 'c', 'd'])
  expect(names(2)).toEqual(['a'])
  expect(names(1)).toEqual(['a'])
  expect(names(0)).toEqual([])
})
