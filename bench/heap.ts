import { chromium } from 'playwright'
import { fileOf, pages } from './pages.ts'
import { openPage } from './visit.ts'

export interface HeapGrowth {
  readonly mounts: number
  /** Bytes of JavaScript's heap after collection. */
  readonly before: number
  readonly after: number
  /** DOM nodes and listeners that are still alive. */
  readonly nodes: readonly [before: number, after: number]
  readonly listeners: readonly [before: number, after: number]
}

/**
 * The heap before and after so many mounts and removals, each up to the whole HOME. In a browser
 * that compiles no machine code: what V8 keeps of that grows for a thousand mounts, and is no leak.
 */
export async function measureHeap(
  launch: Parameters<typeof chromium.launch>[0],
  url: string,
  token: string,
  mounts = 200,
): Promise<HeapGrowth> {
  const args = [...(launch?.args ?? []), '--js-flags=--jitless']
  const browser = await chromium.launch({ ...launch, args })
  const { page, devtools } = await openPage(browser, false)
  const measure = async () => {
    for (let turn = 0; turn < 3; turn++) await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    return { usedSize, nodes, jsEventListeners }
  }
  try {
    const [, , withHint] = pages
    if (!withHint) throw new Error('There is no page to mount on')
    await page.goto(`${url}/playground/${fileOf(withHint)}`)
    // What a first use makes once is not growth.
    await page.evaluate((own) => window.bench.mountAndRemove(30, own), token)
    const before = await measure()
    await page.evaluate(([times, own]) => window.bench.mountAndRemove(times, own), [
      mounts,
      token,
    ] as const)
    const after = await measure()
    return {
      mounts,
      before: before.usedSize,
      after: after.usedSize,
      nodes: [before.nodes, after.nodes],
      listeners: [before.jsEventListeners, after.jsEventListeners],
    }
  } finally {
    await browser.close()
  }
}
