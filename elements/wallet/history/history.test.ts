import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, failed } from '../../../shared/api/errors.ts'
import { settle } from '../../../shared/api/fake-calls.test-helper.ts'
import { type HistoryPage, historyRecord } from '../../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../../shared/api/wire/requests.ts'
import { createHistory } from './history.ts'

const record = (orderNumber: string, status = 'Success') =>
  v.parse(historyRecord, {
    orderNumber,
    status,
    type: 'DEPOSIT',
    direction: 'IN',
    currency: 'USD',
    amount: '5',
    date: '2026-03-02T08:15:00Z',
  })

/** A history whose pages are answered one by one. */
function open() {
  const asked: HistoryQuery[] = []
  const answers: ((answer: Answer<HistoryPage>) => void)[] = []
  const report = vi.fn()
  const history = createHistory({
    load: (query) => {
      asked.push(query)
      return new Promise((resolve) => answers.push(resolve))
    },
    report,
  })
  const answer = async (answer: Answer<HistoryPage>, at = answers.length - 1) => {
    answers[at]?.(answer)
    await settle()
  }
  const page = (numbers: string[], next: string | null = null) =>
    ({ ok: true, value: { list: numbers.map((each) => record(each)), next } }) as const
  const listed = () => history.store.getState().records.map(({ orderNumber }) => orderNumber)
  return { history, asked, answer, page, listed, report, state: history.store.getState }
}

const offline = failed({ kind: 'network' })

it('appends pages by their cursor until there is none', async () => {
  const { history, asked, answer, page, listed, state } = open()
  history.open()
  await answer(page(['3', '2'], 'c1'))
  history.loadMore()
  history.loadMore()
  await answer(page(['1']))
  history.loadMore()
  expect(asked).toEqual([{}, { cursor: 'c1' }])
  expect(listed()).toEqual(['3', '2', '1'])
  expect(state()).toMatchObject({ status: 'ready', next: null })
})

it('lists a record once, and ends at a page that repeats its own cursor', async () => {
  const { history, answer, page, listed, state } = open()
  history.open()
  await answer(page(['3', '2', '3'], 'c1'))
  history.loadMore()
  await answer(page(['2', '1', '1'], 'c1'))
  expect(listed()).toEqual(['3', '2', '1'])
  expect(state().next).toBeNull()
})

it('loads on at once after a page without new records, to the end', async () => {
  const { history, asked, answer, page, listed, state } = open()
  history.open()
  await answer(page([], 'c1'))
  expect(state().status).toBe('loading')
  await answer(page(['2'], 'c2'))
  expect(state()).toMatchObject({ status: 'ready', next: 'c2' })
  history.loadMore()
  await answer(page(['2'], 'c3'))
  expect(state().status).toBe('more')
  await answer(page([]))
  expect(asked).toEqual([{}, { cursor: 'c1' }, { cursor: 'c2' }, { cursor: 'c3' }])
  expect(listed()).toEqual(['2'])
  expect(state()).toMatchObject({ status: 'ready', next: null })
})

it('ends at empty pages that lead to each other', async () => {
  const { history, asked, answer, page, state } = open()
  history.open()
  for (const next of ['c1', 'c2', 'c1']) await answer(page([], next))
  expect(asked).toEqual([{}, { cursor: 'c1' }, { cursor: 'c2' }])
  expect(state()).toMatchObject({ status: 'ready', next: null, records: [] })
})

it('loads the page that failed again, not those without new records before it', async () => {
  const { history, asked, answer, page, listed } = open()
  history.open()
  await answer(page(['2'], 'c1'))
  history.loadMore()
  await answer(page(['2'], 'c2'))
  await answer(offline)
  history.retry()
  await answer(page(['1']))
  expect(asked.slice(1)).toEqual([{ cursor: 'c1' }, { cursor: 'c2' }, { cursor: 'c2' }])
  expect(listed()).toEqual(['2', '1'])
})

it('begins with the first page again if that failed while older records were listed', async () => {
  const { history, asked, answer, page, listed } = open()
  history.open()
  await answer(page(['2'], 'c1'))
  history.open()
  await answer(offline)
  history.retry()
  await answer(page(['3', '2'], 'c1'))
  expect(asked).toEqual([{}, {}, {}])
  expect(listed()).toEqual(['3', '2'])
})

