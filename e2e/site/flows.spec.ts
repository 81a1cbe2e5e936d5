import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addresses } from '../support/addresses.ts'
import { holdBack } from '../support/hold-back.ts'
import { fullOnly, fullUnless } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { expectToastWithin } from '../support/visual.ts'
import {
  expectToast,
  goTo,
  openSite,
  setCookies,
  siteAxeViolations,
  siteUrl,
  waitForHydration,
} from './page.ts'

/** The notice below the header, which stays until it is dismissed. */
const noticeIn = (page: Page) => page.locator('.notice-area')

const expectPath = (page: Page, path: string) => expect(page).toHaveURL(addresses().home + path)

test.describe('A path', () => {
  test('that does not exist says so in its language, and leads home by itself unless it is stopped', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource.*404/)
    await page.clock.install()
    for (const path of ['/trusts/more', '/documents/nothing']) {
      expect((await fetch(addresses().home + path)).status, path).toBe(404)
    }
    const openNowhere = async (path: string, title: string) => {
      const answer = await page.goto(addresses().home + path)
      expect(answer?.status()).toBe(404)
      await waitForHydration(page)
      await expect(page.locator('h1')).toHaveText(title)
      await expectPath(page, path)
    }
    await openNowhere('/ja/nowhere', 'ページが見つかりません')
    // One second at a time, as the countdown goes.
    for (let second = 0; second < 11; second++) await page.clock.fastForward(1_000)
    await expectPath(page, '/ja')

    await openNowhere('/nowhere', 'Page not found')
    const main = page.getByRole('main')
    await expect(main).toContainText('You will be taken to the home page in 10 seconds.')
    await main.getByRole('button', { name: 'Stay on this page' }).click()
    await page.clock.runFor(60_000)
    await expectPath(page, '/nowhere')
    await expect(main).not.toContainText('You will be taken')
    await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
    await expectPath(page, '/ja/404')
    await expect(page.locator('h1')).toHaveText('ページが見つかりません')
    await main.getByRole('link', { name: 'ホームへ移動' }).click()
    await expectPath(page, '/ja')
    await expect(page.locator('h1')).toBeFocused()
  })

  test('that does not exist ends in the language of this tab or at home, whatever the host has sent', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource.*404/)
    const answerAs = async (status: number, path: string) => {
      await page.unrouteAll()
      await page.route(siteUrl('/nowhere', 'ko'), (route) => route.fulfill({ status, path }))
    }
    // A host with one page for all languages.
    await answerAs(404, 'dist/site/404.html')
    await page.goto(siteUrl('/nowhere', 'ko'))
    await expectPath(page, '/ko/404')
    // A host that sends its home page.
    await answerAs(200, 'dist/site/index.html')
    await page.goto(siteUrl('/nowhere', 'ko'))
    await expectPath(page, '/ko')
    await page.evaluate(() => sessionStorage.setItem('locale', 'zh'))
    await page.goto(siteUrl('/nowhere'))
    await expectPath(page, '/zh/404')
    await expect(page.locator('h1')).toHaveText('找不到頁面')
  })

  test('whose page cannot be loaded shows an error, and opens on a retry', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource|dynamically imported module/)
    await openSite(page, '/')
    await page.route(/\/assets\/account-[\w-]{8}\.js/, (route) => route.abort())
    await page.evaluate(() => {
      history.pushState(null, '', '/login')
    })
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await expect(alert).toBeVisible()
    await page.unroute(/\/assets\/account-[\w-]{8}\.js/)
    // In Firefox the second press loads the page as a document.
    await expect(async () => {
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in', { timeout: 2000 })
    }).toPass()
    await expect(alert).toHaveCount(0)
  })
})

// The test of code 28006 signs in so too, and the one of languages looks at the strip.
const demo =
  'the sandbox says above every page that no real money moves; its demo sign-in leads to the wallet'
test(demo, fullOnly, async ({ page }) => {
  await openSite(page, '/login', 'ja')
  const strip = page.getByRole('complementary', { name: 'サンドボックス' })
  await expect(strip).toContainText('実際の資金は動きません。')
  await page.locator('main form button').filter({ hasText: 'sandbox-demo' }).click()
  await expectPath(page, '/ja/wallet')
  await page.locator('tw-wallet').getByRole('button', { name: /入金/ }).first().click()
  await expectPath(page, '/ja/transfer?screen=deposit')
  await expect(
    page.locator('tw-transfer').getByRole('heading', { name: '入金', level: 2 }),
  ).toBeVisible()
  await expect(strip).toContainText('実際の資金は動きません。')
})

