import type { Page } from '@playwright/test'
import { headHtml, policyOf } from '../../tools/embed/embedding.ts'
import { contractPage, printedFrame, stubPrint, underline, wave } from '../contract/page.ts'
import { addresses } from '../support/addresses.ts'
import { elements, type Tag } from '../support/elements.ts'
import type { BuildMode } from '../support/host.ts'
import type { Problems } from '../support/observe.ts'
import { png } from '../support/pictures.ts'
import { readRelease } from '../support/release.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { transferPage } from '../transfer/page.ts'

/**
 * Scripts from a CDN, each with its hash, on a page with exactly the policy that `npm run csp`
 * prints for this element.
 */
const withExactPolicy = (tag: Tag, mode: BuildMode) => {
  const embedding = {
    release: readRelease(),
    elements: [tag],
    way: mode === 'module' ? 'pinned' : 'classic',
    cdn: `${addresses().foreign}/cdn/`,
  } as const
  return {
    scriptTags: headHtml(embedding),
    headers: { 'content-security-policy': policyOf(embedding) },
  }
}

/** A real address: the contract of USDT on TRON. */
const tronAddress = 'TL2GFgNkMj4Wg52TRNRa1NxBJa1ZN5vZxd'

/** Provokes a violation, to show that the policy is active and the listener works. */
async function expectViolationsToBeReported(page: Page, problems: Problems) {
  problems.expect(/^csp: |^console: .*(Content Security Policy|Trusted)/)
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.invalid/x.png'
    document.body.append(image)
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    try {
      image.outerHTML = '<b>untrusted</b>'
    } catch {
      // Trusted Types also throw.
    }
  })
  for (const directive of ['img-src', 'style-src', 'require-trusted-types-for']) {
    await expect
      .poll(async () => (await problems.all()).some((text) => text.startsWith(`csp: ${directive}`)))
      .toBe(true)
  }
}

for (const mode of ['module', 'classic'] as const) {
  test.describe(
    `<tw-transfer> as ${mode} script under a strict policy`,
    fullUnless(mode === 'module'),
    () => {
      test('every step of both currencies, an error, a toast and the closing message cause no violation', async ({
        embed,
        page,
        problems,
        sandbox,
      }) => {
        const { element, token } = await embed('tw-transfer', withExactPolicy('tw-transfer', mode))
        const button = (name: string) => element.getByRole('button', { name, exact: true })

        await element.getByRole('button', { name: 'Deposit' }).click()
        await element.getByRole('button', { name: 'Crypto' }).click()
        await element.getByRole('button', { name: /Change$/ }).click()
        await element.getByRole('radio').last().click()
        const qr = element.getByRole('img', { name: /^QR code/ })
        await expect(qr).toBeVisible()
        await expect
          .poll(() => qr.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0)
        await button('Copy address').click()
        await button('Back').click()
        await button('Back').click()

        await element.getByRole('button', { name: 'Withdraw' }).click()
        await element.getByRole('button', { name: /Change$/ }).click()
        await element.getByRole('radio', { name: /TRC20/ }).click()
        await element.getByRole('textbox', { name: 'Address' }).fill(tronAddress)
        await element.getByRole('textbox', { name: 'Amount' }).fill('20')
        await button('Next').click()
        await expect(element.getByRole('button', { name: /^Withdraw \d/ })).toBeVisible()

        await element.evaluate((element) => element.setAttribute('is-usd', ''))
        await element.getByRole('button', { name: 'Deposit' }).click()
        await element.getByRole('button', { name: 'Bank wire' }).click()
        await button('I have sent the money').click()
        await element.locator('input[type=file]').setInputFiles(png())
        const preview = element.locator('img[src^="blob:"]')
        await expect(preview).toBeVisible()
        await expect
          .poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0)
        await button('Back').click()
        await button('Back').click()
        await button('Back').click()

        await element.getByRole('button', { name: 'Withdraw' }).click()
        await element.getByRole('textbox', { name: 'Amount' }).fill('150')
        await button('Show account number').click()
        await button('Next').click()
        await expect(element.getByRole('button', { name: /^Withdraw \d/ })).toBeVisible()

        await sandbox.addFault(token, {
          kind: 'code',
          code: 28000,
          message: 'Refused here',
          times: 1,
        })
        await transferPage(element).expectToast('Refused here', () =>
          element.getByRole('button', { name: /^Withdraw \d/ }).click(),
        )
        await element.evaluate((element) => element.removeAttribute('token'))
        await expect(element.getByText('You are not signed in')).toBeVisible()

        expect(await problems.all()).toEqual([])
        await expectViolationsToBeReported(page, problems)
      })
    },
  )
}

