import { locales } from '../../shared/text/i18n/locale.ts'
import { brand } from '../../site/brand.ts'
import { pages } from '../../site/map/pages.ts'
import { staticPaths } from '../../site/server/static-paths.ts'
import { goTo, openSite, publicPaths, setCookies, siteUrl, waitForHydration } from '../site/page.ts'
import { holdBack } from '../support/hold-back.ts'
import { fullUnless, long } from '../support/short-run.ts'
import { expect, test } from '../support/test.ts'
import { changes, hideAddresses, serveChanged, withoutBody } from './changed-html.ts'

/** The words of a page, without the notices of its element's state. */
const wordsOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    document.querySelector<HTMLElement>('#site')?.innerText.replace(/\s+/g, ' ').trim(),
  )

/** What happens most, all at once; the full run has each change alone, too. */
const usual = 'by a proxy that minifies and adds elements'

for (const [how, change] of Object.entries(changes)) {
  test(
    `A page that was served ${how} is whole and works`,
    fullUnless(how === usual),
    async ({ page, problems }) => {
      // What the proxy has added breaks the policy, as it should.
      problems.expect(/^csp: (script-src-elem|connect)|violates.*Content Security Policy|cdn-cgi/)
      for (const path of ['/', '/creditCard', '/trustFund']) {
        await page.unrouteAll()
        await openSite(page, path)
        await waitForHydration(page, 'footer')
        const words = await wordsOf(page)
        await serveChanged(page, path, change)
        await openSite(page, path)
        await waitForHydration(page, 'footer')
        await expect.poll(() => wordsOf(page), path).toBe(words)
        await page
          .locator('header a[href$="/trusts"]')
          .first()
          .evaluate((link: HTMLElement) => link.click())
        await expect(page.locator('main h1')).toHaveText('Types of Trusts')
      }
    },
  )
}

/** Pages that lead to one another: those for everyone, those of a holder, and a contract. */
const groups = [
  staticPaths.filter(({ name }) => !pages[name].needsToken && !pages[name].isSecret),
  staticPaths.filter(({ name }) => pages[name].needsToken),
  staticPaths.filter(({ name }) => pages[name].isSecret),
]

test.describe('Every page is drawn by React alone under the policy of its document', () => {
  for (const locale of locales) {
    test(`in ${locale}`, fullUnless(locale === 'en', long), async ({ page, sandbox, problems }) => {
      problems.expect(/Failed to load resource.*404/)
      const token = await sandbox.createAccount()
      const contract = await sandbox.createContract()
      for (const group of groups) {
        const shown = new Set<string>()
        for (const { name, path } of group) {
          // In the short run one of the documents, which are one page with other texts.
          if (!process.env.FULL && shown.has(name)) continue
          const { needsToken, isSecret } = pages[name]
          // One policy is that of all documents: in the short run the first page of a group is
          // drawn from an empty one, and the others within it.
          if (process.env.FULL || shown.size === 0) {
            await page.context().clearCookies()
            if (needsToken) await setCookies(page, { token })
            const address = isSecret ? `${path}/${contract.token}` : path
            await page.unrouteAll()
            await serveChanged(page, address, withoutBody, locale)
            await page.goto(siteUrl(address, locale))
            await waitForHydration(page, 'footer')
          } else await goTo(page, path, locale)
          shown.add(name)
          await expect(page.locator('main'), path).not.toBeEmpty()
          await expect(page.locator('header.header .brand').first(), path).toBeAttached()
          await expect(page.locator('.failed-region'), path).toHaveCount(0)
          expect(await problems.unexpected(), path).toEqual([])
        }
      }
    })
  }
})

for (const path of ['/', '/creditCard'].filter((path) => publicPaths.includes(path))) {
  test(
    `The address of the company on ${path} survives what hides addresses`,
    fullUnless(path === '/'),
    async ({ page }) => {
      let hidden = ''
      await serveChanged(page, path, (html) => {
        hidden = hideAddresses(html)
        return hidden
      })
      await openSite(page, path)
      await waitForHydration(page, 'footer')
      const { email } = brand.contact
      const link = page.locator('#site').getByRole('link', { name: email })
      await expect(link).toHaveAttribute('href', `mailto:${email}`)
      await expect(page.locator('#site')).not.toContainText('protected]')
      // No text of the document was an address, except where nothing is replaced.
      expect(hidden.replace(/<(no)?script.*?<\/(no)?script>/gs, '')).not.toContain('__cf_email__')
    },
  )
}

