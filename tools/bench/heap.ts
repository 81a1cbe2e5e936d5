import { chromium } from 'playwright'
import { elements, nameOf, type Tag } from '../../elements/elements.ts'
import { fileOf, mainPageOf } from './pages.ts'
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
 * The heap before and after a number of mounts and removals, each up to the complete first view.
 * The browser compiles no machine code: what V8 keeps of it grows for a thousand mounts and is no
 * leak.
 */
export async function measureHeap(
  launch: Parameters<typeof chromium.launch>[0],
  url: string,
  subject: Tag,
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
  const mountAndRemove = (times: number) =>
    page.evaluate(([count, tag, own]) => window.bench.mountAndRemove(count, tag, own), [
      times,
      subject,
      elements[nameOf(subject)].demoToken,
    ] as const)
  try {
    await page.goto(`${url}/playground/${fileOf(mainPageOf(subject))}`)
    await page.evaluate(async (tag) => {
      await customElements.whenDefined(tag)
    }, subject)
    // What the first use creates once is not growth.
    await mountAndRemove(30)
    const before = await measure()
    await mountAndRemove(mounts)
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
