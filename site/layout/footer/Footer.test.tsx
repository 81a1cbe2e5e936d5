import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { TextsProvider } from '../../../shared/i18n/TextsProvider.tsx'
import { createTexts } from '../../../shared/i18n/texts.ts'
import { createToasts } from '../../../shared/ui/create-toasts.ts'
import { brand } from '../../brand.ts'
import { createOverlays } from '../../load-overlays.ts'
import { layoutCatalogues } from '../../pages.ts'
import { findPlace } from '../../routes.ts'
import { SiteContext } from '../../site-context.ts'
import { DocumentsProvider } from '../documents/DocumentsProvider.tsx'
import { Footer } from './Footer.tsx'

vi.mock('../../brand.ts', async (original) => {
  const { brand } = await original<typeof import('../../brand.ts')>()
  return { brand: { ...brand } }
})
afterEach(() => vi.restoreAllMocks())

const drawn = async () => {
  const texts = createTexts(layoutCatalogues)
  await texts.use('en')
  const parts = {
    locale: 'en',
    toasts: createToasts(),
    overlays: createOverlays('en'),
    withoutScript: null,
    shell: null,
  } as const
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <SiteContext value={parts}>
        <Router ssrPath="/">
          <DocumentsProvider>
            <Footer place={findPlace('/')} />
          </DocumentsProvider>
        </Router>
      </SiteContext>
    </TextsProvider>,
  )
}

test('the default brand says that it is fictional, and claims nothing', async () => {
  expect(brand.claims).toEqual([])
  const footer = await drawn()
  expect(footer).toContain('is a fictional company')
  expect(footer).not.toContain('reCAPTCHA')
})

test('an operator’s claims and the notice of the bot check stand in the footer', async () => {
  Object.assign(brand, {
    claims: [{ en: 'Supervised by an example authority.', zh: '', ja: '', ko: '' }],
    botCheck: { siteKey: 'key', script: 'https://check.example/api.js', origins: [] },
  })
  const footer = await drawn()
  expect(footer).toContain('Supervised by an example authority.')
  expect(footer).toContain('protected by reCAPTCHA')
  expect(footer).toContain('https://policies.google.com/privacy')
})
