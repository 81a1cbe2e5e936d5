import { expect, it } from 'vitest'
import { bindFigures } from './bind-figures.ts'

it.each([
  ['Up to 7 working days from approval', 'Up to 7\u00a0working days from approval'],
  ['最終審核目標 24 小時內，其後約 3 分鐘', '最終審核目標 24\u00a0小時內，其後約 3\u00a0分鐘'],
  ['約3分', '約3分'],
])('%s keeps each figure with its unit', (text, bound) => {
  expect(bindFigures(text)).toBe(bound)
})
