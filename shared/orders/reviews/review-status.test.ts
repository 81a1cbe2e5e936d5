import { expect, it } from 'vitest'
import type { TransferRecord } from '../../api/wire/transfer.ts'
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
  [{ ...known('Fail', 'WAITING', 'WAITING'), cancelledAt: '2026-03-02T08:20:00Z' }, 'cancelled'],
  // A status of the specification counts more.
  [{ ...known('Success'), cancelledAt: '2026-03-02T08:20:00Z' }, 'approved'],
])('reads the status of the record %j as %s', (record, status) => {
  expect(statusOf(record)).toBe(status)
})
