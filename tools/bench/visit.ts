import { join } from 'node:path'
import type { Browser } from 'playwright'
import { elements, nameOf } from '../../elements/elements.ts'
import { type BenchPage, fileOf } from './pages.ts'

/** A mid-range phone on a slow mobile network. */
export const profile = {
  cpu: 4,
  megabitsDown: 1.6,
  megabitsUp: 0.75,
  latency: 150,
} as const

interface Load {
  readonly path: string
  readonly bytes: number
  readonly begun: number
  readonly ended: number
}

/** What `probe.js` reports; moments in milliseconds from the start of the navigation. */
interface ProbeReport {
  /** When `tw-ready` fired; the bare element has no events. */
  readonly ready?: number
  readonly painted: number
  /** When the first article could be read; only for an element with a long text. */
  readonly readable?: number
  readonly usable: number
  readonly whole: number
  readonly loads: readonly Load[]
  readonly longTasks: readonly { readonly startTime: number; readonly duration: number }[]
}

interface OpenedStep {
  /** Milliseconds from the press of a button to its painted step. */
  readonly time: number
  /** Bytes of the bodies that it loaded. */
  readonly bytes: number
}

export interface Visit extends ProbeReport {
  /** By names such as `HOME → DEPOSIT`. */
  readonly steps: ReadonlyMap<string, OpenedStep>
}

/** The functions that `probe.js` puts on the window. */
interface Bench {
  isWhole(): boolean
  report(): ProbeReport
  open(button: string, step: string): Promise<number>
  scrollRecords(wanted: number, pixels: number): Promise<number>
  mountAndRemove(times: number, tag: string, token: string | undefined): Promise<void>
}
declare global {
  interface Window {
    bench: Bench
  }
}

/** A page in its own browser context, with the probe in it; as slow as `profile` if wanted. */
export async function openPage(browser: Browser, isSlow: boolean) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
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
  return { context, page, devtools }
}

export const sumOf = (loads: readonly Pick<Load, 'bytes'>[]): number =>
  loads.reduce((sum, { bytes }) => sum + bytes, 0)

/** Loads a page once, as a first visitor, and follows one of its paths. */
export async function visit(
  browser: Browser,
  url: string,
  benchPage: BenchPage,
  round: number,
): Promise<Visit> {
  const { context, page } = await openPage(browser, true)
  try {
    await page.goto(`${url}/playground/${fileOf(benchPage)}`)
    await page.waitForFunction(() => window.bench.isWhole(), undefined, { polling: 100 })
    await page.waitForLoadState('networkidle')
    const report = await page.evaluate(() => window.bench.report())

    const steps = new Map<string, OpenedStep>()
    const paths = benchPage.stepPaths ?? []
    const known = new Set(report.loads.map(({ path }) => path))
    const { subject } = benchPage
    let from: string = subject === 'bare' ? '' : elements[nameOf(subject)].firstStep
    for (const [button, step] of paths[round % paths.length] ?? []) {
      const time = await page.evaluate(([name, wanted]) => window.bench.open(name, wanted), [
        button,
        step,
      ] as const)
      const { loads } = await page.evaluate(() => window.bench.report())
      const came = loads.filter(({ path }) => !known.has(path))
      for (const { path } of came) known.add(path)
      steps.set(`${from} → ${step}`, { time, bytes: sumOf(came) })
      from = step
    }
    return { ...report, steps }
  } finally {
    await context.close()
  }
}
