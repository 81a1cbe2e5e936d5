import { expect, it, vi } from 'vitest'
import type { Client } from '../../shared/api/client.ts'
import { createApi } from './api.ts'

const record = (orderNumber: string, status = 'Auditing') => ({ orderNumber, status })

/** The transfers in progress as a page of the history has them, and the query of that page. */
async function inProgressOf(list: readonly object[], next: string | null = null) {
  const call = vi.fn(async (..._: unknown[]) => ({ ok: true, value: { list, next } }))
  const answer = await createApi({ call } as unknown as Pick<Client, 'call'>).inProgress()
  if (!answer.ok) throw new Error('no answer')
  const { records, hasMore } = answer.value
  const [, , options] = call.mock.calls[0] ?? []
  return { numbers: records.map(({ orderNumber }) => orderNumber), hasMore, options }
}

it('asks for the newest records under review, and tells whether there are more', async () => {
  expect(await inProgressOf([])).toMatchObject({ numbers: [], hasMore: false })
  const three = [record('4'), record('3'), record('2')]
  expect(await inProgressOf(three)).toEqual({
    numbers: ['4', '3', '2'],
    hasMore: false,
    options: { query: { type: 'PROCESS', limit: '3' } },
  })
  expect(await inProgressOf(three, 'c1')).toMatchObject({ hasMore: true })
})

it('shows three records under review of a server that knows neither type nor limit', async () => {
  const list = [record('6', 'Success'), ...['5', '4', '3', '2'].map((each) => record(each))]
  expect(await inProgressOf(list)).toMatchObject({ numbers: ['5', '4', '3'], hasMore: true })
  expect(await inProgressOf(list.slice(0, 2))).toMatchObject({ numbers: ['5'], hasMore: false })
})
