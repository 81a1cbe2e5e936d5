import { faults, uploadFaults } from '../support/faults.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import {
  contractTextIn,
  expect,
  printedFrame,
  recordOf,
  signCalls,
  stubPrint,
  test,
  uploadCalls,
} from './page.ts'

const refusals = [28005, 28020, 20001, 28003, 28010, 28000, 28100, 50009, 0] as const
/** Codes that navigate elsewhere: a failed load always to / (section 4), a signature as below. */
const navigations = [
  { code: 50008, to: '/login' },
  { code: 50012, to: '/login' },
  { code: 50014, to: '/login' },
  { code: 28006, to: '/' },
  { code: 403, to: '/' },
] as const

/** For a bad link: the reason is the specification's, the message is in the reader's language. */
const badLinkDetail = { to: '/', reason: 'URL found.', message: 'URL found.' }

/** Faults that may be temporary. */
const transientKinds: readonly string[] = ['cut', 'reset', 'http500']

for (const { errorText: _, ...fault } of faults) {
  const isTransient = transientKinds.includes(fault.kind)
  test(
    `A load that fails with ${fault.kind} navigates to / once${isTransient ? ', and can be tried again' : ''}`,
    // A refusal: the test of links below.
    fullUnless(fault.kind === 'http500'),
    async ({ open, page, sandbox, events }) => {
      await page.clock.install()
      const link = await sandbox.createContract()
      await sandbox.addFault(link.token, {
        ...fault,
        call: 'getContractByToken',
        times: 'forever',
      })
      const it = await open({ link, waitForReady: false })
      expect((await events.next('tw-navigate')).detail).toEqual(badLinkDetail)
      expect((await events.next('tw-error')).detail).toMatchObject({ message: 'URL found.' })
      const title = isTransient ? 'The agreement could not be loaded' : 'This link cannot be used'
      await expect(it.text(title)).toBeVisible()
      await expect(it.headings.first()).toBeHidden()
      await expect(it.button('Submit')).toHaveCount(0)
      await expect(it.button('Try again')).toHaveCount(isTransient ? 1 : 0)
      expect(await events.all('tw-navigate')).toHaveLength(1)
      if (!isTransient) return
      await it.click('Try again')
      await expect(it.closingMessage).toBeVisible()
      await sandbox.clearFaults(link.token)
      // A load without an answer is aborted after ten seconds.
      const count = (await sandbox.calls(link.token)).length
      await sandbox.addFault(link.token, { call: 'getContractByToken', kind: 'delay', ms: 90_000 })
      await it.click('Try again')
      await expect.poll(async () => (await sandbox.calls(link.token)).length).toBe(count + 1)
      await expect(it.closingMessage).toHaveCount(0)
      await expect(it.headings.first()).toBeVisible()
      await page.clock.fastForward(10_000)
      await expect(it.closingMessage).toBeVisible()
      await it.click('Try again')
      await expect(it.fact('Contract number')).toHaveText(link.number)
      await expect(it.closingMessage).toHaveCount(0)
      await it.saveName()
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
    },
  )
}

test('An expired, unknown or invalid link is reported as unusable; another link opens the element', async ({
  open,
  sandbox,
  events,
}) => {
  const expired = await sandbox.createContract({ expiresInSeconds: -1 })
  const bad = [expired.token, 'no-such-link', 'half a tökën']
  const it = await open({ attributes: { token: expired.token }, waitForReady: false })
  const setToken = (token: string) =>
    it.element.evaluate((element, token) => element.setAttribute('token', token), token)
  for (const [at, token] of bad.entries()) {
    if (at > 0) await setToken(token)
    expect((await events.next('tw-navigate')).detail, token).toEqual(badLinkDetail)
    await expect(it.closingMessage).toBeVisible()
    // A retry would not help.
    await expect(it.button('Try again')).toHaveCount(0)
    if (at === 0) expect(await events.all('tw-ready')).toEqual([])
    const { token: next, number } = await sandbox.createContract()
    await setToken(next)
    await expect(it.fact('Contract number')).toHaveText(number)
    await expect(it.closingMessage).toHaveCount(0)
    expect(await events.all('tw-navigate')).toHaveLength(at + 1)
  }
})

