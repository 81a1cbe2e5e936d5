import { faults, uploadFaults } from '../support/faults.ts'
import { fullUnless } from '../support/full.ts'
import {
  documentIn,
  expect,
  noPaper,
  printed,
  recordOf,
  signCalls,
  test,
  uploadCalls,
} from './page.ts'

const refusals = [28005, 28020, 20001, 28003, 28010, 28000, 28100, 50009, 0] as const
/** What ends an element elsewhere: at a load all is one (section 4), at a signature section 8 holds. */
const ends = [
  { code: 50008, to: '/login' },
  { code: 50012, to: '/login' },
  { code: 50014, to: '/login' },
  { code: 28006, to: '/' },
  { code: 403, to: '/' },
] as const

/** A bad link: the reason is as the specification has it, the message in the reader's language. */
const dismissal = { to: '/', reason: 'URL found.', message: 'URL found.' }

/** What may be over in a moment. */
const passing: readonly string[] = ['cut', 'reset', 'http500']

for (const { words: _, ...fault } of faults) {
  const mayPass = passing.includes(fault.kind)
  test(
    `A load that fails by ${fault.kind} closes the screens, says / once${mayPass ? ', and Try again mends it' : ''}`,
    fullUnless(['http500', 'code'].includes(fault.kind)),
    async ({ open, sandbox, events }) => {
      const link = await sandbox.contract()
      await sandbox.fault(link.token, {
        ...fault,
        call: 'getContractByToken',
        times: 'forever',
      })
      const it = await open({ link, waits: false })
      expect((await events.next('tw-navigate')).detail).toEqual(dismissal)
      expect((await events.next('tw-error')).detail).toMatchObject({ message: 'URL found.' })
      const title = mayPass ? 'The agreement could not be loaded' : 'This link cannot be used'
      await expect(it.text(title)).toBeVisible()
      await expect(it.headings.first()).toBeHidden()
      await expect(it.button('Submit')).toHaveCount(0)
      await expect(it.button('Try again')).toHaveCount(mayPass ? 1 : 0)
      expect(await events.all('tw-navigate')).toHaveLength(1)
      if (!mayPass) return
      await it.go('Try again')
      await expect(it.closed).toBeVisible()
      await sandbox.heal(link.token)
      await it.go('Try again')
      await expect(it.fact('Contract number')).toHaveText(link.number)
      await expect(it.closed).toHaveCount(0)
      await it.saveName()
      await it.go('Submit')
      await expect(it.receipt).toBeVisible()
    },
  )
}

test('A server that never answers is given up after ten seconds, and Try again mends it', async ({
  open,
  sandbox,
  page,
}) => {
  await page.clock.install()
  const link = await sandbox.contract()
  await sandbox.fault(link.token, { call: 'getContractByToken', kind: 'delay', ms: 90_000 })
  const it = await open({ link, waits: false })
  await expect.poll(async () => (await sandbox.calls(link.token)).length).toBe(1)
  await expect(it.headings.first()).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(it.closed).toBeVisible()
  await it.go('Try again')
  await expect(it.fact('Contract number')).toHaveText(link.number)
})

test('A link that is expired, unknown or no text for a header says that it cannot be used; another one opens the element', async ({
  open,
  sandbox,
  events,
}) => {
  const expired = await sandbox.contract({ expiresInSeconds: -1 })
  const bad = [expired.token, 'no-such-link', 'half a tökën']
  const it = await open({ attributes: { token: expired.token }, waits: false })
  const setToken = (token: string) =>
    it.element.evaluate((element, token) => element.setAttribute('token', token), token)
  for (const [at, token] of bad.entries()) {
    if (at > 0) await setToken(token)
    expect((await events.next('tw-navigate')).detail, token).toEqual(dismissal)
    await expect(it.closed).toBeVisible()
    // It is of no use here.
    await expect(it.button('Try again')).toHaveCount(0)
    if (at === 0) expect(await events.all('tw-ready')).toEqual([])
    const { token: next, number } = await sandbox.contract()
    await setToken(next)
    await expect(it.fact('Contract number')).toHaveText(number)
    await expect(it.closed).toHaveCount(0)
    expect(await events.all('tw-navigate')).toHaveLength(at + 1)
  }
})

test('A contract without an id is none', async ({ open, page, events }) => {
  await page.route('**/getContractByToken', (route) =>
    route.fulfill({
      json: {
        code: 20000,
        success: true,
        data: { list: [{ contractId: '', number: 'TW-1', partA: 'A', partB: 'B' }] },
      },
    }),
  )
  const it = await open({ waits: false })
  expect((await events.next('tw-navigate')).detail).toEqual(dismissal)
  await expect(it.closed).toBeVisible()
})

