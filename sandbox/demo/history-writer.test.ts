import { and, count, countDistinct, eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { historyPage } from '../../shared/api/wire/history.ts'
import { accounts, reviews, transfers } from '../database/schema.ts'
import { createApp } from '../server/app.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { reset } from './demo.ts'
import { createHistoryWriter } from './history-writer.ts'
import { longHistoryId, writeHistoryPart, writeLongHistory } from './long-history.ts'

/** Records of a short history, in several parts. */
const length = 1500

describe('the long history that is written ahead', () => {
  eachDatabase((get) => {
    const queries = () => get().deps.database.queries
    beforeEach(async () => {
      await get().control('POST', 'reset')
    })

    /** How many records there are, at how many times, and how many reviews. */
    const written = async () => {
      const [found] = await queries()
        .select({
          records: count(),
          times: countDistinct(transfers.acceptedAt),
        })
        .from(transfers)
        .innerJoin(accounts, eq(accounts.id, transfers.accountId))
        .where(and(eq(accounts.id, longHistoryId), lt(transfers.acceptedAt, accounts.createdAt)))
      const [open] = await queries()
        .select({ reviews: count() })
        .from(reviews)
        .innerJoin(transfers, eq(transfers.orderNumber, reviews.orderNumber))
        .where(eq(transfers.accountId, longHistoryId))
      return { ...found, ...open }
    }
    /** Of the newest records, 8 are transfers under review, with two reviews each. */
    const whole = { records: length, times: length, reviews: 16 }

    test('is written once by several at a time', async () => {
      const writer = createHistoryWriter(queries(), length)
      writer.start()
      await Promise.all([1, 2].map(() => writeLongHistory(queries(), longHistoryId, length)))
      await writer.end()
      expect(await written()).toEqual(whole)
      expect(await writeHistoryPart(queries(), longHistoryId, length)).toBe(false)
    })

    test('lets a call through before it is complete', async () => {
      const writer = createHistoryWriter(queries(), length)
      writer.start()
      await get().walletOf('sandbox-demo')
      const { records = 0 } = await written()
      await writer.end()
      expect(records).toBeLessThan(length)
    })

    test('is written again after a reset, if it had been begun', async () => {
      const historyWriter = createHistoryWriter(queries(), length)
      const deps = { ...get().deps, historyWriter }
      await reset(deps)
      expect(await written()).toMatchObject({ records: 0 })
      expect(await historyWriter.end()).toBe(false)
      historyWriter.start()
      await reset(deps)
      await expect.poll(written).toEqual(whole)
      await historyWriter.end()
    })

    test('is not written while calls come', async () => {
      const historyWriter = createHistoryWriter(queries(), length)
      const app = createApp({ ...get().deps, historyWriter })
      const call = () =>
        app.request(endpoints.getWalletHomePage.path, { headers: { token: 'sandbox-demo' } })
      await call()
      historyWriter.start()
      for (let n = 0; n < 20; n++) await call()
      expect(await written()).toMatchObject({ records: 0 })
      // Without calls it goes on by itself.
      await expect.poll(written).toEqual(whole)
      await historyWriter.end()
    })

    test('is there for a call of its account as far as the first pages go, and continues below', async () => {
      const history = (query: Record<string, string>) =>
        get().call('getHistory', historyPage, { token: 'sandbox-history', query })
      const first = await history({ limit: '100' })
      expect(first).toMatchObject({ ok: true, value: { next: expect.any(String) } })
      expect(await written()).toEqual({ records: 1000, times: 1000, reviews: 16 })
      await writeLongHistory(queries(), longHistoryId, length)
      expect(await written()).toEqual(whole)
      expect(await history({ limit: '100' })).toEqual(first)
    })
  })
})
