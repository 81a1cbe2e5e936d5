import { readFileSync } from 'node:fs'
import { locales } from '../../shared/text/i18n/locale.ts'
import { brand } from '../../site/brand.ts'
import { addressOf, languageTags } from '../../site/map/languages.ts'
import { staticPaths } from '../../site/server/static-paths.ts'
import { expect, test } from '../support/test.ts'
import { siteUrl, waitForHydration } from './page.ts'

const listed = staticPaths.filter(({ isListed }) => isListed)

/** The tags that a search engine reads in a document without running its scripts. */
const headOf = async (address: string) => {
  const html = await (await fetch(address)).text()
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, one = '', two = '']) => [one, two])
  return {
    html,
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: new Map(
      all(/<link rel="alternate" href="([^"]+)" hreflang="([^"]+)"/g).map(([href, lang]) => [
        lang,
        href,
      ]),
    ),
    preview: /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1],
    data: all(/<script type="application\/ld\+json">([^<]+)<\/script>/g).map(([text = '']) =>
      JSON.parse(text),
    ),
  }
}

test('every page names itself, its languages and its picture; the languages name each other', async () => {
  const seen = { titles: new Set<string>(), count: 0 }
  const pictures = new Set<string>()
  for (const { path } of listed) {
    const heads = await Promise.all(
      locales.map(async (locale) => ({ locale, ...(await headOf(siteUrl(path, locale))) })),
    )
    for (const { locale, title, description, canonical, alternates, preview, data } of heads) {
      seen.titles.add(`${locale} ${title}`)
      seen.count++
      expect(description.length, path).toBeGreaterThan(8)
      expect(canonical).toBe(brand.origin + addressOf(locale, path))
      for (const other of heads) {
        expect(alternates.get(languageTags[other.locale])).toBe(other.canonical)
      }
      expect(alternates.get('x-default')).toBe(heads[0]?.canonical)
      expect(data.map((thing) => thing['@type'])).toContain('WebPage')
      pictures.add(new URL(preview ?? '').pathname)
    }
  }
  for (const path of pictures) {
    const picture = await fetch(siteUrl(path), { method: 'HEAD' })
    expect(picture.headers.get('content-type'), path).toBe('image/png')
  }
  expect(seen.titles.size).toBe(seen.count)
})

test('Private pages ask search engines not to list them', async () => {
  for (const { path } of staticPaths.filter(({ isListed }) => !isListed)) {
    const { html, canonical } = await headOf(siteUrl(path))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(canonical).toBeUndefined()
  }
})

test('the sitemap has every listed page in every language, and robots.txt names it', async () => {
  const sitemap = await (await fetch(siteUrl('/sitemap.xml'))).text()
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)
  const wanted = listed.flatMap(({ path }) =>
    locales.map((locale) => brand.origin + addressOf(locale, path)),
  )
  expect(places.sort()).toEqual(wanted.sort())
  const others = [...sitemap.matchAll(/hreflang="x-default" href="([^"]+)"/g)]
  const english = listed.map(({ path }) => brand.origin + addressOf('en', path))
  expect(new Set(others.map(([, place]) => place))).toEqual(new Set(english))
  const robots = await (await fetch(siteUrl('/robots.txt'))).text()
  expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`)
})

test('the headers of every document are strict, and a static host gets the same', async () => {
  const answer = await fetch(siteUrl('/trusts'))
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const contract = await fetch(siteUrl('/contract/a-token', 'ko'))
  expect(contract.headers.get('referrer-policy')).toBe('no-referrer')
  expect(readFileSync('dist/hosts/netlify/_headers', 'utf8')).toContain(policy)
})

test('the pages for a host other than the sandbox do not mention a sandbox', async ({ page }) => {
  for (const { file } of staticPaths) {
    for (const locale of locales) {
      expect(readFileSync(`dist/site/${file(locale)}`, 'utf8')).not.toMatch(/sandbox/i)
    }
  }
  const login = siteUrl('/login')
  await page.route(login, (route) => route.fulfill({ path: 'dist/site/login.html' }))
  await page.goto(login)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page.locator('.account-demo')).toHaveCount(0)
})
