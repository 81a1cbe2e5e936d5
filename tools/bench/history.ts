import type { Browser, Page } from 'playwright'
import { getHistory } from '../../shared/api/endpoints.ts'
import { htmlOf } from './pages.ts'
import { median, type Verdict } from './summary.ts'
import { openPage, profile, type Scrolling } from './visit.ts'

/** Of the sandbox's demo account with 100,000 records. */
const longToken = 'sandbox-history'
const few = 10
/** How many records are scrolled through. */
const scrolled = 5000
/** Pixels in a frame: a fling of a finger. */
const stride = 250

/** An account with a history of a few records. */
async function shortToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/sandbox/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ records: few }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Opens the history of an account as the first screen of an element. */
async function openHistory(page: Page, url: string, token: string): Promise<void> {
  await page.route('**/playground/history', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: htmlOf(
        {
          name: 'history',
          subject: 'tw-wallet',
          head: '<script type="module" src="/widgets/tw-wallet.js"></script>',
          body: `<tw-wallet token="${token}" screen="history"></tw-wallet>`,
        },
        {},
      ),
    }),
  )
  await page.goto(`${url}/playground/history`)
}

/** Milliseconds from the navigation to the first record in the document. */
async function timeToRecords(browser: Browser, url: string, token: string): Promise<number> {
  const { context, page } = await openPage(browser, true)
  try {
    await openHistory(page, url, token)
    const time = await page.waitForFunction(
      () =>
        document.querySelector('tw-wallet')?.shadowRoot?.querySelector('[data-order]') &&
        performance.now(),
    )
    return Number(await time.jsonValue())
  } finally {
    await context.close()
  }
}

/** Scrolls through the long history on a slow processor and a fast network. */
async function scrollHistory(browser: Browser, url: string): Promise<Scrolling> {
  const { context, page, devtools } = await openPage(browser, false)
  try {
    await openHistory(page, url, longToken)
    await page.locator('[data-order]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
    return await page.evaluate(([wanted, pixels]) => window.bench.scrollRecords(wanted, pixels), [
      scrolled,
      stride,
    ] as const)
  } finally {
    await context.close()
  }
}

/** What was aimed for with a long history, beside what was measured. */
export async function measureHistory(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<Verdict[]> {
  const short = await shortToken(url)
  // The sandbox writes the long history at the first call, which takes longer than an element waits.
  await fetch(url + getHistory.path, { headers: { token: longToken } })
  const times = { long: [] as number[], short: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.long.push(await timeToRecords(browser, url, longToken))
    times.short.push(await timeToRecords(browser, url, short))
  }
  const ratio = median(times.long) / median(times.short)
  const scrolls: Scrolling[] = []
  for (let round = 0; round < Math.min(rounds, 3); round++) {
    scrolls.push(await scrollHistory(browser, url))
  }
  const longestTask = median(scrolls.map((each) => each.longestTask))
  const rows = Math.max(...scrolls.map((each) => each.rows))
  const through = `Scrolling through ${scrolled.toLocaleString('en-US')} records`
  return [
    {
      target: `History of 100,000 records: time to its first records at most 1.10 of one of ${few}`,
      measured: ratio.toFixed(2),
      isMet: ratio <= 1.1,
    },
    {
      target: `${through}: no task longer than 50 ms`,
      measured: longestTask > 0 ? `${longestTask.toFixed(0)} ms` : 'under 50 ms',
      isMet: longestTask <= 50,
    },
    {
      target: `${through}: fewer than 100 rows in the document`,
      measured: String(rows),
      isMet: rows < 100,
    },
  ]
}