test.describe('The transfer page', () => {
  for (const path of ['/transfer?isUsd=1&screen=withdraw', '/wallet/history']) {
    const title = `leads without a token from ${path} to sign-in and back, and says why`
    test(title, fullUnless(path.startsWith('/transfer')), async ({ page, sandbox }) => {
      const shown: string[] = []
      page.on('request', (request) => shown.push(request.url()))
      await page.goto(siteUrl('/') + path.slice(1))
      await expectPath(page, `/login?to=${encodeURIComponent(path)}`)
      await expect(noticeIn(page)).toContainText('You are not signed in.')
      // Nothing of the page was shown before.
      expect(shown.filter((url) => url.includes('/api/mob/'))).toEqual([])
      const token = await sandbox.createAccount()
      await page.evaluate((value) => {
        // biome-ignore lint/suspicious/noDocumentCookie: as a portal writes it
        document.cookie = `token="${value}"; path=/`
      }, token)
      await page.goto(siteUrl('/') + path.slice(1))
      await expectPath(page, path)
      await expect(noticeIn(page)).toBeEmpty()
    })
  }

  test('takes token and language from the cookies of an app, and the mode from its address', async ({
    page,
    sandbox,
    events,
  }) => {
    const token = await sandbox.createAccount({ usd: '750' })
    await setCookies(page, { token, appLang: 'zh_TW', nickname: 'Ada' })
    await page.goto(`${siteUrl('/transfer')}?isUsd=1`)
    await expectPath(page, '/zh/transfer?isUsd=1')
    await events.next('tw-ready')
    const element = page.locator('tw-transfer')
    await expect(element.getByText('750')).toBeVisible()
    await expect(element.getByText('USD').first()).toBeVisible()
    await expect(element.getByRole('button', { name: '存入' })).toBeVisible()
    // An app has its own header and footer.
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    expect(await page.content()).not.toContain(token)
    expect(await siteAxeViolations(page)).toEqual([])
  })

  test('has the language of the cookie, whatever was chosen elsewhere in the tab', async ({
    page,
    sandbox,
  }) => {
    await setCookies(page, { token: await sandbox.createAccount(), appLang: 'ko_KR' })
    await page.addInitScript(() => {
      try {
        sessionStorage.setItem('locale', 'ja')
      } catch {
        // Firefox also runs this before the page, where there is no storage.
      }
    })
    await page.goto(siteUrl('/transfer', 'ja'))
    await expectPath(page, '/ko/transfer')
    // A link also opens it in that language; other pages keep theirs.
    await page.goto(siteUrl('/trusts', 'ja'))
    await expectPath(page, '/ja/trusts')
    await waitForHydration(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'ウォレット' }).click()
    await expectPath(page, '/ja/wallet')
    await page.locator('tw-wallet').getByRole('button', { name: /入金/ }).first().click()
    await expectPath(page, '/ko/transfer?screen=deposit')
  })
})

test.describe('A person who is sent away from the wallet', () => {
  for (const [what, fault, message] of [
    ['code 28006', { kind: 'code', code: 28006, message: 'Account closed' }, 'Account closed'],
    ['HTTP 401', { kind: 'http500', status: 401 }, '存取憑證無效'],
  ] as const) {
    test(
      `by ${what} can read the reason in every language until another page is opened, and signs in again`,
      fullUnless(what === 'code 28006'),
      async ({ page, sandbox, problems, events }) => {
        // Chromium ends its transition between documents if an element appears during it.
        problems.expect(/Failed to load resource|ViewTransition opt-in disabled/)
        const token = await sandbox.createAccount()
        await setCookies(page, { token })
        await sandbox.addFault(token, fault)
        const letThrough = await holdBack(page, '**/api/mob/**')
        await page.goto(`${siteUrl('/transfer', 'zh')}?isUsd=1`)
        await waitForHydration(page)
        await expectToast(page, message, async () => letThrough())
        await expectPath(page, '/zh')
        const notice = noticeIn(page)
        await expect(notice).toContainText(message)
        await page.reload()
        await waitForHydration(page)
        await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
        await expectPath(page, '/')
        // The message of the server was for the Chinese page.
        await expect(notice.locator('strong')).toHaveText('Token Error')
        await expect(notice).toContainText('does not give access to the wallet')
        expect(await siteAxeViolations(page)).toEqual([])

        // Sign-in leads back to the transfer page.
        await notice.getByRole('link', { name: 'Sign in' }).click()
        await expectPath(page, '/login?to=%2Ftransfer%3FisUsd%3D1')
        await expect(notice).toBeEmpty()
        await page.goBack()
        await expectPath(page, '/')
        await expect(notice).toBeEmpty()
        await page.goForward()
        await page.locator('main form button').filter({ hasText: 'sandbox-demo' }).click()
        await expectPath(page, '/transfer?isUsd=1')
        await events.next('tw-ready')
        await expect(notice).toBeEmpty()
        const strip = page.getByRole('complementary', { name: 'Sandbox' })
        await expect(strip).toContainText('no real money')
      },
    )
  }
})

