import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { brand } from '../../brand.ts'
import { matchRoute } from '../../map/routes.ts'
import { inSite } from '../../testing/in-site.tsx'
import { DocumentsProvider } from '../DocumentsProvider.tsx'
import { Footer } from './Footer.tsx'

vi.mock('../../brand.ts', async (original) => {
  const { brand } = await original<typeof import('../../brand.ts')>()
  return { brand: { ...brand } }
})
afterEach(() => vi.restoreAllMocks())

const drawn = (path = '/') =>
  renderToStaticMarkup(
    inSite(
      <Router ssrPath={path}>
        <DocumentsProvider>
          <Footer match={matchRoute(path)} />
        </DocumentsProvider>
      </Router>,
    ),
  )

test('the default brand says that it is fictional, and claims nothing', () => {
  expect(brand.claims).toEqual([])
  const footer = drawn()
  expect(footer).toContain('is a fictional company')
  expect(footer).not.toContain('reCAPTCHA')
})

test('the footer has an operator’s claims and the notice of the bot check', async () => {
  Object.assign(brand, {
    claims: [{ en: 'Supervised by an example authority.', zh: '', ja: '', ko: '' }],
    botCheck: { siteKey: 'key', script: 'https://check.example/api.js', origins: [] },
  })
  const footer = drawn()
  expect(footer).toContain('Supervised by an example authority.')
  expect(footer).toContain('protected by reCAPTCHA')
  expect(footer).toContain('https://policies.google.com/privacy')
})

test.each([
  ['/trusts', 'false'],
  ['/wallet', 'true'],
  ['/register', 'true'],
])('the footer of %s has all documents, and is brief on a page with a task', (path, isBrief) => {
  const footer = drawn(path)
  expect(footer.match(/\/documents\//g)).toHaveLength(8)
  expect(footer).toContain(`data-brief="${isBrief}"`)
})
