import { expect, test } from './pages/transfer.ts'
for (const width of [390, 320, 1440]) test('cls' + width, async ({ open, page, sandbox }) => {
  await page.setViewportSize({ width, height: 800 })
  await page.addInitScript(() => {
    (window as any).shifts = []
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) (window as any).shifts.push([Math.round(e.startTime), e.value.toFixed(4), e.sources?.map((s: any) => `${s.node?.className ?? s.node?.nodeName} ${s.previousRect.y}->${s.currentRect.y} h${s.previousRect.height}->${s.currentRect.height}`).join('; ')]) }).observe({ type: 'layout-shift', buffered: true })
  })
  const token = await sandbox.account()
  await sandbox.fault(token, { call: 'getWalletHomePage', kind: 'delay', ms: 600 })
  const it = await open({ isUsd: true, attributes: { token } })
  const y0 = (await it.button('Deposit').boundingBox())?.y
  await expect(it.money('1,000.0000 USD')).toBeVisible()
  await page.waitForTimeout(500)
  console.log(width, y0, (await it.button('Deposit').boundingBox())?.y, JSON.stringify(await page.evaluate(() => (window as any).shifts)))
})
