import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { itemOf } from '../../shared/api/wire/data.ts'
import { type HistoryRecord, historyPage, historyRecord } from '../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../shared/api/wire/requests.ts'
import { maxSearchLength } from '../../shared/limits.ts'
import { accountOf } from '../accounts/account-of-token.ts'
import { maskedName } from '../accounts/masked-name.ts'
import { addressFrom } from '../channels/address.ts'
import { longHistoryLength, writeLongHistory } from '../demo/long-history.ts'
import { eachDatabase } from '../testing/each-database.ts'
import {
  errorOf,
  orderOf,
  type TestSandbox,
  usdtWithdrawal,
  usdWithdrawal,
} from '../testing/test-sandbox.ts'
import { writeCursor } from './cursor.ts'
import { pageQuery } from './page.ts'
import { readHistoryQuery } from './query.ts'
import { recordsWith } from './search.ts'

const token = 'sandbox-demo'

const tryPage = (sandbox: TestSandbox, query: object, of = token) =>
  sandbox.call('getHistory', historyPage, {
    token: of,
    query: query as Record<string, string>,
  })

const page = async (sandbox: TestSandbox, query: HistoryQuery = {}, of = token) => {
  const answer = await tryPage(sandbox, query, of)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

const allPages = async (sandbox: TestSandbox, query: HistoryQuery, of = token) => {
  const records: HistoryRecord[] = []
  let cursor: string | null | undefined
  do {
    const { list, next } = await page(sandbox, { ...query, ...(cursor && { cursor }) }, of)
    records.push(...list)
    cursor = next
  } while (cursor)
  return records
}

const record = async (sandbox: TestSandbox, id: string, of = token) => {
  const path = { orderNumber: id }
  const answer = await sandbox.call('getHistoryRecord', itemOf(historyRecord), { token: of, path })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

const numbers = (records: readonly HistoryRecord[]) => records.map(({ orderNumber }) => orderNumber)

describe('the history', () => {
  eachDatabase((get) => {
    test('of the demo account has every type and status, newest first', async () => {
      const { list, next } = await page(get())
      expect(next).toBeFalsy()
      expect(new Set(list.map(({ type }) => type)).size).toBe(4)
      expect(new Set(list.map(({ status }) => status)).size).toBe(3)
      const dates = list.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().reverse())
      expect(list.some(({ converted }) => converted)).toBe(true)
      for (const { type, direction, status, failReason, reviews } of list) {
        if (status === 'Fail') expect(failReason).toBeTruthy()
        if (status === 'Auditing') expect(reviews).toHaveLength(2)
        if (type === 'WITHDRAW') expect(direction).toBe('OUT')
      }
      for (const record of list.filter(({ type }) => type === 'WITHDRAW')) {
        if (record.currency === 'USD') {
          const bankCard = { bankAccount: '417', bankName: 'Example Bank of Sampleton' }
          expect(record).toMatchObject({ bankCard, arrival: null })
        } else {
          expect(record).toMatchObject({ bankCard: null, arrival: { en: expect.any(String) } })
        }
      }
    })

    test.each([
      ['DEPOSIT', ({ type }: HistoryRecord) => type === 'DEPOSIT'],
      ['WITHDRAW', ({ type }: HistoryRecord) => type === 'WITHDRAW'],
      ['INTEREST_RATE', ({ type }: HistoryRecord) => type === 'INTEREST_RATE'],
      ['TRANSFER', ({ type }: HistoryRecord) => type === 'TRANSFER'],
      ['PROCESS', ({ status }: HistoryRecord) => status === 'Auditing'],
      ['ALL', () => true],
    ] as const)('of type %s has these records and no other', async (type, matches) => {
      const all = await allPages(get(), {})
      const found = await allPages(get(), { type })
      expect(found.length).toBeGreaterThan(0)
      expect(numbers(found)).toEqual(numbers(all.filter(matches)))
    })

    test('is filtered by status, with a type and without', async () => {
      const all = await allPages(get(), {})
      const failed = all.filter(({ status }) => status === 'Fail')
      expect(numbers(await allPages(get(), { status: 'Fail' }))).toEqual(numbers(failed))
      expect(numbers(await allPages(get(), { status: 'Fail', type: 'DEPOSIT' }))).toEqual(
        numbers(failed.filter(({ type }) => type === 'DEPOSIT')),
      )
      expect(await allPages(get(), { status: 'Success', type: 'PROCESS' })).toEqual([])
      expect(await allPages(get(), { status: 'Auditing', type: 'PROCESS' })).toHaveLength(2)
    })

    test('is filtered by time: from an instant on, and before another', async () => {
      const all = await allPages(get(), {})
      const [to, from] = [all[3]?.date ?? '', all[8]?.date ?? '']
      expect(numbers(await allPages(get(), { from, to }))).toEqual(
        numbers(all.filter(({ date }) => date >= from && date < to)),
      )
    })

    test('is searched by the beginning of an order number, in any case', async () => {
      const all = await allPages(get(), {})
      const wanted = all[5]?.orderNumber ?? ''
      for (const length of [0, 2, 4, 7, 10, 13, wanted.length]) {
        const search = wanted.slice(0, length)
        const expected = all.filter(({ orderNumber }) => orderNumber.startsWith(search))
        const found = await allPages(get(), { search: ` ${search.toLowerCase()} ` })
        expect(numbers(found)).toEqual(numbers(expected))
      }
      for (const search of ['EX%', 'EX9', '_', wanted.slice(2), `${wanted}0`]) {
        expect(await allPages(get(), { search })).toEqual([])
      }
    })

    test.each([
      ['the middle of an order number', ({ orderNumber }) => orderNumber.slice(8, 15)],
      ['its last digits', ({ orderNumber }) => orderNumber.slice(-6)],
      ['an order number in small letters', ({ orderNumber }) => orderNumber.toLowerCase()],
    ] as [string, (record: HistoryRecord) => string][])('is searched by %s', async (_, partOf) => {
      const all = await allPages(get(), {})
      for (const record of all.slice(0, 5)) {
        const found = numbers(await allPages(get(), { contains: ` ${partOf(record)} ` }))
        expect(found).toContain(record.orderNumber)
        expect(found.length).toBeLessThan(all.length)
      }
    })

    test('is searched by a sum, however it is written, and by what arrives of it', async () => {
      const sandbox = get()
      const of = await sandbox.createAccount('5000', '100')
      const order = orderOf(await sandbox.transfer(of, usdWithdrawal('1234.5'), 'by-sum'))
      const found = async (contains: string) => numbers(await allPages(sandbox, { contains }, of))
      for (const text of ['1234.5', '1,234.50', '-1,234.50 USD', '1234.5000', '234', '1,209.50']) {
        expect(await found(text), text).toEqual([order])
      }
      for (const text of ['1235', '1234.05', '12345', '1,234.50 EUR', '%', '_']) {
        expect(await found(text), text).toEqual([])
      }
    })

    test('is searched by a name as the record shows it, and does not reveal more of it', async () => {
      const sandbox = get()
      const all = await allPages(sandbox, {})
      const shows = (text: string) => (record: HistoryRecord) =>
        [record.counterparty, record.mainnetType, record.bankCard?.bankName].some((name) =>
          name?.toLowerCase().includes(text),
        )
      const friend = maskedName('Second Holder').toLowerCase()
      for (const name of ['tron', 'example bank', friend]) {
        const wanted = all.filter(shows(name))
        expect(wanted.length, name).toBeGreaterThan(0)
        const found = numbers(await allPages(sandbox, { contains: name }))
        expect(found, name).toEqual(numbers(wanted))
      }
      const found = async (contains: string) => numbers(await allPages(sandbox, { contains }))
      expect(await found('Second Holder')).toEqual(await found(friend))
      expect(await found('older')).toEqual([])
    })

    test('is searched by a wallet number that the record shows, and by no other', async () => {
      const all = await allPages(get(), {})
      const sent = all.find(({ counterpartyNumber }) => counterpartyNumber)
      const wallet = sent?.counterpartyNumber ?? ''
      const found = await allPages(get(), { contains: wallet.slice(2) })
      expect(numbers(found)).toEqual(
        numbers(all.filter(({ counterpartyNumber }) => counterpartyNumber === wallet)),
      )
      expect(found.every(({ direction }) => direction === 'OUT')).toBe(true)
    })

    test('is searched together with every other filter', async () => {
      const all = await allPages(get(), {})
      const wanted = all.filter(({ type, mainnetType }) => type === 'WITHDRAW' && mainnetType)
      const query = { contains: 'o', type: 'WITHDRAW', status: 'Success' } as const
      const found = await allPages(get(), { ...query, limit: '1' })
      expect(wanted.length).toBeGreaterThan(0)
      expect(numbers(found)).toEqual(numbers(await allPages(get(), query)))
    })

    test('comes in pages that neither repeat nor miss a record', async () => {
      const all = await allPages(get(), {})
      expect(numbers(await allPages(get(), { limit: '7' }))).toEqual(numbers(all))
      expect((await page(get(), { limit: '7' })).list).toHaveLength(7)
      expect((await page(get(), { limit: String(all.length) })).next).toBeFalsy()
    })

    test('pages through records of one instant in the order of their numbers', async () => {
      const now = new Date('2026-03-04T05:06:07.000Z')
      const sandbox = get()
      const of = await sandbox.createAccount('10000')
      const account = await accountOf(sandbox.deps.database.queries, of, now)
      const at = now.toISOString()
      await sandbox.deps.database.script(
        `INSERT INTO sandbox.transfers
           (order_number, account_id, wallet_number, type, currency, amount, fee, status, accepted_at)
         SELECT 'EX20260304' || lpad(i::text, 10, '0'), '${account.id}', '${account.walletNumber}',
           'INTEREST_RATE', 'USD', i, 0, 'Success', '${at}'
         FROM generate_series(1, 9) AS i`,
      )
      const found = await allPages(sandbox, { limit: '2' }, of)
      expect(found.map(({ amount }) => amount)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map(String))
    })

    test('searches for every text that the search field takes', async () => {
      const search = 'x'.repeat(maxSearchLength)
      expect((await page(get(), { search })).list).toEqual([])
    })

    test.each([
      [{ type: 'GIFT' }, 'type'],
      [{ status: 'Lost' }, 'status'],
      [{ from: 'yesterday' }, 'from'],
      [{ to: '2026-02-30T00:00:00Z' }, 'to'],
      [{ to: '2026-02-03T00:00:00+08:00' }, 'to'],
      [{ limit: '101' }, 'limit'],
      [{ limit: '0' }, 'limit'],
      [{ limit: '1e1' }, 'limit'],
      [{ cursor: 'abc' }, 'cursor'],
      [{ cursor: Buffer.from('2026 EX').toString('base64url') }, 'cursor'],
      [{ search: 'x'.repeat(maxSearchLength + 1) }, 'search'],
      [{ contains: 'x'.repeat(maxSearchLength + 1) }, 'contains'],
      [{ stauts: 'Fail' }, 'stauts'],
    ])('refuses the query %j and names what is wrong', async (query, name) => {
      const error = errorOf(await tryPage(get(), query))
      expect(error).toMatchObject({ kind: 'refused', code: 28100 })
      expect(error?.message).toContain(name)
    })

    test('follows a withdrawal from its acceptance to its rejection', async () => {
      const sandbox = get()
      const of = await sandbox.createAccount('1000', '100')
      const order = orderOf(await sandbox.transfer(of, usdWithdrawal('400'), 'followed'))
      const [auditing] = (await page(sandbox, { type: 'PROCESS' }, of)).list
      expect(auditing).toMatchObject({
        orderNumber: order,
        type: 'WITHDRAW',
        direction: 'OUT',
        status: 'Auditing',
        amount: '400',
        fee: '25',
        transferWay: 'WIRE',
        mainnetType: null,
      })
      expect(auditing?.reviews?.map(({ state }) => state)).toEqual(['PENDING', 'WAITING'])

      await sandbox.review(order, 'BROKER', 'reject', 'Name differs')
      expect((await page(sandbox, { type: 'PROCESS' }, of)).list).toEqual([])
      const [failed] = (await page(sandbox, { status: 'Fail' }, of)).list
      expect(failed).toMatchObject({ orderNumber: order, failReason: 'Name differs' })
      expect(await record(sandbox, order, of)).toEqual(failed)
      expect(await record(sandbox, 'followed', of)).toEqual(failed)
      expect(await record(sandbox, order)).toBeUndefined()
    })

    test('names the network and the address of outgoing and incoming USDT', async () => {
      const sandbox = get()
      const of = await sandbox.createAccount('0', '100')
      const to = addressFrom('TRON', 'a friend')
      orderOf(await sandbox.transfer(of, usdtWithdrawal('50', to)))
      const response = await sandbox.send('getChannel', { token: of, path: { direction: '1' } })
      const { data } = (await response.json()) as { data: { list: { address: string }[] } }
      const address = data.list[1]?.address
      await sandbox.control('POST', 'incoming', { address, amount: '0.5' })
      await sandbox.control('POST', 'incoming', { address, amount: '25' })

      const { list } = await page(sandbox, {}, of)
      expect(list).toMatchObject([
        {
          type: 'DEPOSIT',
          direction: 'IN',
          status: 'Success',
          amount: '25',
          fee: '0',
          transferWay: 'CRYPTO',
          mainnetType: 'Polygon PoS',
          address,
        },
        { status: 'Fail', amount: '0.5', address, belowMinimum: expect.any(String) },
        { type: 'WITHDRAW', direction: 'OUT', mainnetType: 'Tron (TRC20)', address: to },
      ])
    })

    test('names the method of each transfer of USD, and of no other movement', async () => {
      const all = await allPages(get(), {})
      for (const { transferWay, method } of all)
        expect(Boolean(method)).toBe(transferWay === 'WIRE')
      const methods = (wanted: string) =>
        new Set(all.filter(({ type }) => type === wanted).map(({ method }) => method ?? 'none'))
      expect(methods('DEPOSIT')).toEqual(new Set(['WIRE', 'ACH', 'PAYPAL', 'none']))
      expect(methods('WITHDRAW')).toEqual(new Set(['WIRE', 'none']))
    })

    test('of another account is never shown', async () => {
      const sandbox = get()
      const of = await sandbox.createAccount('10')
      expect(await page(sandbox, {}, of)).toMatchObject({ list: [] })
      const [mine] = (await page(sandbox)).list
      expect(await record(sandbox, mine?.orderNumber ?? '', of)).toBeUndefined()
    })
  })
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly Filter?: string
  readonly 'Actual Rows'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
}

const analyzed = sql`ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON`

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]

describe('a page of a long history', () => {
  // The tests count what the database reads, so a shorter history is enough; the full run has the
  // length of the demo.
  const length = process.env.FULL ? longHistoryLength : 10_000

  eachDatabase((get) => {
    let accountId: string
    let of: string
    beforeAll(async () => {
      of = await get().createAccount('0')
      accountId = of.replace('sandbox-', '')
      await writeLongHistory(get().deps.database.queries, accountId, length)
    })

    /** The database's query plan for a page. */
    const explain = async (query: HistoryQuery, how = sql`FORMAT JSON`, records?: SQL) => {
      const { queries } = get().deps.database
      const rows = pageQuery(queries, accountId, readHistoryQuery({ ...query }), 51, records)
      const statement: SQL = sql`EXPLAIN (${how}) ${rows?.getSQL()}`
      const { rows: answer } = (await queries.execute(statement)) as unknown as {
        rows: { 'QUERY PLAN': { Plan: Plan }[] }[]
      }
      const plan = answer[0]?.['QUERY PLAN'][0]?.Plan
      if (!plan) throw new Error('no plan')
      return flat(plan)
    }

    const somewhere = async (records: number) => {
      const { queries } = get().deps.database
      const filter = readHistoryQuery({})
      const rows = (await pageQuery(queries, accountId, filter, records)) ?? []
      const last = rows.at(-1)
      if (!last) throw new Error('no record')
      return { cursor: writeCursor(last), date: last.acceptedAt, orderNumber: last.orderNumber }
    }

    test('is read by one index scan, whatever the filter', async () => {
      const { cursor, date, orderNumber } = await somewhere(length / 2)
      const year = date.getUTCFullYear()
      const cases: [HistoryQuery, string][] = [
        [{}, 'transfers_history'],
        [{ cursor }, 'transfers_history'],
        [{ from: `${year}-01-01T00:00:00.000Z`, to: date.toISOString() }, 'transfers_history'],
        [{ search: orderNumber.slice(0, 8) }, 'transfers_history'],
        [{ type: 'INTEREST_RATE', cursor }, 'transfers_history_by_type'],
        [{ type: 'DEPOSIT' }, 'transfers_history_by_type'],
        [{ type: 'PROCESS' }, 'transfers_history_by_status'],
        [{ status: 'Fail', cursor }, 'transfers_history_by_status'],
        [{ type: 'WITHDRAW', status: 'Fail' }, 'transfers_history_by_type_and_status'],
        [{ type: 'INTEREST_RATE', status: 'Fail' }, 'transfers_history_by_type_and_status'],
      ]
      for (const [query, index] of cases) {
        const [limit, scan, ...others] = await explain(query)
        const told = JSON.stringify(query)
        expect(limit?.['Node Type'], told).toBe('Limit')
        expect(scan?.['Node Type'], told).toBe('Index Scan')
        expect(scan?.['Index Name'], told).toBe(index)
        expect(scan?.Filter, told).toBeUndefined()
        expect(others, told).toEqual([])
      }
    })

    test('reads at most the records of a day for the rest of an order number', async () => {
      const { orderNumber } = await somewhere(length / 2)
      const plan = await explain({ search: orderNumber.slice(0, 14) }, analyzed)
      const scan = plan.at(-1)
      expect(scan?.['Node Type']).toBe('Index Scan')
      const read = (scan?.['Actual Rows'] ?? 0) + (scan?.['Rows Removed by Filter'] ?? 0)
      expect(read).toBeGreaterThan(0)
      expect(read).toBeLessThanOrEqual(101)
    })

    test('is searched by any part of a text without reading most of the history', async () => {
      const { orderNumber } = await somewhere(length / 2)
      const { queries } = get().deps.database
      for (const contains of [orderNumber.slice(8, 16), '1537', 'qqq', 'ex2', '.00', 'tron']) {
        const records = await recordsWith(queries, accountId, contains)
        const plan = await explain({ contains }, analyzed, records)
        for (const { 'Node Type': node, 'Rows Removed by Filter': removed = 0 } of plan) {
          expect(node, contains).not.toBe('Seq Scan')
          expect(removed, contains).toBeLessThan(length / 10)
        }
      }
    })

    test('costs the same at the end as at the beginning', async () => {
      const blocks = async (query: HistoryQuery) => {
        const [top] = await explain(query, analyzed)
        return (top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0)
      }
      const { cursor } = await somewhere(length - 60)
      const first = await blocks({})
      const last = await blocks({ cursor })
      expect(first).toBeGreaterThan(0)
      expect(last).toBeLessThan(first + 20)
    })

    test('at the end of the history has no next page', async () => {
      const { cursor } = await somewhere(length - 30)
      const { list, next } = await page(get(), { cursor }, of)
      expect(list).toHaveLength(30)
      expect(next).toBeFalsy()
    })

    test('has believable records: fees and conversions add up', async () => {
      const { list } = await page(get(), { limit: '100' }, of)
      expect(new Set(list.map(({ type }) => type)).size).toBe(4)
      for (const { amount, fee, converted, type, counterparty } of list) {
        expect(Number(fee)).toBeLessThan(Number(amount))
        if (type === 'TRANSFER') expect(Boolean(converted)).toBe(!counterparty)
        if (converted) {
          const exact = (Number(amount) - Number(fee)) * Number(converted.rate)
          expect(Math.abs(Number(converted.amount) - exact)).toBeLessThan(0.0101)
        }
      }
    })
  })
})
