import type { Locator, Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import {
  type ChosenFile,
  file,
  jpegWithLocation,
  locationMarker,
  noisePng,
  png,
} from '../support/pictures.ts'
import { fullOnly } from '../support/short-run.ts'
import {
  expect,
  paths,
  storedProof,
  type TransferPage,
  test,
  transferCalls,
  transfersOf,
  uploadCalls,
} from './page.ts'

const refused: readonly (readonly [what: string, file: ChosenFile, error: RegExp])[] = [
  [
    'a text that is named as a picture',
    file('slip.jpg', 'image/jpeg', Buffer.from('hello')),
    /not a JPG or PNG/,
  ],
  [
    'a program that is named as a picture',
    file('slip.png', 'image/png', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')),
    /not a JPG or PNG/,
  ],
  ['a PDF', file('slip.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n')), /not a JPG or PNG/],
  [
    'a HEIC photograph',
    file('IMG_1.jpg', 'image/jpeg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
    /^HEIC images are not supported/,
  ],
  [
    'a SVG drawing',
    file('slip.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    /^SVG files are not accepted/,
  ],
  ['an empty file', file('slip.png', 'image/png', Buffer.alloc(0)), /^This file is empty/],
  [
    'a PNG that is cut off',
    file('slip.png', 'image/png', png().buffer.subarray(0, 300)),
    /damaged or incomplete/,
  ],
]

/** Starts to record each value of the progress bar while it is visible. */
const recordProgress = (element: Locator) =>
  element.evaluate((element) => {
    const values: number[] = []
    Object.assign(window, { recordedProgress: values })
    new MutationObserver(() => {
      const bar = element.shadowRoot?.querySelector('progress')
      if (bar?.checkVisibility()) values.push(bar.value)
    }).observe(element.shadowRoot ?? element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
const recordedProgress = (it: TransferPage): Promise<number[]> =>
  it.page.evaluate(() => Reflect.get(window, 'recordedProgress') as number[])

/** All that tab and device keep, as text. */
const storedOn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

test.describe('The proof of a deposit', () => {
  test('is accepted under any name, without its place, and refused with a message if it is no picture', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    await test.step('no picture: nothing is uploaded or sent', async () => {
      // `prepare-picture.test.ts` recognises more of them.
      const typical = refused.filter(([what]) => process.env.FULL || !/PDF|program/.test(what))
      for (const [what, chosen, error] of typical) {
        await it.proof.setInputFiles(chosen)
        await expect(it.alerts, what).toHaveText(error)
        await expect(it.proof, what).toHaveAccessibleDescription(error)
      }
      await it.amount.fill('150')
      await it.click('Submit')
      expect(await uploadCalls(sandbox, it.token)).toEqual([])
      expect(await transferCalls(sandbox, it.token)).toEqual([])
    })
    await test.step('a picture under any name', async () => {
      const photograph = await jpegWithLocation(page)
      expect(photograph.buffer.includes(locationMarker)).toBe(true)
      const files = [png('slip.txt'), png(), { ...photograph, name: 'slip', mimeType: '' }]
      for (const [at, chosen] of files.entries()) {
        await it.proof.setInputFiles(chosen)
        await expect(it.element.getByText(chosen.name, { exact: true })).toBeVisible()
        await expect(it.text('Replace')).toBeVisible()
        await expect.poll(async () => (await uploadCalls(sandbox, it.token)).length).toBe(at + 1)
      }
      await expect(it.alerts).toHaveCount(0)
    })
    await test.step('a picture outlives a file that is none', async () => {
      await it.proof.setInputFiles(file('note.png', 'image/png', Buffer.from('a note')))
      await expect(it.alerts).toHaveText(/not a JPG or PNG/)
      await expect(it.element.getByText('slip', { exact: true })).toBeVisible()
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
    })
    await test.step('it is stored without the place where it was photographed', async () => {
      const proof = await storedProof(sandbox, it.token)
      expect(proof.includes(locationMarker)).toBe(false)
      expect(proof.includes(Buffer.from([0x88, 0x25])), 'a pointer to GPS').toBe(false)
      expect([...proof.subarray(0, 3)], 'still a JPEG').toEqual([0xff, 0xd8, 0xff])
    })
  })

  test('shows the progress of its upload', async ({ open, page, context }) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    await recordProgress(it.element)
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 400_000,
    })
    await it.proof.setInputFiles(noisePng(200_000))
    await expect(it.text('Replace')).toBeVisible()
    const between = (await recordedProgress(it)).filter((value) => value > 0 && value < 1)
    expect(between.length).toBeGreaterThan(0)
    expect(between).toEqual([...between].sort((a, b) => a - b))
  })

  // In the short run: `upload.test.ts`, and a picture that replaces a large one in `pictures.spec.ts`.
  test(
    'can be replaced: the last one is sent with the transfer',
    fullOnly,
    async ({ open, page, sandbox }) => {
      const it = await open({ isUsd: true })
      await it.openProof()
      await it.amount.fill('150')
      // The first is still uploading when the second is chosen.
      const letThrough = await holdBack(page, `**${paths.uploadImage}`)
      await it.proof.setInputFiles(png('first.png', 100))
      await expect(it.element.getByRole('progressbar')).toBeVisible()
      await it.proof.setInputFiles(png('second.png', 200))
      await expect(it.element.getByText('second.png')).toBeVisible()
      letThrough()
      await expect(it.text('Replace')).toBeVisible()
      await it.proof.setInputFiles(png('third.png', 300))
      await expect(it.element.getByText('third.png')).toBeVisible()
      await expect(it.text('Replace')).toBeVisible()
      const previewWidth = () =>
        it.element
          .locator('img[src^="blob:"]')
          .evaluate((image) => (image as HTMLImageElement).naturalWidth)
      await expect.poll(previewWidth).toBe(300)
      await it.click('Submit')
      await expect(it.receipt).toBeVisible()
      const proof = await storedProof(sandbox, it.token)
      expect(proof.readUInt32BE(16)).toBe(300)
    },
  )

  test('that the server refuses shows the refusal above its button until it has changed', async ({
    open,
    page,
    sandbox,
  }) => {
    const it = await open({ isUsd: true })
    await it.openProof()
    await expect(it.amount).toHaveAttribute('placeholder', 'USD')
    await it.amount.fill('0')
    await it.proof.setInputFiles(png())
    await expect(it.text('Replace')).toBeVisible()
    await it.click('Submit')
    await expect(it.alerts).toHaveText('Minimum transaction amount 100.00 USD')
    await it.amount.fill('150')
    const message = 'The slip is of another account'
    await page.route(`**${paths.transfer}`, (route) =>
      route.fulfill({ json: { code: 28101, success: false, message } }),
    )
    await it.expectToast(message, () => it.click('Submit'))
    const notice = it.alerts.filter({ hasText: 'Your remittance proof was not accepted' })
    await expect(notice).toContainText(message)
    await expect(notice).toContainText(
      'We did not record this proof. Your bank payment is not affected.',
    )
    await expect(notice).not.toContainText('balance')
    await expect(it.button('Submit')).toHaveAttribute('data-variant', 'secondary')
    await it.amount.fill('151')
    await expect(notice).toHaveCount(0)
    await expect(it.button('Submit')).toHaveAttribute('data-variant', 'primary')
    await page.unroute(`**${paths.transfer}`)
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    expect(await transfersOf(sandbox, it.token)).toHaveLength(1)
  })

  // In the short run: `unknown-outcome.test.ts`, and its words in `UnresolvedTransferNotice.test.tsx`.
  test(
    'that never arrived is reported as a lost proof, not as a payment that was not made',
    fullOnly,
    async ({ open, sandbox }) => {
      const it = await open({ isUsd: true })
      await it.openProof()
      await it.amount.fill('150')
      await it.proof.setInputFiles(png())
      await expect(it.text('Replace')).toBeVisible()
      await sandbox.addFault(it.token, { call: 'transfer', kind: 'cut', when: 'before' })
      await it.click('Submit')
      await expect(
        it.text('We do not know yet whether we received your remittance proof'),
      ).toBeVisible()
      await it.checkStatusLate()
      await expect(it.text('We did not receive your remittance proof')).toBeVisible()
      await expect(it.element.getByText('Your bank payment is not affected.')).toBeVisible()
      await expect(it.element.getByText('from your wallet')).toHaveCount(0)
    },
  )

  test('that is canceled or aborted says so, and Try again uploads it, under a neutral name', async ({
    open,
    page,
    problems,
  }) => {
    problems.expect(/ERR_ABORTED/)
    const it = await open({ isUsd: true })
    await it.openProof()
    await it.amount.fill('150')
    await test.step('aborted by the browser', async () => {
      await page.route(`**${paths.uploadImage}`, (route) => route.abort('aborted'), { times: 1 })
      await it.proof.setInputFiles(png('aborted.png'))
      await expect(it.alerts.first()).toContainText('We have sent no proof.')
      await it.click('Try again')
      await expect(it.text('Replace')).toBeVisible()
      await expect(it.alerts).toHaveCount(0)
    })
    await test.step('canceled by the person', async () => {
      await holdBack(page, `**${paths.uploadImage}`)
      await it.proof.setInputFiles(png('slip.png'))
      // While the picture is still prepared, there is no upload to cancel.
      await expect(it.element.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
      await it.button('Cancel').press('Enter')
      await expect(it.alerts).toHaveText('canceled')
      await expect(it.button('Try again')).toBeFocused()
      await page.unroute(`**${paths.uploadImage}`)
      // No browser exposes a body with a file: the name is read when the file is appended.
      await page.evaluate(() => {
        const { append } = FormData.prototype
        FormData.prototype.append = function (this: FormData, ...part: unknown[]) {
          if (part[0] === 'file') document.title = String(part[2])
          Reflect.apply(append, this, part)
        }
      })
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle('picture.png')
      await expect(it.text('Replace')).toBeVisible()
      await expect(it.proof).toBeFocused()
    })
    await it.click('Submit')
    await expect(it.receipt).toBeVisible()
    await expect(it.amount).toHaveCount(0)
  })

  test('and its amount survive a reload, until they were submitted', async ({
    open,
    page,
    events,
  }) => {
    const it = await open({ isUsd: true })
    await it.openProof('PayPal')
    await it.amount.fill('1,234.5')
    await it.proof.setInputFiles(png('slip.png'))
    await expect(it.text('Replace')).toBeVisible()

    await page.reload()
    await events.next('tw-ready')
    await it.click('Continue')
    await expect(it.element.getByRole('heading', { name: 'PayPal' })).toBeVisible()
    // As it was typed, or as it is written once the field is left.
    await expect(it.amount).toHaveValue(/^1,234\.50?$/)
    await expect(it.element.getByText('slip.png')).toBeVisible()
    await it.click('Submit')
    await expect(it.receipt).toContainText('1,234.50 USD')

    await page.reload()
    await events.next('tw-ready')
    await expect(it.money('1,000.0000 USD')).toBeVisible()
    await expect(it.button('Continue')).toHaveCount(0)
    expect(await storedOn(page)).not.toContain('slip')
  })

  // In the short run: `kept-proofs.test.ts` and `drafts.test.ts`.
  test(
    'is forgotten once another person comes, and the storage never holds a token',
    fullOnly,
    async ({ open, page, sandbox }) => {
      const it = await open({ isUsd: true })
      await it.openProof()
      await it.amount.fill('150')
      await it.proof.setInputFiles(png())
      await expect(it.text('Replace')).toBeVisible()
      const stored = await storedOn(page)
      expect(stored).toContain('proof.png')
      expect(stored).not.toContain(it.token)

      const other = await sandbox.createAccount({ usd: '77' })
      const setToken = (token: string) =>
        it.element.evaluate((element, token) => element.setAttribute('token', token), token)
      await setToken(other)
      await expect(it.money('77.0000 USD')).toBeVisible()
      await expect(it.button('Continue')).toHaveCount(0)
      await expect.poll(() => storedOn(page)).not.toContain('proof.png')
      await setToken(it.token)
      await expect(it.money('1,000.0000 USD')).toBeVisible()
      await expect(it.button('Continue')).toHaveCount(0)
    },
  )
})