test('a step of an element begins below the header, on a page that was scrolled', async ({
  page,
  sandbox,
  events,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await setCookies(page, { token: await sandbox.createAccount() })
  await page.goto(siteUrl('/transfer?isUsd=1'))
  await events.next('tw-ready')
  const element = page.locator('tw-transfer')
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await element.getByRole('button', { name: 'Withdraw' }).click()
  const header = await page.locator('header.header').boundingBox()
  const top = async () => (await element.getByRole('heading', { level: 2 }).boundingBox())?.y
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 0)
})

test.describe('A contract', () => {
  test('is read and signed in the site; its address is sent to no third party', async ({
    page,
    sandbox,
    events,
  }) => {
    const { token, number } = await sandbox.createContract()
    const referrers: string[] = []
    const origins = new Set<string>()
    page.on('request', (request) => {
      referrers.push(request.headers().referer ?? '')
      if (!request.url().startsWith('blob:')) origins.add(new URL(request.url()).origin)
    })
    await page.goto(`${addresses().home}/contract/${token}`)
    await events.next('tw-ready')
    const element = page.locator('tw-contract')
    await expect(element.getByText(number)).toBeVisible()
    await element.getByRole('button', { name: 'Sign', exact: true }).click()
    await element.getByRole('radio', { name: 'Type', exact: true }).check()
    await element.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await element.getByRole('button', { name: 'Save', exact: true }).click()
    // From here on, Submit ignores the second press of a double click.
    await expect(element.getByRole('img', { name: 'Your signature' })).toBeVisible()
    await element.getByRole('button', { name: 'Submit', exact: true }).click()
    expect((await events.next('tw-success')).detail.kind).toBe('signature')
    await expect(element.getByRole('heading').first()).toBeInViewport()
    expect(await siteAxeViolations(page)).toEqual([])
    expect([...origins]).toEqual([addresses().home])
    expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([])
  })

  test('that does not exist says so on its own page, and stays there', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource/)
    const letThrough = await holdBack(page, '**/getContractByToken')
    await page.goto(`${addresses().home}/contract/no-such-token`)
    const element = page.locator('tw-contract')
    await expectToastWithin(element, 'URL found.', async () => letThrough())
    await expect(element.getByText('It may have expired or be incomplete.')).toBeVisible()
    await expect(element.getByText('ask the sender')).toBeVisible()
    await expectPath(page, '/contract/no-such-token')
    expect(await siteAxeViolations(page)).toEqual([])
  })
})

test('the enquiry and the elements send their calls to an API on another origin; without a configured bot check, without a token of one', async ({
  page,
}) => {
  const api = 'https://api.fable-trust.example'
  // As the build would write it for an operator with that origin in `brand.ts`.
  await page.route(/\/assets\/site-[\w-]{8}\.js/, async (route) => {
    const answer = await route.fetch()
    const code = await answer.text()
    expect(code).toContain('apiOrigin:``')
    const body = code.replace('apiOrigin:``', `apiOrigin:"${api}"`)
    await route.fulfill({ response: answer, body })
  })
  await page.route(siteUrl('/'), async (route) => {
    const answer = await route.fetch()
    const policy = answer.headers()['content-security-policy'] ?? ''
    const headers = {
      ...answer.headers(),
      'content-security-policy': policy.replace("connect-src 'self'", `$& ${api}`),
    }
    await route.fulfill({ response: answer, headers })
  })
  await page.route(`${api}/**`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 20000, message: 'Success', success: true, data: {} },
    }),
  )
  await openSite(page, '/')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada')
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada@example.com')
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A question')
  const enquiryRequestPromise = page.waitForRequest(`${api}/api/web/common/enquiry/send`)
  await page.getByRole('button', { name: 'Submit' }).click()
  const enquiry = (await enquiryRequestPromise).headers()
  expect(enquiry['idempotency-key']).toBeTruthy()
  expect(enquiry['bot-token']).toBeUndefined()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await goTo(page, '/trustFund')
  const element = page.locator('tw-fund-lookup')
  await expect(element).toHaveJSProperty('withoutIdempotencyKey', false)
  await element.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com')
  const codeRequestPromise = page.waitForRequest(`${api}/api/web/common/email/sendCode/**`)
  await element.getByRole('button', { name: 'Next' }).click()
  const codeRequest = await codeRequestPromise
  await codeRequest.response()
  expect(codeRequest.headers()['bot-token']).toBeUndefined()
})

