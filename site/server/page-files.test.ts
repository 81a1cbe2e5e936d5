import { expect, test } from 'vitest'
import { filesOf } from './page-files.ts'

const file = (name: string) => ({ file: `assets/${name}.js`, name })

test('a document preloads the texts of its page in its language, also if pages share a chunk', () => {
  const manifest = {
    'site/app/main.tsx': { ...file('site'), isEntry: true },
    '_account-page.js': {
      ...file('account-page'),
      dynamicImports: ['locales/en/site-account.po', 'locales/ja/site-account.po'],
    },
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
    '/assets/site.ja.js',
  ])
  expect(element.toSorted()).toEqual(['/assets/account.ja.js', '/assets/register.js'])
})
