import type { Page } from '@playwright/test'
import { middleOf } from '../support/box.ts'
import { startCorsServer } from '../support/cors-server.ts'
import { doubleClick } from '../support/double-click.ts'
import { faults } from '../support/faults.ts'
import { holdBack } from '../support/hold-back.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import {
  contractPage,
  expect,
  openTab,
  paths,
  recordOf,
  sha256,
  signCalls,
  signedPng,
  signedRecord,
  test,
  uploadCalls,
} from './page.ts'

/** The signature was sent a second time: the same picture, the same request, the same key. */
const expectSentTwiceWithOneKey = async (sandbox: Sandbox, token: string) => {
  const [first, second, ...more] = await signCalls(sandbox, token)
  expect(more).toEqual([])
  expect(first?.idempotencyKey).toMatch(/^[!-~]{16,}$/)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(second?.body).toEqual(first?.body)
  expect(await uploadCalls(sandbox, token)).toHaveLength(1)
}

const unansweredFaults = faults.filter(({ kind }) => kind !== 'code')

test('Double clicks, Enter and Space sign once while the upload and then the signing are slow', async ({
  open,
  page,
  sandbox,
  events,
}) => {
  const it = await open()
  await it.saveName()
  await expect(it.button('Submit')).toBeEnabled()
  const { x, y } = await middleOf(it.button('Submit'))
  const letThrough: (() => void)[] = []
  for (const path of [paths.uploadImage, paths.signContract]) {
    letThrough.push(await holdBack(page, `**${path}`))
  }
  const signingPromise = page.waitForRequest(`**${paths.signContract}`)
  for (const [at, letOneThrough] of letThrough.entries()) {
    if (at) await signingPromise
    await page.mouse.dblclick(x, y)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await page.mouse.dblclick(x, y)
    await expect(it.button('Submit')).toHaveAttribute('aria-disabled', 'true')
    await expect(it.button('Sign again')).toBeDisabled()
    letOneThrough()
  }
  await expect(it.receipt).toBeVisible()
  expect(await uploadCalls(sandbox, it.token)).toHaveLength(1)
  expect(await signCalls(sandbox, it.token)).toHaveLength(1)
  expect(await events.all('tw-success')).toHaveLength(1)
})

/** Opens the same link in a second window and saves a signature with another name there. */
const openSecondTab = async (page: Page, name: string) => {
  const tab = await openTab(page)
  await tab.goto(page.url())
  const second = contractPage(tab.locator('tw-contract'))
  await second.saveName(name)
  return second
}

test('Two windows, one after the other: the second shows the receipt of the first', async ({
  open,
  page,
  sandbox,
}) => {
  const it = await open()
  await it.saveName('First')
  const second = await openSecondTab(page, 'Second')
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  const signed = await signedRecord(sandbox, it.token)
  await second.click('Submit')
  await expect(second.receipt).toBeVisible()
  await expect(second.row('SHA-256 of the signature')).toHaveText(signed.signatureHash)
  // The picture of the second window was not signed.
  await expect(second.picture).toHaveCount(0)
  expect(await signedRecord(sandbox, it.token)).toEqual(signed)
})

// Simultaneous requests are tests of the sandbox, and what a window shows of another's signature is above.
test(
  'Two windows at once: one signature, and both show its receipt',
  fullOnly,
  async ({ open, page, sandbox }) => {
    const it = await open()
    await it.saveName('First')
    const second = await openSecondTab(page, 'Second')
    await sandbox.addFault(it.token, { call: 'signContract', kind: 'delay', ms: 1_000, times: 2 })
    await Promise.all([it.click('Submit'), second.click('Submit')])
    await expect(it.receipt).toBeVisible()
    await expect(second.receipt).toBeVisible()
    const { signatureHash } = await signedRecord(sandbox, it.token)
    await expect(it.row('SHA-256 of the signature')).toHaveText(signatureHash)
    await expect(second.row('SHA-256 of the signature')).toHaveText(signatureHash)
  },
)

