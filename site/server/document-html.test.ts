import { afterEach, expect, it } from 'vitest'
import { brand } from '../brand.ts'
import { documentHtml } from './document-html.ts'
import type { PageFiles } from './page-files.ts'
import { staticPaths } from './static-paths.ts'

const before = { ...brand }
afterEach(() => Object.assign(brand, before))

const htmlOf = (route: string, files: Partial<PageFiles> = {}) => {
  const page = staticPaths.find((path) => path.name === route)
  if (!page) throw new Error(`There is no ${route}`)
  return documentHtml({
    locale: 'en',
    page,
    rendered: {
      body: '',
      skip: 'Skip',
      title: 'Title',
      description: 'Text',
      styles: [],
    },
    files: { entry: '/site.js', styles: [], modules: [], fonts: [], element: [], ...files },
    preview: 'preview.png',
    boot: '',
  })
}

it('a page whose element calls the API at once preconnects to an API on another origin', () => {
  for (const route of ['transfer', 'contract']) expect(htmlOf(route)).not.toContain('preconnect')
  Object.assign(brand, { apiOrigin: 'https://api.example' })
  const hint = '<link rel="preconnect" href="https://api.example" crossorigin>'
  for (const route of ['transfer', 'contract']) expect(htmlOf(route)).toContain(hint)
  expect(htmlOf('trusts')).not.toContain('preconnect')
})

it('the largest module is preloaded first, before the entry that needs it', () => {
  const html = htmlOf('transfer', { modules: ['/large.js', '/small.js'], element: ['/part.js'] })
  const asked = [...html.matchAll(/\/(large|site|small|part)\.js/g)].map(([, name]) => name)
  expect(asked).toEqual(['large', 'site', 'small', 'part'])
})

it('the bot check is on every page except a contract, and only if a key is configured', () => {
  expect(htmlOf('home')).not.toContain('bot-check')
  Object.assign(brand, {
    botCheck: { siteKey: 'key', script: 'https://check.example/api.js', origins: [] },
  })
  for (const route of ['home', 'creditCard', 'trustFund']) {
    expect(htmlOf(route)).toContain('<meta name="bot-check" content="key"')
  }
  expect(htmlOf('contract')).not.toContain('check')
})
