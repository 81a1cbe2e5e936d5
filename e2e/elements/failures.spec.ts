import { type ElementUnderTest, elements, type Tag } from '../support/elements.ts'
import { fullUnless } from '../support/full.ts'
import { scriptHtml } from '../support/host.ts'
import { expect, test } from '../support/test.ts'

/** The files of the message that says why an element has ended. */
const closingFiles = /\/chunks\/(steps|shared\.\w+)-/

for (const subject of elements) {
  const { declaration, firstButton, drawnTag, ended, fileFaults, mint }: ElementUnderTest = subject
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

    test('shows a message and a working retry, whichever of its files is missing', async ({
      embed,
      events,
      host,
      page,
      problems,
      sandbox,
    }) => {
      test.slow()
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

      const { attributes } = await mint(sandbox)
      for (const file of files) {
        await events.clear()
        let isCut = true
        await page.route(file, (route) => (isCut ? route.abort() : route.continue()))
        const { element } = await embed(tag, { waits: false, attributes })
        const retry = element.getByRole('button', { name: 'Try again' })
        const ready = element.getByRole('button', { name: firstButton })
        await expect(retry.or(ready).first(), file).toBeVisible()
        // If the view can be used, only the missing part has a retry.
        const isNeeded = !(await ready.isVisible())
        if (isNeeded) {
          const { kind, message } = (await events.next('tw-error')).detail
          const words = fileFaults[String(kind)]
          expect(words, `${kind} for ${file}`).toBeDefined()
          await expect(element.getByText(words as RegExp)).toBeVisible()
          if (kind === 'load') expect(message, file).toMatch(words as RegExp)
          isCut = false
          await retry.click()
          await expect(ready, file).toBeVisible()
        }
        await page.unroute(file)
      }
    })

    // An element without a token calls its server from the file that also has the message.
    if (!ended) return
    test('says that it has ended even if the message with the reason cannot be loaded', async ({
      embed,
      events,
      page,
      problems,
      sandbox,
    }) => {
      problems.expect(/^console: (Failed to load resource|.*dynamically imported)/)
      const own = await mint(sandbox)
      await sandbox.fault(own.whose, { kind: 'code', code: 50014, message: 'Ended' })
      await page.route(closingFiles, (route) => route.abort())
      const { element } = await embed(tag, { waits: false, attributes: own.attributes })
      await events.next('tw-navigate')
      await expect(element.getByText(ended.plain, { exact: true })).toBeVisible()

      await page.unroute(closingFiles)
      await expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await expect(element.getByText(ended.title, { exact: true })).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(element.getByText(ended.plain, { exact: true })).toBeHidden()
    })
  })
}

/** Features that an older browser lacks, removed from this one. */
const missing: Readonly<Record<string, () => void>> = {
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
      for (const [name, takeAway] of Object.entries(missing)) {
        const isShort = mode === 'module' || name === 'Object.hasOwn'
        const title = `shows a message in the reader's language without ${name} (${mode})`
        test(title, fullUnless(isShort), async ({ embed, events, page }) => {
          await page.addInitScript(takeAway)
          await page.addInitScript(() => {
            const heard: unknown[] = []
            const TwHost = { postMessage: (text: string) => heard.push(JSON.parse(text)) }
            Object.assign(window, { heard, TwHost })
          })
          const { element } = await embed(tag, {
            mode,
            waits: false,
            attributes: { token: 'any', 'app-lang': 'zh-HK' },
          })
          const words = element.getByRole('alert')
          await expect(words).toHaveText(/瀏覽器版本過舊/)
          await expect(words).toHaveAttribute('lang', 'zh-Hant')
          const detail = { kind: 'unsupported', message: await words.textContent() }
          expect((await events.next('tw-error')).detail).toEqual(detail)
          await expect
            .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
            .toEqual([{ source: 'tw', v: 1, element: tag, type: 'tw-error', detail }])
        })
      }
    }

    test('keeps the content that the page put between its tags', async ({ host, events, page }) => {
      await page.addInitScript(missing['Object.hasOwn'] ?? (() => undefined))
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
