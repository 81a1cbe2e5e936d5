import { isFirefox, tap } from '../support/firefox.ts'
import { fullOnly, mainPath } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import {
  drawerTitleOffset,
  expectToast,
  openSite,
  setCookies,
  siteUrl,
  waitForHydration,
} from './page.ts'

/** With motion: the tests press entries of menus while the menus unfold. */
const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const categories = [
  'Personal Trust',
  'Publicly Listed Company Trust',
  'Corporate Trust',
  'Family Trust',
  'Charitable Trust',
  'Public Trust',
]

test.describe('On a desktop', () => {
  test.use({ viewport: desktop, ...withMotion })

  test('Solutions shows six categories, also by keyboard, always opens at the first, and leads to an article in a dialog', {
    tag: mainPath,
  }, async ({ page }) => {
    await openSite(page, '/')
    const button = page.getByRole('button', { name: 'Solutions' })
    const tabs = page.getByRole('tab')
    const first = tabs.first()

    await test.step('by keyboard alone', async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(tabs).toHaveText(categories)
      await first.focus()
      await page.keyboard.press('ArrowDown')
      await expect(tabs.nth(1)).toBeFocused()
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Publicly Listed Company Trust')
      await page.keyboard.press('End')
      await expect(tabs.last()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(first).toBeHidden()
    })

    const closeActions = [
      async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Credit Card' }).click()
        // A page that arrives late would close the menu that the test opens next.
        await expect(page).toHaveTitle(/Credit Card/)
      },
    ]
    // Escape was pressed above.
    if (process.env.FULL) {
      closeActions.push(
        () => button.click(),
        () => page.mouse.click(720, 880),
      )
    }
    for (const close of closeActions) {
      await button.click()
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await page.getByRole('tab', { name: 'Charitable Trust' }).click()
      await expect(first).toHaveAttribute('aria-selected', 'false')
      await close()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
    await button.click()
    await page.getByRole('tab', { name: 'Family Trust' }).click()
    await page.getByRole('link', { name: 'Read the article' }).click()
    const dialog = page.getByRole('dialog', { name: 'Family Office' })
    await expect(dialog.getByRole('heading')).toHaveCount(13)
  })
})