test.describe('If the answer is lost after the contract was signed', () => {
  for (const { errorText, ...fault } of unansweredFaults) {
    test(
      `by ${fault.kind}: the status check finds the one signature`,
      fullUnless(fault.kind === 'cut'),
      async ({ open, sandbox, events }) => {
        const it = await open()
        await it.saveName()
        await sandbox.addFault(it.token, {
          ...fault,
          call: 'signContract',
          when: 'after',
          times: 'forever',
        })
        await it.expectToast(errorText, () => it.click('Submit'))
        await expect(it.receipt).toBeVisible()
        const { textHash, signatureHash } = await signedRecord(sandbox, it.token)
        await expect(it.row('SHA-256 of the text')).toHaveText(textHash)
        await expect(it.row('SHA-256 of the signature')).toHaveText(signatureHash)
        await expect(it.picture).toBeVisible()
        expect(await events.all('tw-success')).toMatchObject([{ detail: { kind: 'signature' } }])
        expect(await uploadCalls(sandbox, it.token)).toHaveLength(1)
      },
    )
  }

  // In the short run: `signing.test.ts`, and a signed link in `receipt.spec.ts`.
  test(
    'and the status check fails: it can be repeated, and a reload shows the receipt at once',
    fullOnly,
    async ({ open, sandbox, page, events }) => {
      await page.clock.install()
      const it = await open()
      await it.saveName()
      await sandbox.addFault(it.token, {
        call: 'signContract',
        kind: 'delay',
        when: 'after',
        ms: 90_000,
      })
      await sandbox.addFault(it.token, { call: 'getContractByToken', kind: 'http500', times: 2 })
      await it.click('Submit')
      await expect.poll(async () => (await recordOf(sandbox, it.token)).status).toBe('SIGNED')
      await it.expectToast('timeout of 10000 ms exceeded', () => page.clock.fastForward(10_000))
      await expect(it.unknownOutcome).toBeVisible()
      await expect(it.picture).toBeVisible()
      await it.click('Check status')
      await expect
        .poll(async () => (await sandbox.calls(it.token, '/getContractByToken')).length)
        .toBe(3)
      // The second status check has failed by now.
      await expect(it.button('Check status')).toBeEnabled()
      await expect(it.unknownOutcome).toBeVisible()
      await events.clear()
      await page.reload()
      await expect(it.receipt).toBeVisible()
      await expect(it.button('Submit')).toHaveCount(0)
      const { textHash } = await signedRecord(sandbox, it.token)
      await expect(it.row('SHA-256 of the text')).toHaveText(textHash)
      // The reload has signed nothing.
      expect(await events.all('tw-success')).toEqual([])
      expect(await signCalls(sandbox, it.token)).toHaveLength(1)
    },
  )

  // In the short run: the test of a server that implements only section 7.
  test(
    'submitting again sends the same key, so the contract is signed once',
    fullOnly,
    async ({ open, sandbox }) => {
      const it = await open()
      await it.saveName()
      await sandbox.addFault(it.token, { call: 'signContract', kind: 'cut', when: 'after' })
      await sandbox.addFault(it.token, { call: 'getContractByToken', kind: 'http500', times: 1 })
      await it.click('Submit')
      await expect(it.unknownOutcome).toBeVisible()
      const signed = await signedRecord(sandbox, it.token)
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
      await expectSentTwiceWithOneKey(sandbox, it.token)
      expect(await signedRecord(sandbox, it.token)).toEqual(signed)
    },
  )
})

test.describe('If the signature never arrived', () => {
  for (const { errorText: _, ...fault } of unansweredFaults) {
    test(
      `by ${fault.kind}: the status check says so, nothing is lost, and it can be submitted again`,
      // In the short run: `signing.test.ts`.
      fullOnly,
      async ({ open, sandbox }) => {
        const it = await open()
        await it.saveName()
        const before = await it.savedPng()
        // Once, except for a reset: the browser itself repeats that request.
        const times = fault.kind === 'reset' ? 'forever' : 1
        await sandbox.addFault(it.token, { ...fault, call: 'signContract', times })
        await it.expectToast('The agreement has not been signed. You can submit it again.', () =>
          it.click('Submit'),
        )
        expect((await it.savedPng()).equals(before)).toBe(true)
        expect((await recordOf(sandbox, it.token)).status).toBe('OPEN')
        await sandbox.clearFaults(it.token)
        await it.click('Submit')
        await expect(it.receipt).toBeVisible()
        const keys = (await signCalls(sandbox, it.token)).map(
          ({ idempotencyKey }) => idempotencyKey,
        )
        expect(new Set(keys).size).toBe(1)
        expect(await uploadCalls(sandbox, it.token)).toHaveLength(1)
      },
    )
  }
})

test.describe('A server that implements only section 7', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`**${paths.getContractByToken}`, async (route) => {
      const response = await route.fetch()
      if (!response.ok()) return route.fulfill({ response })
      const { code, success, data } = await response.json()
      const list = data.list.map(
        ({ contractId, number, partA, partB }: Readonly<Record<string, unknown>>) => ({
          contractId,
          number,
          partA,
          partB,
        }),
      )
      await route.fulfill({ json: { code, success, data: { list } } })
    })
    await page.route(`**${paths.signContract}`, async (route) => {
      const response = await route.fetch().catch(() => undefined)
      if (!response?.ok()) return route.abort()
      const { code, message } = await response.json()
      await route.fulfill({ json: { code, message, success: code === 20000 } })
    })
  })

  test('signs once although an answer was lost; the receipt has what the element knows', async ({
    open,
    sandbox,
    problems,
  }) => {
    problems.expect(/ERR_FAILED/)
    const it = await open()
    await it.saveDrawing()
    await sandbox.addFault(it.token, { call: 'signContract', kind: 'cut', when: 'after' })
    await it.click('Submit')
    await expect(it.unknownOutcome).toBeVisible()
    await it.click('Check status')
    await expect(it.unknownOutcome).toBeVisible()
    const signed = await signedRecord(sandbox, it.token)
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    await expectSentTwiceWithOneKey(sandbox, it.token)
    expect(await signedRecord(sandbox, it.token)).toEqual(signed)
    const { text, textHash } = signed
    expect(textHash).toBe(sha256(text))
    await expect(it.row('SHA-256 of the text')).toHaveText(textHash)
    await expect(it.row('SHA-256 of the signature')).toHaveText(
      sha256(await signedPng(sandbox, it.token)),
    )
    await expect(it.row('Signed at')).toHaveText(/\d/)
    const shown = await it.element.evaluate((element) => element.shadowRoot?.textContent)
    expect(shown).not.toMatch(/undefined|NaN|Invalid Date/)
  })
})