it('loads the list again when it is opened again or filtered', async () => {
  const { history, answer, page, listed } = open()
  history.open()
  await answer(page(['2', '1']))
  history.open()
  await answer(page(['3', '2', '1']))
  expect(listed()).toEqual(['3', '2', '1'])
  history.setFilter({ type: 'DEPOSIT' })
  await answer(page(['2', '1']))
  expect(listed()).toEqual(['2', '1'])
})

it('opens with a type that was set before, and without the filters of the last visit', async () => {
  const { history, asked, answer, page, listed } = open()
  history.setFilter({ status: 'Fail', search: '2026' })
  await answer(page(['1']))
  history.preset('PROCESS')
  expect(listed()).toEqual([])
  history.open()
  expect(asked.slice(1)).toEqual([{ type: 'PROCESS' }])
})

it('shows the answer to the latest filter only', async () => {
  const { history, asked, answer, page, listed } = open()
  history.open()
  history.setFilter({ type: 'WITHDRAW', search: ' 2026 ' })
  await answer(page(['new']), 1)
  await answer(page(['old']), 0)
  expect(asked[1]).toEqual({ type: 'WITHDRAW', search: '2026' })
  expect(listed()).toEqual(['new'])
})

it('lists nothing and sends no request while the days are out of order', async () => {
  const { history, asked, answer, page, listed, state } = open()
  history.open()
  await answer(page(['1']))
  history.setFilter({ search: '2' })
  history.setFilter({ from: '2026-03-02', to: '2026-03-01' })
  await answer(page(['2']))
  history.open()
  expect(asked).toHaveLength(2)
  expect(listed()).toEqual([])
  expect(state()).toMatchObject({ status: 'ready', next: null })
  history.setFilter({ to: '2026-03-02' })
  await answer(page(['3']))
  expect(listed()).toEqual(['3'])
})

it('keeps what is listed when a further page fails, and loads that page again', async () => {
  const { history, asked, answer, page, listed, report, state } = open()
  history.open()
  await answer(page(['2'], 'c1'))
  history.loadMore()
  await answer(offline)
  expect(state().status).toBe('failed')
  expect(report).toHaveBeenCalledOnce()
  history.loadMore()
  history.retry()
  await answer(page(['1']))
  expect(asked.slice(1)).toEqual([{ cursor: 'c1' }, { cursor: 'c1' }])
  expect(listed()).toEqual(['2', '1'])
})

it('loads nothing on the way back from a record, and then forgets the position', async () => {
  const { history, asked, answer, page, state } = open()
  history.open()
  await answer(page(['1']))
  const position = { orderNumber: '1' }
  history.leave(position)
  expect(state().position).toBe(position)
  history.open()
  expect(asked).toHaveLength(1)
  expect(state().position).toBeUndefined()
  history.open()
  expect(asked).toHaveLength(2)
})

it('replaces a listed record while a further page is loading', async () => {
  const { history, answer, page, state } = open()
  history.open()
  await answer(page(['2'], 'c1'))
  history.loadMore()
  history.update(record('2', 'Fail'))
  await answer(page(['1']))
  expect(state().records.map(({ status }) => status)).toEqual(['Fail', 'Success'])
})

it('replaces a listed record with its newer state', async () => {
  const { history, answer, page, state } = open()
  history.open()
  await answer(page(['2', '1']))
  history.update(record('1', 'Fail'))
  history.update(record('unknown'))
  expect(state().records.map(({ status }) => status)).toEqual(['Success', 'Fail'])
})

it.each([{ type: 'PROCESS' }, { status: 'Auditing' }] as const)(
  'drops a record once the filter %j excludes it, and loads again if none is left',
  async (filter) => {
    const { history, asked, answer, listed } = open()
    history.setFilter(filter)
    const list = ['2', '1'].map((each) => record(each, 'Auditing'))
    await answer({ ok: true, value: { list, next: null } })
    history.leave({ orderNumber: '2' })
    history.update(record('2', 'Fail'))
    expect(listed()).toEqual(['1'])
    history.open()
    expect(asked).toHaveLength(1)
    history.leave({ orderNumber: '1' })
    history.update(record('1', 'Success'))
    history.open()
    expect(asked).toHaveLength(2)
  },
)

