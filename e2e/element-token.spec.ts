import type { Locator } from '@playwright/test'
import { expectFirstCall } from './pages/first-call.ts'
import { elements, type Tag } from './support/elements.ts'
import { scriptHtml, tagHtml } from './support/host.ts'
import { expect, test } from './support/test.ts'

for (const subject of elements) {
  const { declaration, token: tokenUse, firstButton, mint, openField } = subject
  const tag = declaration.tag as Tag
  const script = scriptHtml(tag)

  test.describe(`<${tag}> and its token`, () => {
    if (!tokenUse) {
      test('can be used at once without one, asks nothing, and leads nowhere', async ({
        embed,
        events,
        page,
      }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        const { element } = await embed(tag)
        await expect(element.getByRole('button', { name: firstButton })).toBeEnabled()
        await expect(await openField(element)).toBeEditable()
        expect(await events.all()).toMatchObject([{ type: 'tw-ready' }])
        expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
      })
      return
    }
    const { header, keepsTyped, without } = tokenUse
    const asAttribute = (element: Locator, token: string | undefined) =>
      element.evaluate((element, token) => element.setAttribute('token', token ?? ''), token)

    test('sends it in its header and nowhere else', async ({ embed, page }) => {
      const asked = page.waitForRequest((request) => request.url().includes('/api/'))
      const { token } = await embed(tag)
      const request = await asked
      const headers = Object.entries(await request.allHeaders())
      const holding = headers.filter(([, value]) => value.includes(token)).map(([name]) => name)
      expect(holding).toEqual([header])
      expect(request.url()).not.toContain(token)
    })

    test('never shows it in the document', async ({ host, page, sandbox, events }) => {
      const { secret } = await mint(sandbox)
      await host.open({ head: script, body: tagHtml(tag, { token: '' }) })
      await events.next('tw-navigate')
      await page
        .locator(tag)
        .evaluate((element, token) => Object.assign(element, { token }), secret)
      await expect(page.locator(tag).getByRole('button', { name: firstButton })).toBeVisible()
      const everything = await page
        .locator(tag)
        .evaluate((element) => document.documentElement.outerHTML + element.shadowRoot?.innerHTML)
      expect(everything).not.toContain(secret)
      expect(everything).toContain('<button')
    })

    test('a removed one is gone at once and said once', async ({ embed, events, sandbox }) => {
      const { element, whose } = await embed(tag)
      await expectFirstCall(subject, sandbox, whose)
      const left = await element.evaluate((element) => {
        element.removeAttribute('token')
        return Reflect.get(element, 'token') as unknown
      })
      expect(left).toBe('')
      await expect(element.getByText(without.title)).toBeVisible()
      await expect(element.getByRole('button', { name: firstButton })).toBeHidden()
      expect(await events.all('tw-navigate')).toMatchObject([
        { detail: { to: '/', reason: without.reason } },
      ])
    })

    test(`a new one goes on after a removed one and ${keepsTyped ? 'keeps' : 'forgets'} what was typed`, async ({
      embed,
      events,
      sandbox,
      problems,
    }) => {
      const { element } = await embed(tag)
      const next = await mint(sandbox)
      const field = await openField(element)
      await field.fill('123')
      await element.evaluate((element) => element.removeAttribute('token'))
      await expect(element.getByText(without.title)).toBeVisible()
      await asAttribute(element, next.attributes.token)
      await expect(element.getByText(without.title)).toBeHidden()
      await expectFirstCall(subject, sandbox, next.whose)
      if (!keepsTyped) await openField(element)
      await expect(field).toHaveValue(keepsTyped ? '123' : '')
      expect((await events.all('tw-navigate')).length).toBe(1)
      expect(await problems.all()).toEqual([])
    })

    test('without one it says so and asks nothing', async ({ embed, events, page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const { element } = await embed(tag, { attributes: { token: '' }, waits: false })
      await expect(element.getByText(without.title)).toBeVisible()
      expect(await events.all('tw-navigate')).toMatchObject([
        { detail: { to: '/', reason: without.reason } },
      ])
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
    })

    test('all changes of it in one tick are one change', async ({ embed, sandbox }) => {
      const { element, token } = await embed(tag)
      const [skipped, last] = [await mint(sandbox), await mint(sandbox)]
      await element.evaluate(
        (element, tokens) => {
          for (const token of tokens) element.setAttribute('token', token)
        },
        [skipped.secret, token, skipped.secret, last.secret],
      )
      await expectFirstCall(subject, sandbox, last.whose)
      expect(await sandbox.calls(skipped.whose)).toEqual([])
      const paths = (await sandbox.calls(last.whose)).map(({ path }) => path)
      expect(paths).toEqual([...new Set(paths)])
    })
  })
}
