import { elements, type Tag } from '../support/elements.ts'
import { scriptHtml, tagHtml } from '../support/host.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'

for (const subject of elements) {
  const { declaration, token: tokenUse, createIdentity, openField, sendCall } = subject
  const tag = declaration.tag as Tag
  const script = scriptHtml(tag)

  test.describe(`<${tag}> sends`, fullUnless(tag === 'tw-transfer'), () => {
    test('events that leave every shadow root', async ({ host, page, sandbox }) => {
      const { attributes } = await createIdentity(sandbox)
      await host.open({
        head: script,
        body: '<section><div id="outer"></div></section>',
      })
      const eventProperties = await page.evaluate(
        ([tag, attributes]) =>
          new Promise<object>((resolve) => {
            const outer = document.querySelector('#outer')?.attachShadow({ mode: 'closed' })
            const section = document.querySelector('section')
            section?.addEventListener('tw-ready', (event) => {
              const { bubbles, composed, cancelable } = event
              const { detail } = event as CustomEvent<unknown>
              resolve({
                bubbles,
                composed,
                cancelable,
                detail,
                isCustom: event instanceof CustomEvent,
              })
            })
            outer?.append(Object.assign(document.createElement(tag), attributes))
          }),
        [tag, attributes] as const,
      )
      expect(eventProperties).toEqual({
        bubbles: true,
        composed: true,
        cancelable: false,
        detail: {},
        isCustom: true,
      })
    })

    test('the same messages to every native bridge, and no secret', async ({
      host,
      events,
      page,
      sandbox,
    }) => {
      await page.addInitScript(() => {
        const received: Record<string, unknown[]> = {
          reactNative: [],
          webkit: [],
          android: [],
          flutter: [],
        }
        Object.assign(window, {
          received,
          ReactNativeWebView: {
            postMessage: (text: string) => {
              received.reactNative?.push(JSON.parse(text))
              throw new Error('a broken bridge')
            },
          },
          webkit: {
            messageHandlers: {
              tw: { postMessage: (value: unknown) => received.webkit?.push(value) },
            },
          },
          TwHost: { postMessage: (text: string) => received.android?.push(JSON.parse(text)) },
          flutter_inappwebview: {
            callHandler: (name: string, value: unknown) =>
              name === 'tw' && received.flutter?.push(value),
          },
        })
      })
      const identity = await createIdentity(sandbox)
      await host.open({ head: script, body: tagHtml(tag, identity.attributes) })
      await events.next('tw-ready')
      const element = page.locator(tag)
      await openField(element)
      await sendCall(element, identity)
      // Waits for the event that follows: a step, a refusal or an end.
      await expect.poll(async () => (await events.all()).length).toBeGreaterThan(1)
      await element.evaluate((element) => element.removeAttribute('token'))
      if (tokenUse) await events.next('tw-navigate')

      const expected = (await events.all()).map(({ type, detail }) => ({
        source: 'tw',
        v: 1,
        element: tag,
        type,
        detail,
      }))
      expect(expected.length).toBeGreaterThan(1)
      const received = await page.evaluate(
        () => (window as unknown as { received: object }).received,
      )
      expect(received).toEqual({
        reactNative: expected,
        webkit: expected,
        android: expected,
        flutter: expected,
      })
      expect(JSON.stringify(received)).not.toContain(identity.secret)
    })
  })
}