test('A change of link during a signing mixes nothing of the two contracts', async ({
  open,
  page,
  sandbox,
}) => {
  const it = await open()
  const other = await sandbox.createContract({ partB: 'The other broker' })
  await it.saveName()
  const letThrough = await holdBack(page, `**${paths.uploadImage}`)
  const requestPromise = page.waitForRequest(`**${paths.uploadImage}`)
  const abortPromise = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/upload'),
  )
  await it.click('Submit')
  await requestPromise
  await it.element.evaluate((element, token) => element.setAttribute('token', token), other.token)
  // The upload is aborted with its link.
  await abortPromise
  await expect(it.fact('Party B')).toHaveText('The other broker')
  await expect(it.picture).toHaveCount(0)
  await it.expectToast('Sign first.', () => it.click('Submit'))
  letThrough()
  await it.saveName('The other')
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  await expect(it.row('Contract number')).toHaveText(other.number)
  expect((await recordOf(sandbox, it.token)).status).toBe('OPEN')
  expect(await signCalls(sandbox, it.token)).toEqual([])
})

for (const isGone of [false, true]) {
  const change = isGone ? 'was removed' : 'was replaced'
  const title = `The page is told of a signature although its link ${change} meanwhile`
  test(title, fullUnless(!isGone), async ({ open, page, sandbox, events }) => {
    const it = await open()
    const other = await sandbox.createContract({ partB: 'The other broker' })
    const { number } = await recordOf(sandbox, it.token)
    await it.saveName()
    const letThrough = await holdBack(page, `**${paths.signContract}`, 'answer')
    const requestPromise = page.waitForRequest(`**${paths.signContract}`)
    await it.click('Submit')
    await requestPromise
    await it.element.evaluate(
      (element, token) => element.setAttribute('token', token),
      isGone ? '' : other.token,
    )
    if (isGone) await expect(it.closingMessage).toBeVisible()
    else await expect(it.fact('Party B')).toHaveText('The other broker')
    await it.expectToast('The signature for an earlier link was accepted.', async () =>
      letThrough(),
    )
    expect((await events.next('tw-success')).detail).toMatchObject({ number, session: 'earlier' })
    await expect(it.receipt).toHaveCount(0)
    await expect(it.picture).toHaveCount(0)
    expect(await it.element.evaluate(({ shadowRoot }) => shadowRoot?.innerHTML)).not.toContain(
      number,
    )
    expect((await recordOf(sandbox, other.token)).status).toBe('OPEN')
    expect(await signCalls(sandbox, other.token)).toEqual([])
  })
}

test('A server of another origin gets no signature until it allows the key, and then one with its key', async ({
  events,
  open,
  problems,
  sandbox,
}) => {
  problems.expect(/^console: /)
  const server = await startCorsServer(sandbox.url, 'otp-token, content-type')
  const it = await open({ origin: 'foreign', attributes: { 'api-base': server.url } })
  await it.saveName()
  await it.click('Submit')
  expect((await events.next('tw-error')).detail).toMatchObject({ kind: 'key' })
  await expect(it.picture).toBeVisible()
  await expect(it.unknownOutcome).toHaveCount(0)
  expect((await recordOf(sandbox, it.token)).status).toBe('OPEN')
  expect(await signCalls(sandbox, it.token)).toEqual([])

  server.allowedHeaders += ', idempotency-key'
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  const [call, ...more] = await signCalls(sandbox, it.token)
  expect(more).toEqual([])
  expect(call?.idempotencyKey).toMatch(/^[!-~]{16,}$/)
  const { textHash } = await signedRecord(sandbox, it.token)
  await expect(it.row('SHA-256 of the text')).toHaveText(textHash)
  server.close()
})

test('A double click on Save saves the signature and does not sign', async ({
  open,
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const it = await open()
  await it.typeName()
  await doubleClick(it.button('Save'), 250)
  await it.picture.waitFor()
  await expect(it.button('Submit')).toBeEnabled()
  expect(await signCalls(sandbox, it.token)).toEqual([])
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
})
