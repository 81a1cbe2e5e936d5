import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { type Answer, failed } from '../../../shared/api/errors.ts'
import { type HistoryPage, historyRecord } from '../../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../../shared/api/wire/requests.ts'
import type { Saving } from '../../../shared/paper/save-file.ts'
import type { CsvWords } from './csv.ts'
import { createCsvExport } from './export-csv.ts'
import { noFilter } from './filter.ts'

const words: CsvWords = {
  headings: {
    order: 'Order number',
    type: 'Type',
    status: 'Status',
    amount: 'Amount',
    currency: 'Currency',
    fee: 'Fee',
    date: 'Date',
    zone: 'Time zone',
    network: 'Network',
    address: 'Address',
    counterparty: 'Name',
    counterpartyNumber: 'Number',
    reason: 'Reason',
    converted: 'Converted',
    convertedCurrency: 'Converted currency',
    rate: 'Rate',
    bankCard: 'Bank account',
  },
  nameOf: ({ type }) => type,
  statuses: {
    Auditing: 'under review',
    Success: 'completed',
    Fail: 'failed',
    Cancelled: 'cancelled',
    InNetwork: 'in the network',
    NotCredited: 'not credited',
  },
}

const page = (numbers: readonly string[], next: string | null): Answer<HistoryPage> => ({
  ok: true,
  value: {
    list: numbers.map((orderNumber) =>
      v.parse(historyRecord, {
        orderNumber,
        status: 'Success',
        type: 'DEPOSIT',
        direction: 'IN',
        currency: 'USD',
        amount: '5',
        date: '2026-03-02T08:15:00Z',
      }),
    ),
    next,
  },
})

function open(answers: readonly Answer<HistoryPage>[], saving: Saving = { after: 'asked' }) {
  const asked: HistoryQuery[] = []
  const saved: { file: Blob; name: string }[] = []
  const csvExport = createCsvExport({
    load: async (query) => {
      asked.push(query)
      return answers[asked.length - 1] ?? failed({ kind: 'network' })
    },
    async save(file, name) {
      saved.push({ file, name })
      return saving
    },
    report: vi.fn(),
    today: () => '2026-03-02',
  })
  const orders = async () =>
    (await saved[0]?.file.text())
      ?.split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
  return { csvExport, asked, saved, orders, state: csvExport.store.getState }
}

it('saves every page of the filter in one file', async () => {
  const { csvExport, asked, saved, orders, state } = open([
    page(['3', '2'], 'c1'),
    page(['1'], null),
  ])
  await csvExport.start({ filter: { ...noFilter, type: 'DEPOSIT' }, takesContains: true }, words)
  expect(asked).toEqual([
    { type: 'DEPOSIT', limit: '100' },
    { type: 'DEPOSIT', limit: '100', cursor: 'c1' },
  ])
  expect(saved[0]?.name).toBe('history-2026-03-02.csv')
  expect(await orders()).toEqual(['3', '2', '1'])
  expect(state()).toEqual({ name: 'asked', count: 3 })
})

it('continues after a failure with the page that is missing', async () => {
  const { csvExport, asked, saved, orders, state } = open([
    page(['2'], 'c1'),
    failed({ kind: 'timeout' }),
    page(['1'], null),
  ])
  await csvExport.start({ filter: noFilter, takesContains: true }, words)
  expect(state()).toMatchObject({ name: 'failed', count: 1 })
  expect(saved).toEqual([])
  await csvExport.retry()
  expect(asked[2]).toEqual({ limit: '100', cursor: 'c1' })
  expect(await orders()).toEqual(['2', '1'])
})

it('writes a record once, and ends at pages that lead to each other', async () => {
  const { csvExport, asked, orders, state } = open([
    page(['4', '3', '3'], 'c1'),
    page(['3', '2'], 'c2'),
    page(['1'], 'c1'),
  ])
  await csvExport.start({ filter: noFilter, takesContains: true }, words)
  expect(asked).toHaveLength(3)
  expect(await orders()).toEqual(['4', '3', '2', '1'])
  expect(state()).toEqual({ name: 'asked', count: 4 })
})

it('saves nothing once it was cancelled', async () => {
  const { csvExport, saved, state } = open([page(['2'], 'c1'), page(['1'], null)])
  const all = csvExport.start({ filter: noFilter, takesContains: true }, words)
  csvExport.cancel()
  await all
  expect(saved).toEqual([])
  expect(state()).toEqual({ name: 'none' })
})

it('saves nothing while the days are out of order', async () => {
  const { csvExport, asked, saved, state } = open([page([], null)])
  await csvExport.start(
    { filter: { ...noFilter, from: '2026-03-02', to: '2026-03-01' }, takesContains: true },
    words,
  )
  expect(asked).toEqual([])
  expect(saved).toEqual([])
  expect(state()).toEqual({ name: 'none' })
})

it('can be forgotten once it has ended, and not before', async () => {
  const { csvExport, state } = open([page(['1'], null)])
  const all = csvExport.start({ filter: noFilter, takesContains: true }, words)
  csvExport.dismiss()
  expect(state().name).toBe('loading')
  await all
  csvExport.dismiss()
  expect(state()).toEqual({ name: 'none' })
})

it.each([
  [true, 'none'],
  [false, 'cannot save'],
])('tells what became of a file that a native app took (done: %s)', async (done, name) => {
  let resolve = (_: boolean) => {}
  const promise = new Promise<boolean>((settle) => {
    resolve = settle
  })
  const { csvExport, state } = open([page(['1'], null)], { after: 'asked', isDone: promise })
  await csvExport.start({ filter: noFilter, takesContains: true }, words)
  expect(state().name).toBe('asked')
  resolve(done)
  await promise
  expect(state().name).toBe(name)
})
