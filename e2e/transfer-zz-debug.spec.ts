import { expect, test } from './pages/transfer.ts'
test('dbg28019', async ({ open, sandbox }) => {
  const it = await open({ isUsd: true })
  await expect(it.money('1,000.0000 USD')).toBeVisible()
  await sandbox.fault(it.token, { call: 'getBankCard', kind: 'envelope', body: { code: 28019, message: 'Noted in passing', data: { item: { bankAccount: '4444333322221111' } } } })
  await it.says('Noted in passing', () => it.go('Withdraw'))
  for (let i = 0; i < 4; i++) { await it.page.waitForTimeout(700); console.log(await it.element.evaluate(e => (e.shadowRoot!.querySelector('.tw') as HTMLElement).innerText.replace(/\n+/g,' | '))) }
  console.log(JSON.stringify((await sandbox.calls(it.token, 'getBankCard'))))
})
test('dbgchunk', async ({ open, context, problems, page }) => {
  problems.expect(/./)
  page.on('request', r => console.log('REQ', r.url().slice(-60)))
  page.on('requestfailed', r => console.log('FAIL', r.url().slice(-60)))
  page.on('console', m => m.type()==='error' && console.log('ERR', m.text().slice(0,200)))
  const it = await open({ isUsd: true })
  await expect(it.money('1,000.0000 USD')).toBeVisible()
  await page.waitForTimeout(500)
  console.log('---- offline')
  await context.setOffline(true)
  await it.go('Withdraw')
  await expect(it.button('Try again').first()).toBeVisible()
  await context.setOffline(false)
  console.log('---- online')
  for (let i = 0; i < 3; i++) {
  await page.waitForTimeout(500)
  console.log(await it.element.evaluate(e => (e.shadowRoot!.querySelector('.tw') as HTMLElement).innerText.replace(/\n+/g,' | ')))
  if (await it.button('Try again').count()) await it.go('Try again'); }
})