for (const mode of ['module', 'classic'] as const) {
  test.describe(
    `<tw-contract> as ${mode} script under a strict policy`,
    fullUnless(mode === 'module'),
    () => {
      test('reading, drawing, typing, uploading, signing, printing, saving, errors and toasts cause no violation', async ({
        embed,
        page,
        problems,
        sandbox,
      }) => {
        await page.addInitScript(stubPrint)
        const { token } = await sandbox.createContract()
        const { element } = await embed('tw-contract', {
          ...withExactPolicy('tw-contract', mode),
          attributes: { token },
        })
        const it = contractPage(element)
        await it.expectToast('Sign first.', () => it.click('Submit'))
        await it.contents.locator('summary').click()
        await it.click('Larger text', 'Sign')
        await it.draw(wave, underline)
        await it.mode('Type').check()
        await it.name.fill('Ada')
        await it.mode('Upload').check()
        await it.file.setInputFiles(png())
        await expect(it.dialog.locator('.tw-error, .tw-upload-name').first()).toBeVisible()
        await it.mode('Draw').check()
        await it.save()
        const isShown = async () => {
          const width = it.picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)
          return (await width) > 0
        }
        await expect.poll(isShown).toBe(true)
        await sandbox.addFault(token, {
          call: 'uploadImage',
          kind: 'code',
          message: 'Refused here',
        })
        await it.expectToast('Refused here', () => it.click('Submit'))
        await sandbox.clearFaults(token)
        await it.click('Submit')
        await expect(it.receipt).toBeVisible()
        await expect.poll(isShown).toBe(true)

        const downloadPromise = page.waitForEvent('download')
        await it.click('Save a copy')
        await downloadPromise
        await it.receipt.getByRole('button', { name: 'Print', exact: true }).click()
        const paper = await printedFrame(page)
        const signature = paper.getByRole('img', { name: 'Your signature' })
        const width = signature.evaluate((image) => (image as HTMLImageElement).naturalWidth)
        expect(await width).toBeGreaterThan(0)
        // The copy has its own styles, whatever the page allows.
        const font = paper.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)
        expect(await font).toContain('Georgia')
        await element.evaluate((element) => element.removeAttribute('token'))
        await expect(it.closingMessage).toBeVisible()

        expect(await problems.all()).toEqual([])
        await expectViolationsToBeReported(page, problems)
      })
    },
  )
}

for (const { declaration, firstButton, createIdentity, openField, sendCall } of elements) {
  const tag = declaration.tag as Tag
  if (tag === 'tw-transfer' || tag === 'tw-contract') continue

  test(`<${tag}> under its exact policy: first view, next step and an answer without a violation`, async ({
    embed,
    page,
    problems,
    sandbox,
  }) => {
    const identity = await createIdentity(sandbox)
    const { element } = await embed(tag, {
      ...withExactPolicy(tag, 'module'),
      attributes: identity.attributes,
    })
    await expect(element.getByRole('button', { name: firstButton })).toBeVisible()
    await openField(element)
    const responsePromise = page.waitForResponse(/\/api\//)
    await sendCall(element, identity)
    await responsePromise
    expect(await problems.all()).toEqual([])
    await expectViolationsToBeReported(page, problems)
  })
}
