import type { Locator } from '@playwright/test'
import { elements, type Tag } from '../support/elements.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { expectFirstCall } from './expect-first-call.ts'

/** The values of an element's fields. */
const fieldValues = (element: Locator): Promise<string[]> =>
  element.evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('input') ?? [])].map(({ value }) => value),
  )

for (const subject of elements) {
  const { declaration, token: tokenUse, firstButton, createIdentity, openField } = subject
  const tag = declaration.tag as Tag
  const script = scriptHtml(tag)

  test.describe(`<${tag}> in the document`, fullUnless(tag === 'tw-transfer'), () => {
    const moves: Readonly<Record<string, (element: Element) => void>> = {
      append: (element) => {
        document.querySelector('#elsewhere')?.append(element)
      },
      insertBefore: (element) => {
        document.body.insertBefore(element, document.body.firstChild)
      },
      moveBefore: (element) => {
        const parent = document.querySelector('#elsewhere') as Element & {
          moveBefore?(node: Node, before: Node | null): void
        }
        if (!parent.moveBefore) throw new Error('This Chromium has no moveBefore')
        parent.moveBefore(element, null)
      },
    }
    test('keeps what was typed, however it is moved', async ({ embed, events, page }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const { element } = await embed(tag, { body: '<div id="elsewhere"></div>' })
      const field = await openField(element)
      // Without the calls of a search, which send the input.
      const calls = () =>
        requests.filter((url) => url.includes('/api/') && !/[?&]search=(123\.45|6)(&|$)/.test(url))
          .length
      for (const [name, move] of Object.entries(moves)) {
        await test.step(name, async () => {
          await field.fill('123.45')
          await field.focus()
          const before = (await events.all()).length
          const callsBefore = calls()
          await element.evaluate(move)
          await expect(field).toHaveValue('123.45')
          if (name === 'moveBefore') await expect(field).toBeFocused()
          // The element still works: it takes more input.
          await field.fill('6')
          await expect(field).toHaveValue('6')
          expect((await events.all()).slice(before)).toEqual([])
          expect(calls()).toBe(callsBefore)
          expect(await page.locator(tag).count()).toBe(1)
        })
      }
    })

    test('keeps its input while removed with the same token, and otherwise starts again', async ({
      embed,
      events,
      page,
      sandbox,
    }) => {
      const { element } = await embed(tag)
      const other = await createIdentity(sandbox)
      const field = await openField(element)
      await field.fill('17')
      const handle = await element.elementHandle()
      const whileRemoved = async (change: (element: Element, token: string) => void) => {
        await handle?.evaluate((element) => element.remove())
        await expect(page.locator(tag)).toHaveCount(0)
        await handle?.evaluate(change, other.secret)
        return handle?.evaluate((element) => {
          document.body.append(element)
          return element.shadowRoot?.querySelectorAll('input').length
        })
      }
      if (tokenUse) {
        await whileRemoved(() => {})
        // An amount is written with its digits once its field is left.
        await expect(field).toHaveValue(/^17(\.00)?$/)
        await field.fill('18')
        await expect(field).toHaveValue(/^18(\.00)?$/)
        // The form of the previous person is not shown even for a moment.
        expect(await whileRemoved((element, token) => element.setAttribute('token', token))).toBe(0)
        await expectFirstCall(subject, sandbox, other.caller)
      } else {
        await whileRemoved(() => {})
        await events.next('tw-ready')
      }
      await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
      const typed = await fieldValues(element)
      expect(typed).not.toContain('17')
      expect(typed).not.toContain('18')
    })

    test('starts again when it is moved into a frame, and has its styles there', async ({
      embed,
      page,
    }) => {
      const { element } = await embed(tag, { body: '<iframe></iframe>' })
      const groundOf = (place: Locator) =>
        place
          .locator('.tw[lang]')
          .first()
          .evaluate((wrapper) => getComputedStyle(wrapper).backgroundColor)
      const ground = await groundOf(element)
      const frame = page.frameLocator('iframe').locator(tag)
      await element.evaluate((element) => {
        let times = 0
        element.addEventListener('tw-ready', () => {
          element.setAttribute('data-times', `${++times}`)
        })
        document.querySelector('iframe')?.contentDocument?.body.append(element)
      })
      await expect(frame).toHaveAttribute('data-times', '1')
      expect(await groundOf(frame)).toBe(ground)
      const field = await openField(frame)
      await field.fill('12')
      await expect(field).toHaveValue('12')

      // From the page: Firefox's driver does not find an element that came into a frame from outside.
      await page.evaluate((tag) => {
        const element = document.querySelector('iframe')?.contentDocument?.querySelector(tag)
        if (element) document.body.append(element)
      }, tag)
      await expect(element).toHaveAttribute('data-times', '2')
      expect(await groundOf(element)).toBe(ground)
    })

    test('does nothing before it is inserted', async ({ host, page, sandbox, events }) => {
      const [idle, shown] = [await createIdentity(sandbox), await createIdentity(sandbox)]
      await host.open({ head: script })
      await page.waitForFunction((tag) => customElements.get(tag), tag)
      const renderedNodes = await page.evaluate(
        async ([tag, idle, shown]) => {
          const never = Object.assign(document.createElement(tag), idle)
          const detached = document.createElement('div')
          detached.append(never)
          const other = Object.assign(document.createElement(tag), shown)
          const ready = new Promise((resolve) => other.addEventListener('tw-ready', resolve))
          document.body.append(other)
          await ready
          return never.shadowRoot?.childNodes.length ?? 0
        },
        [tag, idle.attributes, shown.attributes] as const,
      )
      expect(renderedNodes).toBe(0)
      await expectFirstCall(subject, sandbox, shown.caller)
      expect(await sandbox.calls(idle.caller)).toEqual([])
      expect((await events.all('tw-ready')).length).toBe(1)
    })

    test('shares nothing with another one on the page', async ({ host, page, sandbox, events }) => {
      const [first, second] = [await createIdentity(sandbox), await createIdentity(sandbox)]
      await host.open({
        head: script,
        body:
          tagHtml(tag, { id: 'first', ...first.attributes, 'app-lang': 'zh', theme: 'light' }) +
          tagHtml(tag, { id: 'second', ...second.attributes }),
      })
      await events.next('tw-ready')
      await events.next('tw-ready')
      const [one, two] = [page.locator('#first'), page.locator('#second')]
      await expect(one.locator('.tw[lang="zh-Hant"]')).toBeVisible()
      await expect(two.locator('.tw[lang="en"]')).toBeVisible()
      const groundOf = (element: typeof one) =>
        element
          .locator('.tw[lang]')
          .first()
          .evaluate((wrapper) => getComputedStyle(wrapper).backgroundColor)
      expect(await groundOf(one)).not.toBe(await groundOf(two))
      for (const { caller } of [first, second]) await expectFirstCall(subject, sandbox, caller)

      // A new language and the end of the first element do not change the field of the second.
      const field = await openField(two)
      await field.fill('7')
      await one.evaluate((element) => element.setAttribute('app-lang', 'ja'))
      await expect(one.locator('.tw[lang="ja"]')).toBeVisible()
      await one.evaluate((element) => element.removeAttribute('token'))
      if (tokenUse) await events.next('tw-navigate')
      await expect(field).toHaveValue('7')
      expect(await fieldValues(one)).not.toContain('7')
      await expect(two.locator('.tw[lang="en"]')).toBeVisible()
      const sendersOf = async (type: string) => (await events.all(type)).map(({ id }) => id)
      expect(await sendersOf('tw-navigate')).toEqual(tokenUse ? ['first'] : [])
      expect(await sendersOf('tw-step')).not.toContain('first')
    })

    test('works when its script is loaded several times, as module and as classic script', async ({
      host,
      page,
      sandbox,
      events,
    }) => {
      const { attributes } = await createIdentity(sandbox)
      await host.open({
        head: [
          script,
          `<script type="module" src="/widgets/${tag}.js?again"></script>`,
          scriptHtml(tag, 'classic'),
          scriptHtml(tag, 'classic'),
        ].join(''),
        body: tagHtml(tag, attributes),
      })
      await events.next('tw-ready')
      await expect(page.locator(tag).getByRole('button', { name: firstButton })).toBeVisible()
      expect((await events.all('tw-ready')).length).toBe(1)
    })
  })
}
