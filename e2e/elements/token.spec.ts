import type { Locator } from '@playwright/test'
import { type ElementUnderTest, elements, type Tag } from '../support/elements.ts'
import type { Caller, Sandbox } from '../support/sandbox.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { expectFirstCall } from './expect-first-call.ts'

/** Digits that no screen shows by itself. */
const typed = '90817263'

/** The markup of an element and of its shadow root. */
const markupOf = (element: Locator) =>
  element.evaluate((element) => element.outerHTML + element.shadowRoot?.innerHTML)

/** Expects only the closing message: no field, no figure, no action but its own. */
const expectOnlyClosingMessage = async (element: Locator) => {
  await expect(
    element.locator('input, textarea, output, dl, button:not(.tw-closing > button), h3'),
  ).toHaveCount(0)
  expect(await markupOf(element)).not.toContain(typed)
}

/** How many calls were made, once no more follow: a list is searched a moment after the last key. */
async function settledCalls(sandbox: Sandbox, caller: Caller): Promise<number> {
  let [last, count] = [-1, 0]
  await expect(async () => {
    ;[last, count] = [count, (await sandbox.calls(caller)).length]
    expect(count).toBe(last)
  }).toPass({ intervals: [1_000] })
  return count
}

const refreshToken = (element: Locator, token: string) =>
  element.evaluate((element, token) => {
    ;(element as HTMLElement & { refreshToken(token: string): void }).refreshToken(token)
  }, token)

