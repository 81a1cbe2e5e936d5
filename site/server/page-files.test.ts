import { expect, test } from 'vitest'
import { filesOf } from './page-files.ts'

const file = (name: string) => ({ file: `assets/${name}.js`, name })

test('a document preloads the view of its page, its texts in its language, and its element', () => {
  const manifest = {
    'site/app/main.tsx': { ...file('site'), isEntry: true },
    'site/pages/account/Page.tsx': {
      ...file('account-page'),
      dynamicImports: ['locales/en/site-enquiry.po', 'locales/ja/site-enquiry.po'],
    },
    'locales/ja/site-enquiry.po': file('site-enquiry.ja'),
    'locales/en/site-enquiry.po': file('site-enquiry.en'),
    'locales/ja/site.po': file('site.ja'),
    'locales/ja/site-account.po': file('site-account.ja'),
    'locales/en/site-account.po': file('site-account.en'),
    'virtual:tw-account/register': file('register'),
    'locales/ja/account.po': file('account.ja'),
  }
  const { modules, element } = filesOf(manifest, 'ja', '/login', () => 1)
  expect(modules.toSorted()).toEqual([
    '/assets/account-page.js',
    '/assets/site-account.ja.js',
    '/assets/site-enquiry.ja.js',
    '/assets/site.ja.js',
  ])
  expect(element.toSorted()).toEqual(['/assets/account.ja.js', '/assets/register.js'])
})