/** One of each message; the full run has all. */
const triedUploadFaults = uploadFaults.filter(
  ({ kind }) => process.env.FULL || ['cut', 'http500', 'html', 'code'].includes(kind),
)

test('A failed or unanswered upload shows the reason, signs and loses nothing, and can be retried', async ({
  open,
  sandbox,
  events,
  page,
}) => {
  await page.clock.install()
  const it = await open()
  await it.saveDrawing()
  const before = await it.savedPng()
  for (const { errorText, ...fault } of triedUploadFaults) {
    await sandbox.addFault(it.token, { ...fault, call: 'uploadImage', times: 'forever' })
    await it.expectToast(errorText, () => it.click('Submit'))
    expect((await events.next('tw-error')).detail).toMatchObject({ message: errorText })
    await expect(it.button('Submit')).not.toHaveAttribute('aria-disabled', 'true')
    expect((await it.savedPng()).equals(before), fault.kind).toBe(true)
    await sandbox.clearFaults(it.token)
  }
  const count = (await uploadCalls(sandbox, it.token)).length
  await sandbox.addFault(it.token, { call: 'uploadImage', kind: 'delay', ms: 90_000 })
  await it.click('Submit')
  await expect.poll(async () => (await uploadCalls(sandbox, it.token)).length).toBe(count + 1)
  await it.expectToast('timeout of 10000 ms exceeded', () => page.clock.fastForward(10_000))
  await expect(it.picture).toBeVisible()
  expect(await signCalls(sandbox, it.token)).toEqual([])
  expect((await recordOf(sandbox, it.token)).status).toBe('OPEN')
  expect(await events.all('tw-navigate')).toEqual([])
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  expect(await signCalls(sandbox, it.token)).toHaveLength(1)
})

// In the short run: `signing.test.ts` and `error-catalogue.test.ts`.
test(
  'A refused upload or signature shows its message and loses nothing; 28019 is a success',
  fullOnly,
  async ({ open, sandbox, events }) => {
    const it = await open()
    await it.saveName()
    const before = await it.savedPng()
    for (const code of refusals) {
      for (const call of ['uploadImage', 'signContract'] as const) {
        // The uploaded picture is not sent again, only its address.
        if (call === 'uploadImage' && code !== refusals[0]) continue
        const message = `Code ${code} says no to ${call}`
        await sandbox.addFault(it.token, { call, kind: 'code', code, message })
        await it.expectToast(message, () => it.click('Submit'))
        expect((await events.next('tw-error')).detail).toEqual({ kind: 'refused', code, message })
        await expect(it.button('Submit')).not.toHaveAttribute('aria-disabled', 'true')
      }
    }
    await sandbox.addFault(it.token, {
      call: 'signContract',
      kind: 'envelope',
      status: 400,
      body: { success: false, message: 'Closed for today' },
    })
    await it.expectToast('Closed for today', () => it.click('Submit'))
    await expect(it.button('Submit')).not.toHaveAttribute('aria-disabled', 'true')
    expect((await it.savedPng()).equals(before)).toBe(true)
    expect(await events.all('tw-navigate')).toEqual([])
    await sandbox.addFault(it.token, {
      call: 'signContract',
      kind: 'envelope',
      when: 'after',
      body: { code: 28019, success: true, message: 'Noted in passing' },
    })
    await it.expectToast('Noted in passing', () => it.click('Submit'))
    await expect(it.receipt).toBeVisible()
  },
)

for (const { code, to } of navigations) {
  test(
    `${code} for the signature navigates to ${to} once, and nothing is signed`,
    fullUnless(code === 50008),
    async ({ open, sandbox, events }) => {
      const it = await open()
      await it.saveName()
      await sandbox.addFault(it.token, {
        call: 'signContract',
        kind: 'code',
        code,
        message: 'Not you',
        times: 'forever',
      })
      await it.expectToast('Not you', () => it.click('Submit'))
      expect((await events.next('tw-navigate')).detail).toMatchObject({ to, message: 'Not you' })
      await expect(it.closingMessage).toBeVisible()
      await expect(it.element.locator('dl, img, button')).toHaveCount(0)
      expect((await recordOf(sandbox, it.token)).status).toBe('OPEN')
      expect(await events.all('tw-navigate')).toHaveLength(1)
      // With a refreshed token the signature is still there, and its uploaded picture is reused.
      await sandbox.clearFaults(it.token)
      await it.element.evaluate((element, token) => {
        ;(element as HTMLElement & { refreshToken(token: string): void }).refreshToken(token)
      }, it.token)
      await expect(it.picture).toBeVisible()
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
      expect(await uploadCalls(sandbox, it.token)).toHaveLength(1)
    },
  )
}

