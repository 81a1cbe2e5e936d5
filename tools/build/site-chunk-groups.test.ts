import { expect, test } from 'vitest'
import { pageChunkOf } from './site-chunk-groups.ts'

const page = (name: string) => `/site/pages/${name}/Page.tsx`
const slot = '/site/elements/ElementSlot.tsx'

/** By module: what it imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  [page('wallet')]: ['/site/holder/WalletPage.tsx'],
  [page('transfer')]: ['/site/holder/HolderPage.tsx'],
  '/site/holder/WalletPage.tsx': ['/site/holder/HolderPage.tsx'],
  '/site/holder/HolderPage.tsx': [slot],
  [page('login')]: ['/site/account/AccountPage.tsx'],
  '/site/account/AccountPage.tsx': [slot],
  [page('contract')]: [slot],
  [slot]: ['/site/elements/use-definition.ts'],
  [page('home')]: ['/site/layout/Heading.tsx'],
  [page('trusts')]: ['/site/layout/Heading.tsx'],
  '/site/overlays/overlays.ts': ['/site/overlays/Drawer.tsx'],
}

const context = {
  getModuleInfo: (id: string) => ({
    importers: Object.keys(imports).filter((each) => imports[each]?.includes(id)),
    importedIds: imports[id] ?? [],
  }),
} as unknown as Parameters<typeof pageChunkOf>[1]

test.each([
  ['a page with others like it', page('wallet'), 'holder-page'],
  ['what such pages share', '/site/holder/HolderPage.tsx', 'holder-page'],
  ['what one of them imports', '/site/account/AccountPage.tsx', 'account-page'],
  ['what all pages with an element share', '/site/elements/use-definition.ts', 'element-page'],
  ['a page by itself', page('contract'), null],
  ['what pages without an element share', '/site/layout/Heading.tsx', null],
  ['what no page imports', '/site/overlays/Drawer.tsx', null],
])('The chunk of %s: %s is in %s', (_, id, chunk) => {
  expect(pageChunkOf(id, context)).toBe(chunk)
})
