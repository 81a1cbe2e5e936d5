import { type ElementUnderTest, elements, type Tag } from '../support/elements.ts'
import { scriptHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

/** The files of the message that says why an element has ended. */
const closingFiles = /\/chunks\/(steps|shared\.\w+)-/

for (const subject of elements) {
  const {
    declaration,
    firstButton,
    renderedTag,
    closingTexts,
    missingFileTexts,
    createIdentity,
  }: ElementUnderTest = subject
  const tag = declaration.tag as Tag
  const script = scriptHtml(tag)

  test.describe(`<${tag}> when something fails`, fullUnless(tag === 'tw-transfer'), () => {
    test('shows a message and a working retry when rendering fails', async ({
      embed,
      events,
      page,
      problems,
    }) => {
      problems.expect(/Provoked by the test/)
      await page.addInitScript((renderedTag) => {
        const create = document.createElement.bind(document)
        const broken = (name: string, options?: ElementCreationOptions) => {
          const isBroken = !('repaired' in document.documentElement.dataset)
          if (name === renderedTag && isBroken) throw new Error('Provoked by the test')
          return create(name, options)
        }
        document.createElement = broken as typeof document.createElement
      }, renderedTag)
      const { element } = await embed(tag, { waitForReady: false })
      expect(await events.next('tw-error')).toMatchObject({ detail: { kind: 'render' } })
      const retry = element.getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      await expect(element.getByText('This could not be shown')).toBeVisible()

      await page.evaluate(() => {
        document.documentElement.dataset.repaired = ''
      })
      await retry.click()
      await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
      await expect(retry).toBeHidden()
    })

    test('shows a message and a working retry, whichever of its files is missing', async ({
      embed,
      events,
      host,
      page,
      problems,
      sandbox,
    }) => {
      problems.expect(/^console: (Failed to load resource|tw-[\w-]+ |.*dynamically imported)/)
      // The files fetched until the first view can be used, except those that the script needs.
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
      const needed = fetched.splice(0)
      await embed(tag)
      const files = fetched.filter((url) => /\/widgets\/.*\.js$/.test(url) && !needed.includes(url))
      expect(files.length).toBeGreaterThan(0)

      const { attributes } = await createIdentity(sandbox)
      for (const file of files) {
        await events.clear()
        let isBlocked = true
        await page.route(file, (route) => (isBlocked ? route.abort() : route.continue()))
        const { element } = await embed(tag, { waitForReady: false, attributes })
        const retry = element.getByRole('button', { name: 'Try again' })
        const ready = element.getByRole('button', { name: firstButton })
        await expect(retry.or(ready).first(), file).toBeVisible()
        // If the view can be used, only the missing part has a retry.
        const isNeeded = !(await ready.isVisible())
        if (isNeeded) {
          const { kind, message } = (await events.next('tw-error')).detail
          const expectedText = missingFileTexts[String(kind)]
          expect(expectedText, `${kind} for ${file}`).toBeDefined()
          await expect(element.getByText(expectedText as RegExp)).toBeVisible()
          if (kind === 'load') expect(message, file).toMatch(expectedText as RegExp)
          isBlocked = false
          await retry.click()
          await expect(ready, file).toBeVisible()
        }
        await page.unroute(file)
      }
    })

    // An element without a token calls its server from the file that also has the message.
    if (!closingTexts) return
    test('says that it has ended even if the message with the reason cannot be loaded', async ({
      embed,
      events,
      page,
      problems,
      sandbox,
    }) => {
      problems.expect(/^console: (Failed to load resource|.*dynamically imported)/)
      const identity = await createIdentity(sandbox)
      await sandbox.addFault(identity.caller, { kind: 'code', code: 50014, message: 'Ended' })
      await page.route(closingFiles, (route) => route.abort())
      const { element } = await embed(tag, { waitForReady: false, attributes: identity.attributes })
      await events.next('tw-navigate')
      await expect(element.getByText(closingTexts.plain, { exact: true })).toBeVisible()

      await page.unroute(closingFiles)
      await expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await expect(element.getByText(closingTexts.title, { exact: true })).toBeVisible({
          timeout: 1000,
        })
      }).toPass()
      await expect(element.getByText(closingTexts.plain, { exact: true })).toBeHidden()
    })
  })
}

/** Features that an older browser lacks, removed from this one. */
const missingFeatures: Readonly<Record<string, () => void>> = {
  'replaceSync of a style sheet': () =>
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync'),
  'constructed style sheets': () => {
    Object.assign(window, {
      CSSStyleSheet: class {
        constructor() {
          throw new TypeError('Illegal constructor')
        }
      },
    })
  },
  'style sheets that a shadow root adopts': () =>
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'),
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  'findLastIndex of an array': () => Reflect.deleteProperty(Array.prototype, 'findLastIndex'),
}

for (const { declaration } of elements) {
  const tag = declaration.tag as Tag

  test.describe(`<${tag}> in a browser too old for it`, fullUnless(tag === 'tw-transfer'), () => {
    for (const mode of ['module', 'classic'] as const) {
      for (const [name, removeFeature] of Object.entries(missingFeatures)) {
        const isInShortRun = mode === 'module' || name === 'Object.hasOwn'
        const title = `shows a message in the reader's language without ${name} (${mode})`
        test(title, fullUnless(isInShortRun), async ({ embed, events, page }) => {
          await page.addInitScript(removeFeature)
          await page.addInitScript(() => {
            const received: unknown[] = []
            const TwHost = { postMessage: (text: string) => received.push(JSON.parse(text)) }
            Object.assign(window, { received, TwHost })
          })
          const { element } = await embed(tag, {
            mode,
            waitForReady: false,
            attributes: { token: 'any', 'app-lang': 'zh-HK' },
          })
          const alert = element.getByRole('alert')
          await expect(alert).toHaveText(/瀏覽器版本過舊/)
          await expect(alert).toHaveAttribute('lang', 'zh-Hant')
          const detail = { kind: 'unsupported', message: await alert.textContent() }
          expect((await events.next('tw-error')).detail).toEqual(detail)
          await expect
            .poll(() => page.evaluate(() => Reflect.get(window, 'received')))
            .toEqual([{ source: 'tw', v: 1, element: tag, type: 'tw-error', detail }])
        })
      }
    }

    test('keeps the content that the page put between its tags', async ({ host, events, page }) => {
      await page.addInitScript(missingFeatures['Object.hasOwn'] ?? (() => undefined))
      await host.open({
        head: scriptHtml(tag),
        body: `<${tag} token="any"><a href="/app">Open the app</a></${tag}>`,
      })
      expect((await events.next('tw-error')).detail).toMatchObject({ kind: 'unsupported' })
      await expect(page.locator(tag)).toHaveText('Open the app')
      await expect(page.getByRole('link', { name: 'Open the app' })).toBeVisible()
    })
  })
}