test('Offline, the dialog opens and print works, and a signature that cannot be sent is kept', async ({
  open,
  context,
  page,
  problems,
  sandbox,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.addInitScript(stubPrint)
  const it = await open()
  await expect(it.button('Sign')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await it.click('Print')
  await expect((await printedFrame(page)).locator('h1')).toHaveText(contractTextIn('en').title)
  await it.click('Sign')
  await it.fillName()
  await it.save()
  await it.expectToast('Network Error', () => it.click('Submit'))
  await expect(it.picture).toBeVisible()
  await context.setOffline(false)
  await it.click('Submit')
  await expect(it.receipt).toBeVisible()
  expect(await signCalls(sandbox, it.token)).toHaveLength(1)
})

for (const file of ['contract-rest', 'rest', 'shared.en']) {
  const title = `The contract stays readable without ${file}, and Try again loads it`
  test(title, fullUnless(file === 'contract-rest'), async ({ open, page, problems, events }) => {
    problems.expect(/^console: (Failed to load resource|tw-contract |.*dynamically imported)/)
    const path = `**/chunks/${file}-*.js`
    await page.route(path, (route) => route.abort())
    const it = await open({ waitForReady: false })
    // The tools above the text and the signature below it.
    const retry = it.button('Try again')
    await expect(retry).toHaveCount(2)
    await expect(it.headings).toHaveCount(10)
    await expect(it.fact('Contract number')).toHaveText(it.contract.number)
    expect((await events.next('tw-error')).detail).toMatchObject({
      kind: 'load',
      message: 'This could not be shown.',
    })
    await page.unroute(path)
    // One press loads both.
    await retry.first().click()
    await expect(it.contents).toBeVisible()
    await expect(it.button('Submit')).toBeVisible()
    await expect(retry).toHaveCount(0)
    await it.click('Sign')
    await expect(it.dialog).toBeVisible()
  })
}

for (const where of ['on the page', 'in frames alone'] as const) {
  const title = `If print is missing ${where}, Print shows a message, offers the copy as a file and leaves no frame`
  test(title, fullUnless(where === 'in frames alone'), async ({ open, page }) => {
    await page.addInitScript((where) => {
      if (where === 'on the page' || window !== window.top) Reflect.set(window, 'print', undefined)
    }, where)
    const it = await open()
    for (let presses = 0; presses < 2; presses++) {
      await it.click('Print')
      await expect(it.copyNotice).toContainText('Printing is not available here')
    }
    expect(page.frames()).toHaveLength(1)
    await expect(it.toasts.getByText('Network Error')).toHaveCount(0)
    const downloadPromise = page.waitForEvent('download')
    await it.click('Save a copy')
    expect((await downloadPromise).suggestedFilename()).toContain(it.contract.number)
    await expect(it.copyNotice).toHaveCount(0)
  })
}

// In the short run: `SignatureDialog.test.tsx`.
test(
  'Without a canvas to draw on, a message is shown, and the contract is signed with a typed name',
  fullOnly,
  async ({ open, page }) => {
    // As on iOS when its canvas memory is used up: the canvas on the page gets no context.
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        ...given: never[]
      ) {
        return this.isConnected ? null : Reflect.apply(getContext, this, given)
      } as typeof getContext
    })
    const it = await open()
    await it.click('Sign')
    await expect(it.dialog.getByText(/Drawing is not available in this browser/)).toBeVisible()
    await it.mode('Type').check()
    await it.name.fill('Ada Lovelace')
    await it.save()
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
  },
)
