import { addresses } from '../support/addresses.ts'
import { elements, type Tag } from '../support/elements.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/** Tells the page around it how high the page in the frame is. */
const tell = `<script>
  let last
  const tell = () => {
    const height = document.documentElement.offsetHeight
    if (height !== last) parent.postMessage({ height: last = height }, '*')
  }
  addEventListener('load', () => { new ResizeObserver(tell).observe(document.documentElement); tell() })
</script>`

/** Gives the frame the height that it tells, and counts. */
const follow = `<script>
  window.heights = []
  addEventListener('message', ({ data }) => {
    if (!data.height) return
    heights.push(data.height)
    document.querySelector('iframe').style.height = data.height + 'px'
  })
</script>`

for (const { declaration, firstButton, createIdentity } of elements) {
  const tag = declaration.tag as Tag

  for (const width of [320, 400, 800]) {
    for (const margin of ['8px', '0']) {
      // The usual margin of a page.
      const isShort = tag === 'tw-transfer' && width === 400 && margin === '8px'
      test(
        `a frame of ${width} px that is as high as <${tag}> in it does not grow, margin ${margin}`,
        fullUnless(isShort),
        async ({ host, page, sandbox }) => {
          await page.setViewportSize({ width: 1000, height: 800 })
          const { attributes } = await createIdentity(sandbox)
          const inner = await host.serve({
            head: `<style>body { margin: ${margin} }</style>${scriptHtml(tag)}${tell}`,
            body: tagHtml(tag, attributes),
          })
          expect(inner).toContain(addresses().home)
          await host.open({
            head: follow,
            body: `<iframe src="${inner}" style="width: ${width}px; height: 300px; border: 0"></iframe>`,
          })
          const element = page.frameLocator('iframe').locator(tag)
          await element.getByRole('button', { name: firstButton }).waitFor()
          const heights = () =>
            page.evaluate(() => (window as unknown as { heights: number[] }).heights)
          const box = () => page.frameLocator('iframe').locator('html').boundingBox()
          await expect.poll(async () => (await heights()).length).toBeGreaterThan(0)
          // Twenty frames of the browser: a page that grows does so in each.
          const settle = () =>
            page.evaluate(async () => {
              for (let count = 0; count < 20; count++) await new Promise(requestAnimationFrame)
            })
          await expect
            .poll(async () => {
              const before = (await heights()).at(-1)
              await settle()
              return (await heights()).at(-1) === before
            })
            .toBe(true)
          expect(
            Math.round((await box())?.height ?? 0) - ((await heights()).at(-1) ?? 0),
          ).toBeLessThan(2)
          // The frame is as high as its page, not higher: it also becomes lower again.
          await page.locator('iframe').evaluate((frame: HTMLElement) => {
            frame.style.height = '3000px'
          })
          await settle()
          expect(
            Math.round((await box())?.height ?? 0) - ((await heights()).at(-1) ?? 0),
          ).toBeLessThan(2)
          expect((await heights()).at(-1)).toBeLessThan(tag === 'tw-contract' ? 200_000 : 1500)
        },
      )
    }
  }
}