test('A signature dialog that cannot be loaded says so in its place, and opens at Try again', async ({
  open,
  page,
  problems,
}) => {
  problems.expect(/^console: (Failed to load resource|.*dynamically imported)/)
  await page.route(/open-signature/, (route) => route.abort())
  const it = await open()
  await it.button('Sign').click()
  await expect(it.element.getByText('This part could not be loaded.')).toBeVisible()
  await expect(it.title).toBeVisible()
  await page.unroute(/open-signature/)
  await it.go('Try again')
  await expect(it.dialog).toBeVisible()
})

test('An upload that fails says why, keeps page and signature, signs nothing, and can be repeated', async ({
  open,
  sandbox,
  events,
}) => {
  test.slow()
  const it = await open()
  await it.saveDrawing()
  const before = await it.savedPng()
  for (const { words, ...fault } of uploadFaults) {
    await sandbox.fault(it.token, { ...fault, call: 'uploadImage', times: 'forever' })
    await it.says(words, () => it.go('Submit'))
    expect((await events.next('tw-error')).detail).toMatchObject({ message: words })
    await expect(it.button('Submit')).not.toHaveAttribute('aria-disabled', 'true')
    expect((await it.savedPng()).equals(before), fault.kind).toBe(true)
    await sandbox.heal(it.token)
  }
  expect(await signCalls(sandbox, it.token)).toEqual([])
  expect((await recordOf(sandbox, it.token)).status).toBe('OPEN')
  expect(await events.all('tw-navigate')).toEqual([])
  await it.go('Submit')
  await expect(it.receipt).toBeVisible()
  expect(await signCalls(sandbox, it.token)).toHaveLength(1)
})

test('A server that never answers the upload is given up after ten seconds', async ({
  open,
  sandbox,
  page,
}) => {
  await page.clock.install()
  const it = await open()
  await it.saveName()
  await sandbox.fault(it.token, { call: 'uploadImage', kind: 'delay', ms: 90_000 })
  await it.go('Submit')
  await expect.poll(async () => (await uploadCalls(sandbox, it.token)).length).toBe(1)
  await it.says('timeout of 10000 ms exceeded', () => page.clock.fastForward(10_000))
  await expect(it.picture).toBeVisible()
  await it.go('Submit')
  await expect(it.receipt).toBeVisible()
})

test('A code that refuses the upload or the signature shows its message, and all stays', async ({
  open,
  sandbox,
  events,
}) => {
  test.slow()
  const it = await open()
  await it.saveName()
  const before = await it.savedPng()
  for (const code of refusals) {
    for (const call of ['uploadImage', 'signContract'] as const) {
      // The picture that is up already goes again by its address alone.
      if (call === 'uploadImage' && code !== refusals[0]) continue
      const message = `Code ${code} says no to ${call}`
      await sandbox.fault(it.token, { call, kind: 'code', code, message })
      await it.says(message, () => it.go('Submit'))
      expect((await events.next('tw-error')).detail).toEqual({ kind: 'refused', code, message })
      await expect(it.button('Submit')).not.toHaveAttribute('aria-disabled', 'true')
    }
  }
  expect((await it.savedPng()).equals(before)).toBe(true)
  expect(await events.all('tw-navigate')).toEqual([])
  await it.go('Submit')
  await expect(it.receipt).toBeVisible()
})

for (const { code, to } of ends) {
  test(
    `${code} at the signature says ${to} once, and nothing is signed`,
    fullUnless(code === 50008),
    async ({ open, sandbox, events }) => {
      const it = await open()
      await it.saveName()
      await sandbox.fault(it.token, {
        call: 'signContract',
        kind: 'code',
        code,
        message: 'Not you',
        times: 'forever',
      })
      await it.says('Not you', () => it.go('Submit'))
      expect((await events.next('tw-navigate')).detail).toMatchObject({ to, message: 'Not you' })
      await expect(it.closed).toBeVisible()
      await expect(it.element.locator('dl, img, button')).toHaveCount(0)
      expect((await recordOf(sandbox, it.token)).status).toBe('OPEN')
      expect(await events.all('tw-navigate')).toHaveLength(1)
      // The link is good again: signature and picture are there, and it is signed with them.
      await sandbox.heal(it.token)
      await it.element.evaluate((element, token) => {
        ;(element as HTMLElement & { refreshToken(token: string): void }).refreshToken(token)
      }, it.token)
      await expect(it.picture).toBeVisible()
      await it.go('Submit')
      await expect(it.receipt).toBeVisible()
      expect(await uploadCalls(sandbox, it.token)).toHaveLength(1)
    },
  )
}

test('28019 at the signature goes through, and its message is shown', async ({ open, sandbox }) => {
  const it = await open()
  await it.saveName()
  await sandbox.fault(it.token, {
    call: 'signContract',
    kind: 'envelope',
    when: 'after',
    body: { code: 28019, success: true, message: 'Noted in passing' },
  })
  await it.says('Noted in passing', () => it.go('Submit'))
  await expect(it.receipt).toBeVisible()
})

