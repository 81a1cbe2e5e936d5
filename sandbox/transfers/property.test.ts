import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressFrom } from '../channels/address.ts'
import { eachDatabase } from '../testing/each-database.ts'
import { ledgerSums, usdtWithdrawal, usdWithdrawal } from '../testing/test-sandbox.ts'

const address = addressFrom('TRON', 'a property')

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('withdraw'),
      cents: fc.integer({ min: 0, max: 90_000 }),
      isUsd: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('approve', 'reject'),
      which: fc.nat(9),
      tier: fc.constantFrom('BROKER', 'CLEARING'),
    }),
  },
)

eachDatabase((get) => {
  test('no sequence of withdrawals and reviews overdraws a wallet or loses money', async () => {
    const sandbox = get()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const token = await sandbox.createAccount('1000', '500')
        const orders: string[] = []
        for (const taken of steps) {
          if ('cents' in taken) {
            const amount = (taken.cents / 100).toFixed(2)
            const answer = await sandbox.transfer(
              token,
              taken.isUsd ? usdWithdrawal(amount) : usdtWithdrawal(amount, address),
            )
            if (answer.ok && answer.value) orders.push(answer.value.orderNumber)
          } else {
            const order = orders[taken.which % Math.max(orders.length, 1)]
            const decision = taken.do === 'approve' ? 'approve' : 'reject'
            if (order) await sandbox.review(order, taken.tier, decision)
          }
          const wallet = await sandbox.walletOf(token)
          for (const [total, margin] of [
            [wallet.amount, wallet.marginUsd],
            [wallet.cryptoAmount, wallet.marginCrypto],
          ]) {
            expect(Number(margin)).toBeGreaterThanOrEqual(0)
            expect(Number(total) - Number(margin)).toBeGreaterThanOrEqual(0)
          }
        }
        expect(await ledgerSums(sandbox)).toEqual(['0', '0'])
      }),
      { numRuns: process.env.FULL ? 25 : 10 },
    )
  })
})
