import type { Browser, Page } from 'playwright'
import { type BenchPage, fileOf, htmlOf } from './pages.ts'
import { type Check, median } from './tables.ts'
import { recordWork } from './trace.ts'
import { profile, withPage } from './visit.ts'

/** The number of records of each history. */
const few = 10
const many = 100_000
/** The number of records to scroll through. */
const scrolled = 5000
/** Pixels for each frame, as in a fling. */
const stride = 250

/** The history of a new account with so many records, as the first screen of an element. */
async function historyWith(url: string, records: number): Promise<BenchPage> {
  const answer = await fetch(`${url}/sandbox/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ records }),
  })
  const { token } = (await answer.json()) as { token: string }
  return {
    name: 'history',
    subject: 'tw-wallet',
    head: '<script type="module" src="/widgets/tw-wallet.js"></script>',
    body: `<tw-wallet token="${token}" screen="history"></tw-wallet>`,
  }
}

/** The baseline of the long history. */
const bareList: BenchPage = {
  name: 'list',
  subject: 'bare',
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
const timeToRecords = (browser: Browser, url: string, history: BenchPage): Promise<number> =>
  withPage(browser, true, async (page) => {
    await open(page, url, history)
    const time = await page.waitForFunction(
      () =>
        document.querySelector('tw-wallet')?.shadowRoot?.querySelector('[data-order]') &&
        performance.now(),
    )
    return Number(await time.jsonValue())
  })

/** Scrolls through a long list on a slow processor and a fast network. */
const scroll = (browser: Browser, url: string, benchPage: BenchPage) =>
  withPage(browser, false, async (page, devtools) => {
    await open(page, url, benchPage)
    await page.locator('.tw-rows > li').first().waitFor()
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
    const endOfWork = await recordWork(devtools)
    const rows = await page.evaluate(
      ([wanted, pixels]) => window.bench.scrollRecords(wanted, pixels),
      [scrolled, stride] as const,
    )
    return { rows, longest: (await endOfWork()).longestTask }
  })

type Scrolling = Awaited<ReturnType<typeof scroll>>

/** What a long history must do, with the measured values. */
export async function measureHistory(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<Check[]> {
  const short = await historyWith(url, few)
  const long = await historyWith(url, many)
  const times = { long: [] as number[], short: [] as number[] }
  const scrolls = { long: [] as Scrolling[], bare: [] as Scrolling[] }
  for (let round = 0; round < rounds; round++) {
    times.long.push(await timeToRecords(browser, url, long))
    times.short.push(await timeToRecords(browser, url, short))
    if (round >= 3) continue
    scrolls.long.push(await scroll(browser, url, long))
    scrolls.bare.push(await scroll(browser, url, bareList))
  }
  const ratio = median(times.long) / median(times.short)
  const longestOf = (all: readonly Scrolling[]) => median(all.map(({ longest }) => longest))
  const longest = longestOf(scrolls.long)
  const rows = Math.max(...scrolls.long.map((each) => each.rows))
  const through = `Scrolling through ${scrolled.toLocaleString('en-US')} records`
  return [
    {
      what: `History of 100,000 records: time to its first records at most 1.10 of one of ${few}`,
      measured: ratio.toFixed(2),
      isMet: ratio <= 1.1,
    },
    {
      what: `${through}: no task of more than 50 ms of processor time`,
      measured: `${longest.toFixed(0)} ms; a bare list ${longestOf(scrolls.bare).toFixed(0)} ms`,
      isMet: longest <= 50,
    },
    {
      what: `${through}: fewer than 100 rows in the document`,
      measured: String(rows),
      isMet: rows < 100,
    },
  ]
}
