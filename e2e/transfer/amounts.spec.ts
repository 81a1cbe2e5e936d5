import { png } from '../support/pictures.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import { expect, test, transferCalls, tronAddress } from './page.ts'

const asFigures = 'Enter an amount in figures, such as 1,250.50'
const tooLong = 'This amount is too long'
const wholeFigures = 'Enter the whole amount in figures, such as 10,000'
const otherCurrency = /^This amount must be in USDT?\. Enter it in figures, such as 1,250\.50$/

/**
 * One rule for every field: the input, and the amount that it means or the error that it gets.
 * `understood`: what the form shows below the field.
 */
const cases = [
  ['', { error: 'Please enter an amount' }],
  ['   ', { error: 'Please enter an amount' }],
  ['1e5', { error: asFigures }],
  ['1,250,50', { error: asFigures }],
  ['-150', { error: asFigures }],
  ['−150', { error: asFigures }],
  ['0x96', { error: asFigures }],
  ['NaN', { error: asFigures }],
  ['Infinity', { error: asFigures }],
  ['150²', { error: asFigures }],
  ['1萬', { error: wholeFigures }],
  ['150 EUR', { error: otherCurrency }],
  ['9'.repeat(10_000), { error: tooLong }],
  ['9'.repeat(19), { error: tooLong }],
  ['150.1234567', { error: /^No more than [26] decimal places$/ }],
  ['150', { amount: '150' }],
  ['150.', { amount: '150' }],
  ['0150.50', { amount: '150.5' }],
  ['150.500000000', { amount: '150.5' }],
  ['１５０．５', { amount: '150.5', understood: '150.50' }],
  ['1,250.50', { amount: '1250.5' }],
  [' 1 250 ', { amount: '1250', understood: '1,250.00' }],
  ['+150', { amount: '150', understood: '150.00' }],
  ['$150', { amount: '150', understood: '150.00' }],
  ['١٥٠٫٥', { amount: '150.5', understood: '150.50' }],
  ['150,50', { amount: '150.5', understood: '150.50' }],
  ['1250,5', { amount: '1250.5', understood: '1,250.50' }],
  ['1.250,50', { amount: '1250.5', understood: '1,250.50' }],
  ['1\u202f250,50', { amount: '1250.5', understood: '1,250.50' }],
  ['1’250.50', { amount: '1250.5', understood: '1,250.50' }],
  ['1,250', { amount: '1250', understood: '1,250.00' }],
] as const

/** Those that the short run types: one of each kind. `amount.test.ts` reads all others. */
const typical = [
  '',
  '1萬',
  '150 EUR',
  '−150',
  '9'.repeat(19),
  '150.1234567',
  '0150.50',
  '１５０．５',
  '1,250.50',
  ' 1 250 ',
  '150,50',
  '1.250,50',
  '1,250',
]

const tried = process.env.FULL ? cases : cases.filter(([typed]) => typical.includes(typed))

const formatted = (amount: string) => {
  const [whole = '', part = ''] = amount.split('.')
  return `${Number(whole).toLocaleString('en-US')}.${part.padEnd(2, '0')}`
}

test.describe('An amount is read by one rule', () => {
  for (const unit of ['USD', 'USDT'] as const) {
    // One of the fields for a change; all are an `AmountField`.
    test(`in the withdrawal of ${unit}`, fullUnless(unit === 'USDT'), async ({ open, sandbox }) => {
      const it = await open({ isUsd: unit === 'USD', account: { usd: '5000', usdt: '5000' } })
      await it.click('Withdraw')
      if (unit === 'USDT') await it.address.fill(tronAddress)
      for (const [typed, outcome] of tried) {
        await it.amount.fill(typed)
        const what = typed.slice(0, 20)
        if ('understood' in outcome) {
          await expect(it.understood, what).toContainText(
            `Understood as ${outcome.understood} ${unit}`,
          )
        } else await expect(it.understood, what).toBeEmpty()
        await it.click('Next')
        if ('error' in outcome) {
          await expect(it.alerts, what).toHaveText(outcome.error)
          await expect(it.amount, what).toHaveAttribute('aria-invalid', 'true')
          continue
        }
        await expect(it.fact('Debited from your wallet'), what).toHaveText(
          `${formatted(outcome.amount)} ${unit}`,
        )
        await it.click('Back')
        await expect(it.amount, what).toHaveValue(formatted(outcome.amount))
      }
      // Less than one is a valid amount, but below the minimum.
      await it.amount.fill('.5')
      await it.click('Next')
      await expect(it.alerts).toHaveText(
        `Enter an amount between ${unit === 'USD' ? 100 : 10}.00 ${unit} and 5,000.00 ${unit}`,
      )
      expect(await transferCalls(sandbox, it.token)).toEqual([])
    })
  }

  test('in the proof of a deposit', fullOnly, async ({ open, sandbox }) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    const error = it.alerts.filter({ hasNotText: 'Required.' })
    for (const [typed, outcome] of tried) {
      await it.amount.fill(typed)
      await it.click('Submit')
      const what = typed.slice(0, 20)
      if ('error' in outcome) await expect(error, what).toHaveText(outcome.error)
      else await expect(error, what).toHaveCount(0)
    }
    await it.proof.setInputFiles(png())
    await expect(it.text('Replace')).toBeVisible()
    await it.amount.fill(' １,２５０．50 ')
    await it.click('Submit')
    await expect(it.receipt).toContainText('1,250.50 USD')
    const calls = await transferCalls(sandbox, it.token)
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ amount: '1250.5' })])
  })
})