/** Makes React fail to create an element, until the page calls `heal()`. */
const failAt = (tag: string) => {
  const { createElement } = document
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    if (name === tag) throw new Error(`no ${tag}`)
    return createElement.call(document, name, options)
  }) as typeof document.createElement
  Object.assign(window, { heal: () => Object.assign(document, { createElement }) })
}

test.describe('A part of a page that cannot be drawn', () => {
  // The short run has each region in one language; `Region.test.tsx` has English.
  for (const [region, tag, texts, shortLocale] of [
    ['the header', 'header', ['main h1', 'footer'], 'zh'],
    ['the page', 'h1', ['header.header', 'footer'], 'ja'],
    ['the footer', 'footer', ['header.header', 'main h1'], 'ko'],
  ] as const) {
    for (const [locale, message, retry] of [
      ['en', 'This part of the page could not be shown.', 'Try again'],
      ['zh', '此部分內容無法顯示。', '再試一次'],
      ['ja', 'ページの一部を表示できませんでした。', 'もう一度試す'],
      ['ko', '페이지의 일부를 표시하지 못했습니다.', '다시 시도'],
    ] as const) {
      const details = fullUnless(locale === shortLocale)
      test(
        `says so and leaves the rest usable: ${region} in ${locale}`,
        details,
        async ({ page, problems }) => {
          problems.expect(new RegExp(`no ${tag}`))
          await page.addInitScript(failAt, tag)
          await serveChanged(page, '/trusts', withoutBody, locale)
          await page.goto(siteUrl('/trusts', locale))
          const alert = page.getByRole('alert').filter({ hasText: message })
          await expect(alert).toBeVisible()
          for (const rest of texts) await expect(page.locator(rest).first()).toBeVisible()
          await page.evaluate('heal()')
          await alert.getByRole('button', { name: retry }).click()
          await expect(alert).toHaveCount(0)
          await expect(page.locator(tag).first()).toBeVisible()
        },
      )
    }
  }
})

for (const [locale, message, reload] of [
  ['en', 'Parts of this page do not work at the moment.', 'Load the page again'],
  ['zh', '此頁面的部分功能目前無法使用。', '重新載入頁面'],
  ['ja', '現在、このページの一部の機能をご利用いただけません。', 'ページを再読み込み'],
  ['ko', '현재 이 페이지의 일부 기능을 사용할 수 없습니다.', '페이지 새로 고침'],
] as const) {
  test(
    `If React fails as a whole, the page is as it was served, in ${locale}`,
    fullUnless(locale === 'en'),
    async ({ page, problems }) => {
      problems.expect(/no main/)
      await page.addInitScript(failAt, 'main')
      await serveChanged(page, '/trusts', changes['without comments'] ?? withoutBody, locale)
      await page.goto(siteUrl('/trusts', locale))
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('footer')).toContainText(brand.name)
      // Loaded again without the fault, it works.
      await page.unrouteAll()
      await page.addInitScript('document.createElement = Document.prototype.createElement')
      await page.getByRole('link', { name: reload }).click()
      await waitForHydration(page, 'footer')
      await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(0)
    },
  )
}

test('What was typed before a page is drawn anew is kept', async ({ page }) => {
  await serveChanged(page, '/', changes['without comments'] ?? withoutBody)
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto(siteUrl('/'), { waitUntil: 'commit' })
  const message = page.locator('#contact [name=message]')
  await message.fill('Hello there')
  letThrough()
  await waitForHydration(page, 'footer')
  await expect(message).toHaveValue('Hello there')
})

test('What extensions add to a page harms nothing', async ({ page, problems }) => {
  problems.expect(/^csp: style-src-attr|inline style/)
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
      document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
      document.body.prepend(document.createElement('div'))
      document.body.append(document.createElement('grammarly-desktop-integration'))
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('data-lpignore', 'x')
        field.setAttribute('style', 'background-image:none')
        field.after(document.createElement('div'))
      }
      for (const label of document.querySelectorAll('label')) label.append(new Text(' '))
    })
  })
  for (const path of ['/', '/trustFund']) {
    await openSite(page, path)
    await waitForHydration(page, 'footer')
    await page
      .locator('header a[href$="/trusts"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.locator('main h1')).toHaveText('Types of Trusts')
  }
})
