import { writeFileSync } from 'node:fs'
import { png } from '../support/pictures.ts'
import { fullOnly } from '../support/short-run.ts'
import { evmAddress, transferCalls } from '../transfer/page.ts'
import { expect, test } from './test.ts'

test('Money is deposited with a proof and withdrawn by wire, each sent once', async ({
  webKit,
  embed,
  sandbox,
  recorded,
}, testInfo) => {
  const token = await sandbox.createAccount({ usd: '1000' })
  await embed('tw-transfer', { attributes: { token, 'is-usd': true } })

  await webKit.click('Deposit', 'Bank wire', 'I have sent the money')
  await webKit.field('Amount').fill('150.50')
  const proof = testInfo.outputPath('proof.png')
  writeFileSync(proof, png().buffer)
  await webKit.part('file').choose(proof)
  await webKit.text('Replace').waitFor()
  await webKit.click('Submit')
  await webKit.part('region', 'Receipt').toContain('150.50 USD')
  await webKit.click('Done')

  await webKit.click('Withdraw')
  await webKit.field('Amount').fill('99')
  await webKit.click('Next')
  await webKit.field('Amount').toBeFocused()
  await webKit.field('Amount').fill('150')
  await webKit.click('Next', 'Withdraw 150.00 USD')
  await webKit.part('region', 'Receipt').toContain('125.00 USD')
  await webKit.click('Done')
  await webKit.heading('Deposit and withdraw').waitFor()

  const [deposit, withdrawal, ...more] = await transferCalls(sandbox, token)
  expect(deposit?.body).toMatchObject({ amount: '150.5', type: 'DEPOSIT' })
  expect(withdrawal?.body).toMatchObject({ amount: '150', type: 'WITHDRAW' })
  expect(more).toEqual([])
  const kinds = (await recorded()).events.filter(({ type }) => type === 'tw-success')
  expect(kinds.map(({ detail }) => detail)).toMatchObject([
    { kind: 'deposit-proof' },
    { kind: 'usd-withdrawal' },
  ])
})

// Each change drives it in Firefox.
const usdt = 'USDT is deposited by a code and withdrawn to an address'
test(usdt, fullOnly, async ({ webKit, embed, sandbox }) => {
  const token = await sandbox.createAccount({ usdt: '1000' })
  await embed('tw-transfer', { attributes: { token, theme: 'light' } })
  await webKit.click('Deposit', 'Crypto')
  await webKit.part('image').waitFor()
  await webKit.click('Back', 'Back', 'Withdraw')
  await webKit.button('Network…').click()
  await webKit.part('radio', 'BEP20').click()
  await webKit.field('Address').fill(evmAddress)
  await webKit.field('Amount').fill('20.5')
  await webKit.click('Next', 'Withdraw 20.50 USDT')
  await webKit.part('region', 'Receipt').toContain('19.70 USDT')
  await webKit.click('Done')
  expect(await transferCalls(sandbox, token)).toHaveLength(1)
})