test.describe('The bot check', () => {
  /** As the build would write it for an operator with a site key. */
  const configure = async (page: Page, script: string) => {
    await page.route(/\/(trustFund|creditCard)?$/, async (route) => {
      const answer = await route.fetch()
      const meta = `<meta name="bot-check" content="site-key" data-script="${script}">`
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('<meta name="color-scheme"', `${meta}$&`),
      })
    })
  }
  const recaptchaStub = `
    globalThis.executeCalls = []
    const badge = document.createElement('div')
    badge.className = 'grecaptcha-badge'
    badge.textContent = 'badge'
    document.body.append(badge)
    globalThis.grecaptcha = {
      ready: (run) => run(),
      execute: async (key, { action }) => {
        globalThis.executeCalls.push([key, action])
        return 'token-of-the-check'
      },
    }`
  const serveStub = (page: Page) =>
    page.route('**/stand-in.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: recaptchaStub }),
    )
  const sendEnquiry = async (page: Page, submit: string) => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada')
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(randomUUID())
    const requestPromise = page.waitForRequest(/enquiry\/send/)
    await page.getByRole('button', { name: submit }).click()
    expect((await requestPromise).headers()['bot-token']).toBe('token-of-the-check')
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  }
  const sendCode = async (page: Page, email: string) => {
    const element = page.locator('tw-fund-lookup')
    await element.getByRole('textbox', { name: 'E-mail' }).fill(email)
    const requestPromise = page.waitForRequest(/sendCode/)
    await element.getByRole('button', { name: 'Next' }).click()
    return (await requestPromise).headers()['bot-token']
  }
  const expectActions = (page: Page, ...actions: readonly string[]) =>
    expect
      .poll(() => page.evaluate('executeCalls'))
      .toEqual(actions.map((action) => ['site-key', action]))

  test('gives the token of a named action to an application and to the call that sends a code, which opens a fund; its badge is removed', async ({
    page,
    sandbox,
  }) => {
    const { email } = await sandbox.createMailbox({ usd: '4321' })
    await configure(page, '/stand-in.js')
    const scriptRequestPromise = page.waitForRequest('**/stand-in.js')
    await serveStub(page)
    await openSite(page, '/creditCard')
    // The script loads with the page, before the form is opened.
    await scriptRequestPromise
    await page.getByRole('button', { name: 'APPLY NOW' }).first().click()
    await sendEnquiry(page, 'Send the enquiry')
    await expectActions(page, 'send_application')
    await expect(page.locator('.grecaptcha-badge')).toHaveCount(0)

    await goTo(page, '/trustFund')
    expect(await sendCode(page, email)).toBe('token-of-the-check')
    await expectActions(page, 'send_application', 'send_email_code')
    const element = page.locator('tw-fund-lookup')
    await element.getByRole('textbox', { name: 'Code' }).fill(await sandbox.codeFor(email))
    await expect(element.getByText('4,321')).toBeVisible()
  })

  // `EnquiryForm.test.tsx` has its action.
  test('protects an enquiry too', fullOnly, async ({ page }) => {
    await configure(page, '/stand-in.js')
    await serveStub(page)
    await openSite(page, '/')
    await sendEnquiry(page, 'Submit')
    await expectActions(page, 'send_enquiry')
    await expect(page.locator('.grecaptcha-badge')).toHaveCount(0)
  })

  test('that is blocked does not prevent sending a code', async ({ page, sandbox, problems }) => {
    problems.expect(/Failed to load resource/)
    const { email } = await sandbox.createMailbox()
    await configure(page, '/stand-in.js')
    await page.route('**/stand-in.js', (route) => route.abort())
    await openSite(page, '/trustFund')
    expect(await sendCode(page, email)).toBeUndefined()
    await expect(
      page.locator('tw-fund-lookup').getByRole('textbox', { name: 'Code' }),
    ).toBeVisible()
  })
})