describe('a list that was on screen for long', () => {
  it('shows new records and states of the newest page, and keeps the pages after it', async () => {
    const { history, asked, answer, page, listed, state } = open()
    history.open(() => true)
    await answer(page(['4', '3'], 'c1'))
    history.loadMore()
    await answer(page(['2', '1'], 'c2'))
    history.refresh()
    expect(state()).toMatchObject({ status: 'ready', records: { length: 4 } })
    const list = [record('5'), record('4', 'Fail')]
    await answer({ ok: true, value: { list, next: 'other' } })
    expect(asked.at(-1)).toEqual({})
    expect(listed()).toEqual(['5', '4', '3', '2', '1'])
    expect(state()).toMatchObject({ status: 'ready', next: 'c2' })
    expect(state().records[1]?.status).toBe('Fail')
  })

  it('begins anew if more records were added than a page has', async () => {
    const { history, answer, page, listed, state } = open()
    history.open(() => true)
    await answer(page(['2', '1'], 'c1'))
    history.refresh()
    await answer(page([], 'c9'))
    expect(listed()).toEqual(['2', '1'])
    history.refresh()
    await answer(page(['9', '8'], 'c8'))
    expect(listed()).toEqual(['9', '8'])
    expect(state().next).toBe('c8')
  })

  it('drops the records that the filter excludes by now', async () => {
    const { history, answer, page, listed } = open()
    history.open(() => true)
    history.setFilter({ type: 'PROCESS' })
    await answer(page(['3', '2', '1']))
    history.refresh()
    await answer(page(['2']))
    expect(listed()).toEqual(['2'])
  })

  it('stays as it is if it cannot be loaded, and says so', async () => {
    const { history, answer, page, listed, report, state } = open()
    history.open(() => true)
    await answer(page(['1']))
    history.refresh()
    await answer(offline)
    expect(report).toHaveBeenCalledOnce()
    expect(listed()).toEqual(['1'])
    expect(state().status).toBe('ready')
  })

  it('loads nothing while a page is loading, and the page that failed', async () => {
    const { history, asked, answer, page } = open()
    history.open(() => true)
    history.refresh()
    expect(asked).toHaveLength(1)
    await answer(page(['2'], 'c1'))
    history.loadMore()
    await answer(offline)
    history.refresh()
    expect(asked.slice(1)).toEqual([{ cursor: 'c1' }, { cursor: 'c1' }])
  })

  it('gives way to the next page', async () => {
    const { history, answer, page, listed, state } = open()
    history.open(() => true)
    await answer(page(['2'], 'c1'))
    history.refresh()
    history.loadMore()
    await answer(page(['1']), 2)
    await answer(page(['3', '2'], 'c1'), 1)
    expect(listed()).toEqual(['2', '1'])
    expect(state().status).toBe('ready')
  })

  it('stays as it is while the person is elsewhere in it', async () => {
    const { history, asked, answer, page } = open()
    history.open(() => false)
    await answer(page(['1']))
    history.refresh()
    expect(asked).toHaveLength(1)
  })
})

describe('the search', () => {
  it('is for any part of a text once the server has said that it can do that', async () => {
    const { history, asked, answer, page } = open()
    history.open()
    await answer({ ok: true, value: { ...page(['1']).value, takesContains: true } })
    history.setFilter({ search: '417' })
    expect(asked[1]).toEqual({ contains: '417' })
  })

  it('is by the beginning of a number on a server that says nothing', async () => {
    const { history, asked, answer, page, state } = open()
    history.open()
    await answer(page(['1']))
    history.setFilter({ search: '417' })
    await answer(page(['417']))
    expect(asked.slice(1)).toEqual([{ search: '417' }])
    expect(state().takesContains).toBe(false)
  })

  it('starts again, once, if the answer is of a server that takes it in the other way', async () => {
    const { history, asked, answer, page, listed } = open()
    history.setFilter({ search: '417' })
    await answer({ ok: true, value: { ...page([]).value, takesContains: true } })
    expect(asked).toEqual([{ search: '417' }, { contains: '417' }])
    // This server does not know `contains`, and so answers with every record.
    await answer(page(['1', '2']))
    history.setFilter({ search: '41' })
    await answer({ ok: true, value: { ...page(['1', '2']).value, takesContains: true } })
    await answer(page(['41']))
    expect(asked.slice(2)).toEqual([{ search: '41' }, { contains: '41' }])
    expect(listed()).toEqual(['41'])
  })
})
