import Big from 'big.js'
import { describe, expect, test, vi } from 'vitest'
import { type HistoryRecord, historyPage } from '../../shared/api/wire/history.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { ledgerSums, orderOf, type TestSandbox, usdWithdrawal } from '../testing/test-sandbox.ts'
import { bookMissingDays, bookToday } from './book-interest.ts'
import { scheduleInterest } from './schedule.ts'
import { interestOf } from './settings.ts'

const day = 24 * 60 * 60

test('interest is for one day, in whole cents, and never rounded up', () => {
  expect(interestOf(Big('25480.5')).toFixed()).toBe('0.83')
  expect(interestOf(Big('36500')).toFixed()).toBe('1.2')
  expect(interestOf(Big('304')).toFixed()).toBe('0')
})

const interestIn = async (sandbox: TestSandbox, token: string): Promise<HistoryRecord[]> => {
  const answer = await sandbox.call('getHistory', historyPage, {
    token,
    query: { type: 'INTEREST_RATE' },
  })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value.list
}

describe('interest', () => {
  const time = createTestClock(new Date('2026-03-04T05:06:07.000Z'))
  eachDatabase(
    (get) => {
      test('is booked for each day that is over, once, at its end', async () => {
        const sandbox = get()
        const token = await sandbox.createAccount('36500')
        await bookMissingDays(sandbox.deps)
        expect(await interestIn(sandbox, token)).toEqual([])

        time.pass(3 * day)
        // A second process, or a restart at the same moment.
        await Promise.all([bookMissingDays(sandbox.deps), bookMissingDays(sandbox.deps)])
        expect(await bookMissingDays(sandbox.deps)).toBe(0)
        const list = await interestIn(sandbox, token)
        const midnight = time.clock().setUTCHours(0, 0, 0, 0)
        expect(list.map(({ date }) => Date.parse(date))).toEqual([
          midnight,
          midnight - day * 1000,
          midnight - 2 * day * 1000,
        ])
        expect(list[0]).toMatchObject({
          direction: 'IN',
          currency: 'USD',
          amount: '1.2',
          fee: '0',
          status: 'Success',
        })
        expect(await sandbox.walletOf(token)).toMatchObject({ amount: '36503.6' })
        expect(await ledgerSums(sandbox)).toEqual(['0', '0'])
      })

      test('is on the balance at the end of the day, held amounts included', async () => {
        const sandbox = get()
        const token = await sandbox.createAccount('73000')
        time.pass(day)
        orderOf(await sandbox.transfer(token, usdWithdrawal('36500')))
        await bookMissingDays(sandbox.deps)
        expect((await interestIn(sandbox, token)).map(({ amount }) => amount)).toEqual(['2.4'])

        const { orderNumber } = (await sandbox.control('GET', 'reviews')).json.reviews[0]
        await sandbox.review(orderNumber, 'BROKER', 'approve')
        await sandbox.review(orderNumber, 'CLEARING', 'approve')
        time.pass(day)
        await bookMissingDays(sandbox.deps)
        expect((await interestIn(sandbox, token)).map(({ amount }) => amount)).toEqual([
          '1.2',
          '2.4',
        ])
      })

      test('of zero leaves no record, and a closed account gets none', async () => {
        const sandbox = get()
        const token = await sandbox.createAccount('100', '100000')
        time.pass(2 * day)
        await bookMissingDays(sandbox.deps)
        expect(await bookMissingDays(sandbox.deps)).toBe(0)
        expect(await interestIn(sandbox, token)).toEqual([])
        const { accounts } = (await sandbox.control('GET', 'accounts')).json
        const closed = accounts.find(({ id }: { id: string }) => id === 'banned')
        expect(closed.wallet).toMatchObject({ amount: '0' })
      })

      test('of today can be booked early, and is then not booked again', async () => {
        const sandbox = get()
        const token = await sandbox.createAccount('36500')
        expect((await sandbox.control('POST', 'interest')).json.booked).toBeGreaterThan(0)
        expect(await bookToday(sandbox.deps)).toBe(0)
        const [early, ...others] = await interestIn(sandbox, token)
        expect(early).toMatchObject({ amount: '1.2', date: time.clock().toISOString() })
        expect(others).toEqual([])
        time.pass(day)
        await bookMissingDays(sandbox.deps)
        expect(await interestIn(sandbox, token)).toEqual([early])
      })

      test('is booked as soon as the sandbox starts', async () => {
        const sandbox = get()
        const token = await sandbox.createAccount('36500')
        time.pass(day)
        const end = scheduleInterest(sandbox.deps)
        await end()
        expect(await interestIn(sandbox, token)).toHaveLength(1)
      })

      test('is not booked for days that have not been, after the clock was set forward', async () => {
        const sandbox = get()
        const token = await sandbox.createAccount('36500')
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        const said = vi.spyOn(console, 'error').mockImplementation(() => {})
        let uptime = 0
        const end = scheduleInterest(sandbox.deps, () => uptime)
        try {
          const hour = () => vi.advanceTimersByTime(3600 * 1000)
          time.pass(30 * day)
          hour()
          await vi.waitFor(() => expect(said.mock.lastCall?.[0]).toContain('set forward by 720'))
          expect(await interestIn(sandbox, token)).toEqual([])

          time.pass(-30 * day)
          // A day that has really passed, and the machine slept meanwhile.
          time.pass(day)
          uptime += day
          hour()
          await vi.waitFor(async () => expect(await interestIn(sandbox, token)).toHaveLength(1))
        } finally {
          await end()
          vi.useRealTimers()
          said.mockRestore()
        }
      })
    },
    { clock: time.clock },
  )
})
