import { expect, it } from 'vitest'
import type { OrderIssue } from '../submission/order.ts'
import { confirmVariant } from './confirm-variant.ts'

it.each<[OrderIssue | undefined, 'primary' | 'secondary']>([
  [undefined, 'primary'],
  [{ kind: 'canceled' }, 'primary'],
  [{ kind: 'gone' }, 'primary'],
  [{ kind: 'key', isUnsent: true }, 'secondary'],
  [{ kind: 'refused', code: 1, status: 200, message: '' }, 'secondary'],
])('after %j the button is %s', (issue, variant) => {
  expect(confirmVariant(issue)).toBe(variant)
})
