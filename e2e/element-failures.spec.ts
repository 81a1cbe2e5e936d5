import type { Page } from '@playwright/test'
import { elements, type Tag } from './support/elements.ts'
import { scriptHtml } from './support/host.ts'
import { expect, test } from './support/test.ts'

/** What the shell and a later part say where a file does not come; no cause and no address. */
const notLoaded = /^(This could not be shown|This part could not be loaded)\.$/

/** Cuts off all scripts that come from now on, or only those whose address matches, until it is called again. */
const cutFiles = async (page: Page, pattern: RegExp): Promise<() => Promise<void>> => {
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

for (const subject of elements) {
  const { declaration, token: tokenUse, firstButton, drawnTag, fileFaults, mint } = subject
  const tag = declaration.tag as Tag
  const script = scriptHtml(tag)

  test.describe(`<${tag}> when something fails`, () => {
    test('shows words and a way back when drawing fails', async ({
      embed,
      events,
      page,
      problems,
    }) => {
      problems.expect(/Provoked by the test/)
      await page.addInitScript((drawnTag) => {
        const create = document.createElement.bind(document)
        const broken = (name: string, options?: ElementCreationOptions) => {
          const isBroken = !('mended' in document.documentElement.dataset)
          if (name === drawnTag && isBroken) throw new Error('Provoked by the test')
          return create(name, options)
        }
        document.createElement = broken as typeof document.createElement
      }, drawnTag)
      const { element } = await embed(tag, { waits: false })
      expect(await events.next('tw-error')).toMatchObject({ detail: { kind: 'render' } })
      const retry = element.getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      await expect(element.getByText('This could not be shown')).toBeVisible()

      await page.evaluate(() => {
        document.documentElement.dataset.mended = ''
      })
      await retry.click()
      await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
      await expect(retry).toBeHidden()
    })

    test('shows words and a retry that works, whichever of its files does not come', async ({
      embed,
      events,
      host,
      page,
      problems,
      sandbox,
    }) => {
      test.slow()
      problems.expect(/^console: (Failed to load resource|tw-[\w-]+ |.*dynamically imported)/)
      // What is fetched by the time the first view can be used, but for what the script needs to run.
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
      const needed = fetched.splice(0)
      await embed(tag)
      const files = fetched.filter((url) => /\/widgets\/.*\.js$/.test(url) && !needed.includes(url))
      expect(files.length).toBeGreaterThan(0)

      const words: Readonly<Record<string, RegExp>> = {
        load: notLoaded,
        network: new RegExp(tokenUse?.without.title ?? notLoaded.source),
      }
      const { attributes } = await mint(sandbox)
      for (const file of files) {
        await events.clear()
        let isCut = true
        await page.route(file, (route) => (isCut ? route.abort() : route.continue()))
        const { element } = await embed(tag, { waits: false, attributes })
        const retry = element.getByRole('button', { name: 'Try again' })
        const ready = element.getByRole('button', { name: firstButton })
        await expect(retry.or(ready).first(), file).toBeVisible()
        const isNeeded = await retry.isVisible()
        if (isNeeded) {
          const { kind, message } = (await events.next('tw-error')).detail
          expect(fileFaults, file).toContain(kind)
          await expect(element.getByText(words[String(kind)] ?? '')).toBeVisible()
          if (kind === 'load') expect(message, file).toMatch(notLoaded)
          isCut = false
          await retry.click()
          await expect(ready, file).toBeVisible()
        }
        await page.unroute(file)
      }
    })
  })
}
