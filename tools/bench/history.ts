import type { Browser, Page } from 'playwright'
import { longestTask } from './longest-task.ts'
import { median } from './median.ts'
import { type BenchPage, fileOf, htmlOf } from './pages.ts'
import type { TargetResult } from './summary.ts'
import { openPage, profile } from './visit.ts'

/** The number of records of each history. */
const few = 10
const many = 100_000
/** The number of records to scroll through. */
const scrolled = 5000
/** Pixels for each frame, as in a fling. */
const stride = 250

/** The token of a new account with a history of so many records. */
async function tokenWith(url: string, records: number): Promise<string> {
  const answer = await fetch(`${url}/sandbox/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ records }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** The history of an account as the first screen of an element. */
const historyOf = (token: string) => ({
  name: 'history',
  subject: 'tw-wallet' as const,
  head: '<script type="module" src="/widgets/tw-wallet.js"></script>',
  body: `<tw-wallet token="${token}" screen="history"></tw-wallet>`,
})

/** The baseline of the long history. */
const bareList = {
  name: 'list',
  subject: 'bare' as const,
  head: '<script type="module" src="/assets/list/list.js"></script>',
  body: '<tw-bare-list></tw-bare-list>',
}

async function open(page: Page, url: string, benchPage: BenchPage): Promise<void> {
  const path = `/playground/${fileOf(benchPage)}`
  const body = htmlOf(benchPage, {})
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(url + path)
}

/** Milliseconds from the navigation to the first record in the document. */
async function timeToRecords(browser: Browser, url: string, token: string): Promise<number> {
  const { context, page } = await openPage(browser, true)
  try {
    await open(page, url, historyOf(token))
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

interface Scrolling {
  /** Milliseconds of processor time. */
  readonly longest: number
  /** The most rows that were in the document at once. */
  readonly rows: number
}

/** Scrolls through a long list on a slow processor and a fast network. */
async function scroll(browser: Browser, url: string, benchPage: BenchPage): Promise<Scrolling> {
  const { context, page, devtools } = await openPage(browser, false)
  try {
    await open(page, url, benchPage)
    await page.locator('.tw-rows > li').first().waitFor()
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
    let rows = 0
    const longest = await longestTask(devtools, async () => {
      rows = await page.evaluate(([wanted, pixels]) => window.bench.scrollRecords(wanted, pixels), [
        scrolled,
        stride,
      ] as const)
    })
    return { longest, rows }
  } finally {
    await context.close()
  }
}

/** The targets for a long history, with the measured values. */
export async function measureHistory(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<TargetResult[]> {
  const short = await tokenWith(url, few)
  const long = await tokenWith(url, many)
  const times = { long: [] as number[], short: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.long.push(await timeToRecords(browser, url, long))
    times.short.push(await timeToRecords(browser, url, short))
  }
  const ratio = median(times.long) / median(times.short)
  const scrolls: Scrolling[] = []
  const bareScrolls: Scrolling[] = []
  for (let round = 0; round < Math.min(rounds, 3); round++) {
    scrolls.push(await scroll(browser, url, historyOf(long)))
    bareScrolls.push(await scroll(browser, url, bareList))
  }
  const longest = median(scrolls.map((each) => each.longest))
  const ofBare = median(bareScrolls.map((each) => each.longest))
  const rows = Math.max(...scrolls.map((each) => each.rows))
  const through = `Scrolling through ${scrolled.toLocaleString('en-US')} records`
  return [
    {
      target: `History of 100,000 records: time to its first records at most 1.10 of one of ${few}`,
      measured: ratio.toFixed(2),
      isMet: ratio <= 1.1,
    },
    {
      target: `${through}: no task of more than 50 ms of processor time`,
      measured: `${longest.toFixed(0)} ms; a bare list ${ofBare.toFixed(0)} ms`,
      isMet: longest <= 50,
    },
    {
      target: `${through}: fewer than 100 rows in the document`,
      measured: String(rows),
      isMet: rows < 100,
    },
  ]
}
