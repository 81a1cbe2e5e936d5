import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses } from '../support/addresses.ts'
import { fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { expectToast, openSite, siteAxeViolations, siteUrl, waitForHydration } from './page.ts'

/** The mails that visitors wrote, newest first. */
const fetchEnquiries = async (): Promise<readonly { subject: string; text: string }[]> => {
  const address = `${addresses().home}/sandbox/api/inbox?to=enquiries%40sandbox.example`
  return (await (await fetch(address)).json()).mails
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const fillEnquiry = async (page: Page, message: string) => {
  await field(page, 'Name').fill('Ada Example')
  await field(page, 'E-mail').fill('ada@example.com')
  await field(page, 'Message').fill(message)
}

test.describe('Get In Touch', () => {
  test('is checked field by field on submit, kept after an error, and then arrives in the inbox', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource|net::ERR/)
    const message = `Please call me. ${randomUUID()}`
    await openSite(page, '/')
    const submit = page.getByRole('button', { name: 'Submit' })
    await field(page, 'E-mail').fill('nobody')
    await field(page, 'Name').focus()
    const error = (text: string) => page.getByText(text, { exact: true })
    await expect(error('Please enter a valid email')).toHaveCount(0)
    await submit.click()
    await expect(error('Please enter your name')).toBeVisible()
    await expect(error('Please enter a valid email')).toBeVisible()
    await expect(error('Please enter your message')).toBeVisible()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Please enter your name')
    expect(await siteAxeViolations(page)).toEqual([])
    await field(page, 'Name').fill('Ada')
    await expect(error('Please enter your name')).toHaveCount(0)
    await fillEnquiry(page, message)
    await page.route('**/enquiry/send', (route) => route.abort())
    await expectToast(page, 'Network Error', () => submit.click())
    await expect(field(page, 'Message')).toHaveValue(message)
    await page.unroute('**/enquiry/send')
    // A double click makes one call: two calls with one key would also make one mail.
    let calls = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/enquiry/send')) calls += 1
    })
    await expectToast(page, 'Success', () => submit.dblclick())
    expect(calls).toBe(1)
    const sent = (await fetchEnquiries()).filter(({ text }) => text.includes(message))
    expect(sent).toEqual([
      expect.objectContaining({ text: `Ada Example <ada@example.com>\n\n${message}` }),
    ])
  })
})

test('the engraving of an industry is above its title, at every width', async ({ page }) => {
  await openSite(page, '/', 'zh')
  for (const width of [1440, 1280, 900]) {
    await page.setViewportSize({ width, height: 900 })
    const gaps = await page.locator('.home-industry').evaluateAll((all) =>
      all.map((one) => {
        const [drawing, title] = [one.querySelector('.engraving'), one.querySelector('h3')]
        const { bottom = 0 } = drawing?.getBoundingClientRect() ?? {}
        return (title?.getBoundingClientRect().top ?? 0) - bottom
      }),
    )
    expect(gaps).toHaveLength(5)
    expect(Math.max(...gaps), `at ${width}`).toBeLessThan(48)
  }
})

test.describe('Types of Trusts', () => {
  const names = [
    'Personal Trust',
    'Listed Company Trust',
    'Corporate Trust',
    'Family trusts',
    'Charitable Trust',
    'Public Trust',
  ]
  for (const [device, viewport] of [
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 360, height: 740 }],
  ] as const) {
    test.describe(`on ${device}`, () => {
      test.use({ viewport })
      const details = fullUnless(device === 'a phone')
      test('one card is open at a time, initially the first', details, async ({ page }) => {
        await openSite(page, '/trusts')
        const buttons = names.map((name) =>
          page.locator('main').getByRole('button', { name: new RegExp(`${name}$`) }),
        )
        const open = async () =>
          Promise.all(buttons.map((button) => button.getAttribute('aria-expanded')))
        const only = (at: number) => names.map((_, index) => String(index === at))
        expect(await open()).toEqual(only(0))
        if (device === 'a desktop') {
          await expect(page.locator('.trusts-open').last()).toBeInViewport()
        }
        for (const [at, button] of buttons.entries()) {
          if (at === 0) continue
          await button.click()
          expect(await open()).toEqual(only(at))
          // Only another card closes it.
          await expect(button).toBeDisabled()
        }
      })
    })
  }

  test('an address with a name opens that card', async ({ page }) => {
    await page.goto(`${siteUrl('/trusts')}#charitable`)
    const button = page.locator('main').getByRole('button', { name: /Charitable Trust$/ })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })
})

test.describe('Credit Card', () => {
  test('a Japanese answer is as wide as its question, also in text of twice the size', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openSite(page, '/creditCard', 'ja')
    await waitForHydration(page, 'main summary')
    const wider = await page.locator('main details').evaluateAll((all) => {
      document.documentElement.style.fontSize = '200%'
      return all.map((one) => {
        Object.assign(one, { open: true })
        const { right } = one.getBoundingClientRect()
        const parts = [...one.querySelectorAll('.credit-answer *')]
        return parts.filter((part) => part.getBoundingClientRect().right > right + 0.5).length
      })
    })
    expect(wider).toEqual([0, 0, 0, 0, 0])
  })

  test('one of five questions is open; APPLY NOW opens an enquiry with the assets that secure the card', async ({
    page,
  }) => {
    const message = `A card, please. ${randomUUID()}`
    await openSite(page, '/creditCard')
    const questions = page.locator('main details')
    await expect(questions).toHaveCount(5)
    // Before hydration, the browser opens and closes them without the script.
    await waitForHydration(page, 'main summary')
    const open = () =>
      questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
    expect(await open()).toEqual([true, false, false, false, false])
    const pressed = questions.nth(2).locator('summary')
    await pressed.scrollIntoViewIfNeeded()
    const before = await pressed.boundingBox()
    await pressed.click()
    await expect.poll(open).toEqual([false, false, true, false, false])
    // The first answer, above it, has closed.
    expect((await pressed.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)

    await page.getByRole('button', { name: 'APPLY NOW' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await siteAxeViolations(page)).toEqual([])
    await fillEnquiry(page, message)
    await page.getByRole('radio', { name: 'Property' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Send the enquiry' }).click()
    await expect
      .poll(
        async () => (await fetchEnquiries()).find(({ text }) => text.includes(message))?.subject,
      )
      .toBe('Enquiry: Credit card: property')
  })
})

test('on a desktop the contents of a long text lead to its sections and mark the one that is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const expectToLeadToSection = async (path: string) => {
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: 'Your rights' }).click()
    const heading = page.getByRole('heading', { name: 'Your rights' })
    await expect(heading).toBeInViewport()
    await expect(page.locator('section:focus').filter({ has: heading })).toHaveCount(1)
    await expect(contents.locator('[aria-current]')).toHaveText('Your rights')
    await expect(page).toHaveURL(addresses().home + path)
  }
  await openSite(page, '/documents/privacy-terms')
  await expectToLeadToSection('/documents/privacy-terms#section-7')
  await openSite(page, '/trusts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy & Terms' }).click()
  await expectToLeadToSection('/trusts')
})
