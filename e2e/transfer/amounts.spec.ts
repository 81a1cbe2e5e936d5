import { isPaired } from '../support/full.ts'
import { png } from '../support/pictures.ts'
import { expect, test, transferCalls, tronAddress } from './page.ts'

const asFigures = 'Please enter an amount in figures, such as 1,250.50'
const tooLong = 'This amount is too long'

/** One rule for every field: the input, and the amount that it means or the error that it gets. */
const rule = [
  ['', { words: 'Please enter an amount' }],
  ['   ', { words: 'Please enter an amount' }],
  ['1e5', { words: asFigures }],
  ['1,5', { words: asFigures }],
  ['1.234,56', { words: asFigures }],
  ['0,500', { words: asFigures }],
  ['1,25', { words: asFigures }],
  ['+150', { words: asFigures }],
  ['-150', { words: asFigures }],
  ['−150', { words: asFigures }],
  ['0x96', { words: asFigures }],
  ['NaN', { words: asFigures }],
  ['Infinity', { words: asFigures }],
  ['١٥٠', { words: asFigures }],
  ['150²', { words: asFigures }],
  ['150 USD', { words: asFigures }],
  ['9'.repeat(10_000), { words: tooLong }],
  ['9'.repeat(19), { words: tooLong }],
  ['150.1234567', { words: /^No more than [26] decimal places$/ }],
  ['150', { is: '150' }],
  ['150.', { is: '150' }],
  ['0150.50', { is: '150.5' }],
  ['150.500000000', { is: '150.5' }],
  ['１５０．５', { is: '150.5' }],
  ['1,250.50', { is: '1250.5' }],
  [' 1 250 ', { is: '1250' }],
] as const

/** The short run types each row in one of the three fields. */
const rows = (field: 0 | 1 | 2) =>
  process.env.FULL ? rule : rule.filter((_, at) => isPaired(at, field, 3))

const shown = (amount: string) => {
  const [whole = '', part = ''] = amount.split('.')
  return `${Number(whole).toLocaleString('en-US')}.${part.padEnd(4, '0')}`
}

test.describe('An amount is read by one rule', () => {
  for (const unit of ['USD', 'USDT'] as const) {
    test(`in the withdrawal of ${unit}`, async ({ open, sandbox }) => {
      const it = await open({ isUsd: unit === 'USD', account: { usd: '5000', usdt: '5000' } })
      await it.go('Withdraw')
      if (unit === 'USDT') await it.address.fill(tronAddress)
      for (const [typed, outcome] of rows(unit === 'USD' ? 0 : 1)) {
        await it.amount.fill(typed)
        await it.go('Next')
        const what = typed.slice(0, 20)
        if ('words' in outcome) {
          await expect(it.alerts, what).toHaveText(outcome.words)
          await expect(it.amount, what).toHaveAttribute('aria-invalid', 'true')
          continue
        }
        await expect(it.fact('Debited from your wallet'), what).toHaveText(
          `${shown(outcome.is)} ${unit}`,
        )
        await it.go('Back')
        await expect(it.amount).toHaveValue(typed)
      }
      // Less than one is a valid amount, but below the minimum.
      await it.amount.fill('.5')
      await it.go('Next')
      await expect(it.alerts).toHaveText(
        `Withdraw amount between ${unit === 'USD' ? 100 : 10} ${unit} and 5,000 ${unit}`,
      )
      expect(await transferCalls(sandbox, it.token)).toEqual([])
    })
  }

  test('in the proof of a deposit', async ({ open, sandbox }) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    const error = it.alerts.filter({ hasNotText: 'Required.' })
    for (const [typed, outcome] of rows(2)) {
      await it.amount.fill(typed)
      await it.go('Submit')
      const what = typed.slice(0, 20)
      if ('words' in outcome) await expect(error, what).toHaveText(outcome.words)
      else await expect(error, what).toHaveCount(0)
    }
    await it.proof.setInputFiles(png())
    await expect(it.text('Replace')).toBeVisible()
    await it.amount.fill(' １,２５０．50 ')
    await it.go('Submit')
    await expect(it.receipt).toContainText('1,250.5000 USD')
    const calls = await transferCalls(sandbox, it.token)
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ amount: '1250.5' })])
  })
})