for (const subject of elements as readonly ElementUnderTest[]) {
  const { declaration, token: tokenUse, firstButton, createIdentity, openField, sendCall } = subject
  const tag = declaration.tag as Tag

  test.describe(`<${tag}> and its token`, () => {
    if (!tokenUse) {
      test('can be used at once without a token, sends no call and does not navigate', async ({
        embed,
        events,
        page,
      }) => {
        const requests: string[] = []
        page.on('request', (request) => requests.push(request.url()))
        const { element } = await embed(tag)
        await expect(element.getByRole('button', { name: firstButton })).toBeEnabled()
        await expect(await openField(element)).toBeEditable()
        expect(await events.all()).toMatchObject([{ type: 'tw-ready' }])
        expect(requests.filter((url) => url.includes('/api/'))).toEqual([])
      })
      return
    }
    const { header, withoutToken } = tokenUse
    const setTokenAttribute = (element: Locator, token: string | undefined) =>
      element.evaluate((element, token) => element.setAttribute('token', token ?? ''), token)

    test('sends the token in its header and nowhere else', async ({ embed, page }) => {
      const requestPromise = page.waitForRequest((request) => request.url().includes('/api/'))
      const { token } = await embed(tag)
      const request = await requestPromise
      const headers = Object.entries(await request.allHeaders())
      const holding = headers.filter(([, value]) => value.includes(token)).map(([name]) => name)
      expect(holding).toEqual([header])
      expect(request.url()).not.toContain(token)
    })

    test(
      'a removed token removes all screens from the document at once, and is reported once',
      fullUnless(tag === 'tw-transfer'),
      async ({ embed, events, sandbox }) => {
        const { element, caller } = await embed(tag)
        await expectFirstCall(subject, sandbox, caller)
        await (await openField(element)).fill(typed)
        const left = await element.evaluate((element) => {
          element.removeAttribute('token')
          return Reflect.get(element, 'token') as unknown
        })
        expect(left).toBe('')
        await expect(element.getByText(withoutToken.title)).toBeVisible()
        await expectOnlyClosingMessage(element)
        expect(await events.all('tw-navigate')).toMatchObject([
          { detail: { to: '/', reason: withoutToken.reason } },
        ])
        // The link of a contract has nobody to ask.
        if (withoutToken.reason !== 'no-token') {
          return expect(element.getByRole('button')).toHaveCount(0)
        }
        await element.getByRole('button', { name: 'Sign in' }).click()
        expect(await events.all('tw-navigate')).toMatchObject([
          { detail: { to: '/' } },
          { detail: { to: '/login', reason: 'no-token' } },
        ])
      },
    )

    test(
      'another token means another person, after a removed one and at any time: the input is gone',
      fullUnless(tag === 'tw-transfer'),
      async ({ embed, events, sandbox, problems }) => {
        const { element, caller: first } = await embed(tag)
        const field = await openField(element)
        let caller = first
        for (const isRemovedBefore of [true, false]) {
          const next = await createIdentity(sandbox)
          await field.fill(typed)
          if (isRemovedBefore) {
            await setTokenAttribute(element, undefined)
            await expect(element.getByText(withoutToken.title)).toBeVisible()
          }
          const before = await settledCalls(sandbox, caller)
          await setTokenAttribute(element, next.attributes.token)
          await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
          await expect(element.getByText(withoutToken.title)).toBeHidden()
          await expectFirstCall(subject, sandbox, next.caller)
          expect(await markupOf(element)).not.toContain(typed)
          await openField(element)
          await expect(field).toHaveValue('')
          expect(await sandbox.calls(caller)).toHaveLength(before)
          // For the removed one.
          expect(await events.all('tw-navigate')).toHaveLength(1)
          caller = next.caller
        }
        expect(await problems.all()).toEqual([])
      },
    )

    test(
      'the same or a refreshed token means the same person: input stays, calls carry the new one',
      fullUnless(tag === 'tw-transfer'),
      async ({ embed, events, page, sandbox }) => {
        const { element, token, caller } = await embed(tag)
        const identity = await createIdentity(sandbox)
        const field = await openField(element)
        await field.fill(typed)
        const before = await settledCalls(sandbox, caller)
        await element.evaluate((element, token) => Object.assign(element, { token }), token)
        await setTokenAttribute(element, ` ${token} `)
        await expect(field).toHaveValue(typed)
        expect(await sandbox.calls(caller)).toHaveLength(before)
        const requestPromise = page.waitForRequest((request) => request.url().includes('/api/'))
        await refreshToken(element, identity.secret)
        await expect(field).toHaveValue(typed)
        expect(await element.evaluate((element) => Reflect.get(element, 'token'))).toBe(
          identity.secret,
        )
        // The page then sets the attribute to the same token, which changes nothing.
        await setTokenAttribute(element, identity.secret)
        await expect(field).toHaveValue(typed)
        expect(await events.all('tw-navigate')).toEqual([])
        await sendCall(element, identity)
        expect((await (await requestPromise).allHeaders())[header]).toBe(identity.secret)
        expect(await sandbox.calls(caller)).toHaveLength(before)
      },
    )

    test(
      'a missing token is reported without a call; refreshToken sets and removes it unseen',
      fullUnless(tag === 'tw-transfer'),
      async ({ embed, page, sandbox, events }) => {
        const { secret } = await createIdentity(sandbox)
        const requests: string[] = []
        page.on('request', (request) => requests.push(request.url()))
        const { element } = await embed(tag, { attributes: { token: '' }, waitForReady: false })
        await expect(element.getByText(withoutToken.title)).toBeVisible()
        expect(await events.all('tw-navigate')).toMatchObject([
          { detail: { to: '/', reason: withoutToken.reason } },
        ])
        expect(requests.filter((url) => url.includes('/api/'))).toEqual([])

        await refreshToken(element, secret)
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        const everything = () =>
          element.evaluate(
            ({ shadowRoot }) => document.documentElement.outerHTML + shadowRoot?.innerHTML,
          )
        expect(await everything()).not.toContain(secret)
        expect(await everything()).toContain('<button')
        await refreshToken(element, '')
        await expect(element.getByText(withoutToken.title)).toBeVisible()
        await expectOnlyClosingMessage(element)
        // The property is set as a page of a framework would.
        await element.evaluate((element, token) => Object.assign(element, { token }), secret)
        await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
        expect(await everything()).not.toContain(secret)
      },
    )

    test(
      'all changes of the token in one tick count as one; refreshToken before the insertion sets it',
      fullUnless(tag === 'tw-transfer'),
      async ({ embed, page, sandbox }) => {
        const { element, token } = await embed(tag)
        /** Each call with its token: the first person's last ones may be among them. */
        const calls: string[] = []
        page.on('request', (request) => {
          const { token = '' } = request.headers()
          if (request.url().includes('/api/')) calls.push(`${token} ${request.url()}`)
        })
        const [skipped, last] = [await createIdentity(sandbox), await createIdentity(sandbox)]
        await element.evaluate(
          (element, tokens) => {
            for (const token of tokens) element.setAttribute('token', token)
          },
          [skipped.secret, token, skipped.secret, last.secret],
        )
        await expectFirstCall(subject, sandbox, last.caller)
        expect(await sandbox.calls(skipped.caller)).toEqual([])
        expect(calls).toEqual([...new Set(calls)])

        const { secret } = await createIdentity(sandbox)
        const requestPromise = page.waitForRequest(
          async (request) => (await request.allHeaders())[header] === secret,
        )
        await page.evaluate(
          ([tag, token]) => {
            const element = document.createElement(tag) as HTMLElement & {
              refreshToken(token: string): void
            }
            element.refreshToken(token)
            document.body.append(element)
          },
          [tag, secret] as const,
        )
        await requestPromise
      },
    )
  })
}
