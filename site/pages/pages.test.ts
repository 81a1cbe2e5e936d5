import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import linguiConfig from '../../lingui.config.ts'
import { locales } from '../../shared/text/i18n/locale.ts'
import { elementPages } from '../server/element-pages.ts'
import type { PageModule } from './page-module.ts'
import { folderOf, pageNames, pages } from './pages.ts'

const root = join(import.meta.dirname, '../..')
const filesOf = (folder: string) => readdirSync(join(root, 'site/pages', folder))
const folders = readdirSync(join(root, 'site/pages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const modules = import.meta.glob<PageModule>('./*/Page.tsx')

it('every folder of site/pages is declared in pages.ts, and every declared page has a folder', () => {
  expect(pageNames.map(folderOf).toSorted()).toEqual(folders.toSorted())
})

it('no two pages have the same path or the same position in the navigation', () => {
  const paths = pageNames.map((name) => pages[name].path.toLowerCase().replace(/\/:.*/, ''))
  expect(new Set(paths).size).toBe(paths.length)
  const positions = pageNames.flatMap((name) => pages[name].menu ?? [])
  expect(new Set(positions).size).toBe(positions.length)
})

// The values of a parameter, such as the documents, have titles of their own.
it.each(pageNames.filter((name) => !pages[name].values))(
  'the page %s has a title for the browser and a description for search engines',
  (name) => {
    expect(filesOf(folderOf(name))).toEqual(expect.arrayContaining(['title.ts', 'description.ts']))
  },
)

it('every page that defines an element is in site/server/element-pages.ts', () => {
  const defining = pageNames.filter((name) =>
    readFileSync(join(root, 'site/pages', folderOf(name), 'Page.tsx'), 'utf8').includes(
      'defineFirst(',
    ),
  )
  expect(elementPages.toSorted()).toEqual(defining.toSorted())
})

it('docs/site.md names the path of every page and language', () => {
  const text = readFileSync(join(root, 'docs/site.md'), 'utf8')
  const paths = pageNames
    .filter((name) => name !== 'notFound')
    .map((name) => `\`${pages[name].path.replace(/:(\w+)/, '{$1}')}\``)
  const prefixes = locales.filter((locale) => locale !== 'en').map((locale) => `\`/${locale}\``)
  expect([...paths, ...prefixes].filter((path) => !text.includes(path))).toEqual([])
})

describe.each(pageNames)('the page %s', (name) => {
  const folder = folderOf(name)

  it(`${name} has a declaration and a Page.tsx that exports Page`, async () => {
    expect(filesOf(folder)).toEqual(expect.arrayContaining(['page.ts', 'Page.tsx']))
    expect(await modules[`./${folder}/Page.tsx`]?.()).toHaveProperty('Page')
  })

  it(`${name} loads its own catalogue if and only if its declaration says so`, async () => {
    const { catalogues = {} } = (await modules[`./${folder}/Page.tsx`]?.()) ?? {}
    const own = locales.map((locale) => `/locales/${locale}/site-${folder}.po`)
    const loaded = Object.keys(catalogues)
    expect(own.every((file) => loaded.includes(file))).toBe(pages[name].hasCatalogue === true)
    expect(linguiConfig.catalogs?.some(({ path }) => path.endsWith(`/site-${folder}`))).toBe(
      pages[name].hasCatalogue === true,
    )
  })
})
