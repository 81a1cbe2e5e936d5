import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { type BenchPage, fileOf, type StepPage } from './pages.ts'
import { recordWork, type Work } from './trace.ts'

/** A mid-range phone on a slow mobile network. */
export const profile = { cpu: 4, megabitsDown: 1.6, megabitsUp: 0.75, latency: 150 } as const

/** Milliseconds from the usable first view to the press on a step. */
const beforePress = 1500

interface Load {
  readonly path: string
  /** Of the body as it was sent. */
  readonly bytes: number
  readonly ended: number
}

/** What `probe.js` reports; moments in milliseconds from the start of the navigation. */
interface ProbeReport {
  readonly painted: number
  /** When the first article could be read; only for an element with a long text. */
  readonly readable?: number
  readonly usable: number
  readonly whole: number
  readonly loads: readonly Load[]
}

export type Visit = ProbeReport & Work

/** Milliseconds from the press of a button. */
export interface OpenedStep {
  /** The view of the step is painted, with or without its data. */
  readonly view: number
  /** Nothing of it is missing. */
  readonly whole: number
  /** Bytes of the bodies that it loaded. */
  readonly bytes: number
}

/** The functions that `probe.js` puts on the window. */
declare global {
  interface Window {
    bench: {
      isWhole(): boolean
      report(): ProbeReport
      open(button: string, step: string): Promise<Omit<OpenedStep, 'bytes'>>
      scrollRecords(wanted: number, pixels: number): Promise<number>
      mountAndRemove(times: number, tag: string, token: string): Promise<void>
    }
  }
}

/** Runs `use` with a page in its own browser context, with the probe in it; as slow as `profile` if wanted. */
export async function withPage<Result>(
  browser: Browser,
  isSlow: boolean,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    await context.addInitScript({ path: join(import.meta.dirname, 'probe.js') })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    if (isSlow) {
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: profile.latency,
        downloadThroughput: (profile.megabitsDown * 1_000_000) / 8,
        uploadThroughput: (profile.megabitsUp * 1_000_000) / 8,
      })
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
    }
    return await use(page, devtools)
  } finally {
    await context.close()
  }
}

async function openWhole(page: Page, url: string, benchPage: BenchPage): Promise<void> {
  await page.goto(`${url}/playground/${fileOf(benchPage)}`)
  await page.waitForFunction(() => window.bench.isWhole(), undefined, { polling: 100 })
}

export const sumOf = (loads: readonly Pick<Load, 'bytes'>[]): number =>
  loads.reduce((sum, { bytes }) => sum + bytes, 0)

const reportOf = (page: Page) => page.evaluate(() => window.bench.report())

/** Loads a page once, as a first visitor. */
export const visit = (browser: Browser, url: string, benchPage: BenchPage): Promise<Visit> =>
  withPage(browser, true, async (page, devtools) => {
    const endOfWork = await recordWork(devtools)
    await openWhole(page, url, benchPage)
    await page.waitForLoadState('networkidle')
    return { ...(await reportOf(page)), ...(await endOfWork()) }
  })

/** Loads a page as a first visitor who soon opens steps, and returns the steps in their order. */
export const openSteps = (
  browser: Browser,
  url: string,
  stepPage: StepPage,
): Promise<OpenedStep[]> =>
  withPage(browser, true, async (page) => {
    await openWhole(page, url, stepPage)
    const opened: OpenedStep[] = []
    for (const [button, step] of stepPage.path) {
      const { usable, loads } = await reportOf(page)
      if (opened.length === 0) {
        await page.waitForFunction((moment) => performance.now() >= moment, usable + beforePress)
      }
      const times = await page.evaluate(([name, wanted]) => window.bench.open(name, wanted), [
        button,
        step,
      ] as const)
      const known = new Set(loads.map(({ path }) => path))
      const came = (await reportOf(page)).loads.filter(({ path }) => !known.has(path))
      opened.push({ ...times, bytes: sumOf(came) })
    }
    return opened
  })
