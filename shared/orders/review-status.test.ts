import { expect, it } from 'vitest'
import type { TransferRecord } from '../api/wire/transfer.ts'
import { statusOf } from './review-status.ts'

type State = NonNullable<TransferRecord['reviews']>[number]['state']

const known = (status: TransferRecord['status'], broker?: State, clearing?: State) => ({
  status,
  reviews:
    broker && clearing
      ? [
          { tier: 'BROKER' as const, state: broker },
          { tier: 'CLEARING' as const, state: clearing },
        ]
      : null,
})

it.each([
  [undefined, 'submitted'],
  [known('Auditing'), 'submitted'],
  [known('Auditing', 'PENDING', 'WAITING'), 'submitted'],
  [known('Auditing', 'APPROVED', 'PENDING'), 'finalReview'],
  [known('Auditing', 'REJECTED', 'WAITING'), 'rejected'],
  [known('Fail', 'APPROVED', 'REJECTED'), 'rejected'],
  [known('Fail'), 'rejected'],
  [known('Success', 'APPROVED', 'APPROVED'), 'approved'],
  [known('Success'), 'approved'],
])('reads the status of the record %j as %s', (record, status) => {
  expect(statusOf(record)).toBe(status)
})