test('An HTTP error whose body has success false shows its message', async ({ open, sandbox }) => {
  const it = await open()
  await it.saveName()
  await sandbox.fault(it.token, {
    call: 'signContract',
    kind: 'envelope',
    status: 400,
    body: { success: false, message: 'Closed for today' },
  })
  await it.says('Closed for today', () => it.go('Submit'))
  await expect(it.picture).toBeVisible()
  await expect(it.button('Submit')).toBeVisible()
})

test('Without a net the signature is kept, and goes on once the net is back', async ({
  open,
  context,
  problems,
  sandbox,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const it = await open()
  await it.saveName()
  await expect(it.toasts).toBeAttached()
  await context.setOffline(true)
  await it.says('Network Error', () => it.go('Submit'))
  await expect(it.picture).toBeVisible()
  await context.setOffline(false)
  await it.go('Submit')
  await expect(it.receipt).toBeVisible()
  expect(await signCalls(sandbox, it.token)).toHaveLength(1)
})

test('A dialog whose code cannot be fetched says so, and opens by itself once the net is back', async ({
  open,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to fetch/)
  const it = await open()
  await expect(it.button('Sign')).toBeVisible()
  await context.setOffline(true)
  await it.go('Sign')
  await expect(it.button('Try again').first()).toBeVisible()
  await context.setOffline(false)
  // A click on Sign would meet the dialog, which opens at any moment now.
  await it.fillName()
  await it.save()
  await expect(it.picture).toBeVisible()
})

test('Print without a net says so, and Try again prints once the net is back', async ({
  open,
  context,
  page,
  problems,
  events,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.addInitScript(noPaper)
  const it = await open()
  await expect(it.button('Sign')).toBeVisible()
  await context.setOffline(true)
  await it.go('Print')
  await expect(it.copyNotice).toContainText('could not be prepared')
  expect((await events.next('tw-error')).detail).toMatchObject({ kind: 'network' })
  await it.go('Try again')
  await expect(it.copyNotice).toContainText('could not be prepared')
  await context.setOffline(false)
  await it.go('Try again')
  await expect((await printed(page)).locator('h1')).toHaveText(documentIn('en').title)
  await expect(it.copyNotice).toHaveCount(0)
  await expect(it.button('Print')).toBeFocused()
})

for (const file of ['contract-steps', 'contract-Sign', 'contract-steps.en']) {
  const title = `The contract stays readable without ${file}, and Try again loads it`
  test(title, fullUnless(file === 'contract-steps'), async ({ open, page, problems, events }) => {
    problems.expect(/^console: (Failed to load resource|tw-contract |.*dynamically imported)/)
    const path = `**/chunks/${file}-*.js`
    await page.route(path, (route) => route.abort())
    const it = await open({ waits: false })
    const retry = it.button('Try again')
    await expect(retry).toBeVisible()
    await expect(it.headings).toHaveCount(10)
    await expect(it.fact('Contract number')).toHaveText(it.contract.number)
    expect((await events.next('tw-error')).detail).toMatchObject({
      kind: 'load',
      message: 'This part could not be loaded.',
    })
    await page.unroute(path)
    await retry.click()
    await expect(it.button('Submit')).toBeVisible()
    await expect(it.contents).toBeVisible()
  })
}

for (const where of ['on the page', 'in frames alone'] as const) {
  const title = `Where print is missing ${where}, Print says so, offers the copy as a file and leaves no frame`
  test(title, fullUnless(where === 'in frames alone'), async ({ open, page }) => {
    await page.addInitScript((where) => {
      if (where === 'on the page' || window !== window.top) Reflect.set(window, 'print', undefined)
    }, where)
    const it = await open()
    for (let presses = 0; presses < 2; presses++) {
      await it.go('Print')
      await expect(it.copyNotice).toContainText('Printing is not available here')
    }
    expect(page.frames()).toHaveLength(1)
    await expect(it.toasts.getByText('Network Error')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await it.go('Save a copy')
    expect((await download).suggestedFilename()).toContain(it.contract.number)
    await expect(it.copyNotice).toHaveCount(0)
  })
}

test('A browser without a canvas to draw on says so, and the contract is signed by typing', async ({
  open,
  page,
}) => {
  // As iOS where its memory for canvases is used up: the one on the page gets none.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: never[]) {
      return this.isConnected ? null : Reflect.apply(getContext, this, given)
    } as typeof getContext
  })
  const it = await open()
  await it.go('Sign')
  await expect(it.dialog.getByText(/Drawing is not available in this browser/)).toBeVisible()
  await it.way('Type').check()
  await it.name.fill('Ada Lovelace')
  await it.save()
  await it.go('Submit')
  await expect(it.receipt).toBeVisible()
})

test('A browser that gives no canvas at all says so at Save, and keeps what was typed', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const it = await open()
  await it.typeName()
  await it.go('Save')
  await expect(it.dialog.getByText(/cannot create an image of your signature/)).toBeVisible()
  await expect(it.name).toHaveValue('Ada Lovelace')
  await it.go('Close')
  await expect(it.headings.first()).toBeVisible()
})