test.describe('On a desktop, without motion', () => {
  test.use({ viewport: desktop })

  test('the six entries lead to their pages within one document; the current one is marked', async ({
    page,
  }) => {
    await page.goto(`${siteUrl('/trusts')}/`)
    await expect(page, 'the slash at the end is gone').toHaveURL(siteUrl('/trusts'))
    await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.evaluate(() => scrollTo(0, 400))
    await page.getByRole('banner').getByRole('link', { name: 'Fable Trust' }).click()
    await expect(page).toHaveURL(siteUrl('/'))
    await expect(page).toHaveTitle('Fable Trust · Trusts, custody and clearing')
    await expect(page.locator('h1')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const nav = page.getByRole('navigation', { name: 'Main navigation' })
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveTitle('Types of Trusts · Fable Trust')
    for (const [name, path] of [
      ['Credit Card', '/creditCard'],
      ['Types of Trusts', '/trusts'],
      ['Trust Fund Inquiry', '/trustFund'],
      ['CCV Services', '/ccvService'],
      ['Home', '/'],
    ] as const) {
      await nav.getByRole('link', { name }).click()
      await expect(page).toHaveURL(siteUrl(path))
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  test.describe('in a Chinese browser', () => {
    test.use({ locale: 'zh-TW' })

    test('a language is chosen for this page and kept for others; System follows the browser', async ({
      page,
    }) => {
      const banner = page.getByRole('banner')
      const html = page.locator('html')
      const strip = page.locator('#host-strip')
      await openSite(page, '/trusts')
      await expect(page).toHaveURL(siteUrl('/trusts'))
      await banner.getByRole('button', { name: /English/ }).click()
      await banner.getByRole('link', { name: '日本語' }).click()
      await expect(page).toHaveURL(siteUrl('/trusts', 'ja'))
      await expect(html).toHaveAttribute('lang', 'ja')
      await expect(page).toHaveTitle(/[ぁ-ん]/)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Types of Trusts')
      const fonts = () =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(
              ({ family, status }) => /^"?Site Heading"?$/.test(family) && status === 'loaded',
            )
            .map(({ family }) => family),
        )
      await expect.poll(fonts).not.toEqual([])
      await expect(strip).toContainText('サンドボックス')

      await page.goto(siteUrl('/trusts', 'ko'))
      await expect(page, 'an address with a language').toHaveURL(siteUrl('/trusts', 'ko'))
      await page.goto(siteUrl('/creditCard'))
      await expect(page, 'an address without').toHaveURL(siteUrl('/creditCard', 'ja'))
      await waitForHydration(page)
      const chooser = banner.getByRole('button', { name: /日本語/ })
      await chooser.click()
      await banner.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(siteUrl('/creditCard'))
      await expect(strip).toContainText('Sandbox: no real money')
      await banner.getByRole('button', { name: /English/ }).click()
      await banner.getByText('System').first().click()
      await expect(page).toHaveURL(siteUrl('/creditCard', 'zh'))
      await expect(html).toHaveAttribute('lang', 'zh-Hant')
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('locale'))).toBe('system')
      await page.goto(siteUrl('/'))
      await expect(page).toHaveURL(siteUrl('/', 'zh'))
      await expect(html).toHaveAttribute('lang', 'zh-Hant')
    })
  })

  test('dark by default; light is chosen, kept, and there before anything is painted', async ({
    page,
  }) => {
    await openSite(page, '/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.addInitScript(() => {
      const themes: (string | undefined)[] = []
      Object.assign(window, { themes })
      new MutationObserver(() => {
        // The body is there once the head, with its script, has been read.
        if (document.body) themes.push(document.documentElement.dataset.theme)
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await page.goto(siteUrl('/trustFund'))
    await expect(page.locator('tw-fund-lookup')).toHaveJSProperty('theme', 'light')
    const themes = await page.evaluate(() => (window as { themes?: string[] }).themes)
    expect(new Set(themes)).toEqual(new Set(['light']))
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: phone, hasTouch: true, ...withMotion })

  test('the drawer has every entry, and Solutions unfolds in it', async ({ page }) => {
    await openSite(page, '/trusts')
    const button = page.getByRole('button', { name: 'Menu' })
    await tap(button)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Trust Fund Inquiry' })).toBeVisible()
    expect(await drawerTitleOffset(page)).toBeLessThan(1.5)
    await tap(drawer.getByRole('button', { name: 'Solutions' }))
    for (const category of categories) {
      await expect(drawer.getByRole('button', { name: category, exact: true })).toBeVisible()
    }
    await tap(drawer.getByRole('button', { name: 'Corporate Trust', exact: true }))
    await expect(drawer.getByText('Captive Insurance Trust')).toBeVisible()
    await tap(drawer.getByRole('button', { name: 'Charitable Trust', exact: true }))
    await expect(drawer.getByText('Captive Insurance Trust')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(button).toBeFocused()

    await test.step('the current page’s entry closes it; another one leads there', async () => {
      await tap(button)
      const category = drawer.getByRole('button', { name: 'Corporate Trust', exact: true })
      await expect(category).toHaveCount(0)
      await tap(drawer.getByRole('link', { name: 'Types of Trusts' }))
      await expect(drawer).toHaveCount(0)
      await expect(page).toHaveURL(siteUrl('/trusts'))
      await tap(button)
      await tap(drawer.getByRole('link', { name: 'Credit Card' }))
      await expect(drawer).toHaveCount(0)
      await expect(page).toHaveURL(siteUrl('/creditCard'))
    })
  })
})

test.describe('Sign in', () => {
  for (const [device, viewport] of [
    ['a desktop', desktop],
    ['a phone', phone],
  ] as const) {
    // The journey goes by the drawer, `back.spec.ts` by the footer.
    const title = `is in header or drawer and footer on ${device}; with a token it is the link to the wallet`
    test(title, fullOnly, async ({ page, sandbox }) => {
      await page.setViewportSize(viewport)
      await openSite(page, '/trusts', 'ja')
      const open = async () => {
        if (viewport === desktop) return page.getByRole('banner')
        await page.getByRole('button', { name: 'メニュー' }).click()
        return page.getByRole('dialog')
      }
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: 'ログイン' })).toHaveCount(1)
      const part = await open()
      await expect(part.getByRole('link', { name: 'ウォレット' })).toHaveCount(0)
      await part.getByRole('link', { name: 'ログイン' }).click()
      await expect(page).toHaveURL(siteUrl('/login', 'ja'))

      await setCookies(page, { token: await sandbox.createAccount() })
      await openSite(page, '/trusts', 'ja')
      await expect(footer.getByRole('link', { name: 'ウォレット' })).toHaveCount(1)
      for (const width of viewport === desktop ? [1201, 1280] : []) {
        await page.setViewportSize({ width, height: 800 })
        const [brand, menu, tools] = await Promise.all(
          ['.brand', '.header-nav > ul', '.header-tools'].map((part) =>
            page.getByRole('banner').locator(part).boundingBox(),
          ),
        )
        expect((menu?.x ?? 0) - (brand?.x ?? 0) - (brand?.width ?? 0)).toBeGreaterThan(20)
        expect((tools?.x ?? width) + (tools?.width ?? 0)).toBeLessThan(width)
      }
      await page.setViewportSize(viewport)
      const signedInPart = await open()
      if (viewport === desktop)
        await signedInPart.getByRole('button', { name: /^アカウント/ }).click()
      await signedInPart.getByRole('link', { name: 'ウォレット' }).click()
      await expect(page).toHaveURL(siteUrl('/wallet', 'ja'))
    })
  }
})

test.describe('The footer', () => {
  const links = [
    'Privacy & Terms',
    'Crypto Currency Anti-Fraud',
    'Know Funding Info',
    'Anti-Fraud Reminder',
    'Account Terms',
    'Global Financial Crime Compliance',
    'Cookie Usage Terms',
    'Anti-Fraud Reminder',
  ]

  test.use({ viewport: desktop })

  test('has eight links to long texts that open over the page and cannot be copied', async ({
    page,
  }) => {
    await openSite(page, '/ccvService')
    const footer = page.getByRole('contentinfo')
    const all = footer.locator('a[href*="/documents/"]')
    await expect(all).toHaveText(links)
    // On a phone each group opens by its title.
    await page.setViewportSize(phone)
    await expect(all.nth(4)).toBeHidden()
    await footer.getByRole('button', { name: 'Terms and compliance' }).click()
    await expect(all.nth(4)).toBeVisible()
    await expect(all.nth(0)).toBeHidden()
    await page.setViewportSize(desktop)
    const copy = async () => {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('ControlOrMeta+c')
    }
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    for (const [at, name] of links.entries()) {
      // In the short run the first and both that lead to one text; all open alike.
      if (!process.env.FULL && ![0, 3, 7].includes(at)) continue
      await all.nth(at).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.getByRole('heading').nth(1)).toBeVisible()
      const isFull = () =>
        dialog.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const { clientWidth } = document.body
          return left <= 0 && top <= 0 && width >= clientWidth && Math.round(height) === innerHeight
        })
      await expect.poll(isFull).toBe(true)
      if (at === 0) {
        const refusal = 'Copying is disabled for this document.'
        await expectToast(page, refusal, copy)
        // While a dialog is open, a screen reader does not reach the toast.
        await expect(dialog.getByRole('alert')).toHaveText(refusal)
        expect(await copied()).toBe('before')
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(all.nth(at)).toBeFocused()
    }
    await expect(page).toHaveURL(siteUrl('/ccvService'))
    await copy()
    await expect.poll(copied, 'the page beside them can').not.toBe('before')
  })

  test('a long text that cannot be loaded can be tried again, or opened in a tab of its own', async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource|dynamically imported module/)
    await openSite(page, '/')
    await page.route(/\/assets\/cookies\.en/, (route) => route.abort())
    await page.getByRole('link', { name: 'Cookie Usage Terms' }).click()
    const dialog = page.getByRole('dialog')
    const again = dialog.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute(/\/assets\/cookies\.en/)
    // Firefox remembers that the file did not load: there only the page of the text has it.
    const opened = page.context().waitForEvent('page')
    await dialog.getByRole('link', { name: 'Open it in a new tab' }).click()
    const own = await opened
    await expect(own.getByRole('heading', { name: 'What is stored' })).toBeVisible()
    await own.close()
    if (isFirefox(page)) return
    await again.click()
    await expect(dialog.getByRole('heading', { name: 'What is stored' })).toBeVisible()
  })
})
