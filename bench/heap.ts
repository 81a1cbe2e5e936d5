import { chromium } from 'playwright'
import { elements, nameOf, type Tag } from '../elements/elements.ts'
import { fileOf, mainPageOf } from './pages.ts'
import { withPage } from './visit.ts'

export interface HeapGrowth {
  readonly mounts: number
  /** The growth of JavaScript's heap after collection: 0.01 is one per cent. */
  readonly growth: number
  /** DOM nodes that are alive after it, beyond those before. */
  readonly nodes: number
}

/**
 * The heap before and after a number of mounts and removals, each up to the complete first view.
 * The browser compiles no machine code: what V8 keeps of it grows for a thousand mounts and is no
 * leak.
 */
export async function measureHeap(
  launch: Parameters<typeof chromium.launch>[0],
  url: string,
  tag: Tag,
  mounts = 200,
): Promise<HeapGrowth> {
  const args = [...(launch?.args ?? []), '--js-flags=--jitless']
  const browser = await chromium.launch({ ...launch, args })
  const token = elements[nameOf(tag)].demoToken
  try {
    return await withPage(browser, false, async (page, devtools) => {
      const measure = async () => {
        for (let turn = 0; turn < 3; turn++) await devtools.send('HeapProfiler.collectGarbage')
        const { usedSize } = await devtools.send('Runtime.getHeapUsage')
        const { nodes } = await devtools.send('Memory.getDOMCounters')
        return { usedSize, nodes }
      }
      /** The least of three: the last element that was removed may wait for a timer, and is no leak. */
      const leastOf = async () => {
        const measured = []
        for (let turn = 0; turn < 3; turn++) {
          measured.push(await measure())
          await mountAndRemove(1)
        }
        return {
          usedSize: Math.min(...measured.map(({ usedSize }) => usedSize)),
          nodes: Math.min(...measured.map(({ nodes }) => nodes)),
        }
      }
      const mountAndRemove = (times: number) =>
        page.evaluate(([count, name, own]) => window.bench.mountAndRemove(count, name, own), [
          times,
          tag,
          token,
        ] as const)
      await page.goto(`${url}/playground/${fileOf(mainPageOf(tag))}`)
      await page.evaluate(async (name) => {
        await customElements.whenDefined(name)
      }, tag)
      // What the first use creates once is not growth.
      await mountAndRemove(30)
      const before = await leastOf()
      await mountAndRemove(mounts)
      const after = await leastOf()
      return {
        mounts,
        growth: after.usedSize / before.usedSize - 1,
        nodes: after.nodes - before.nodes,
      }
    })
  } finally {
    await browser.close()
  }
}
