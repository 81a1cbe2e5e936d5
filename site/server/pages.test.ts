import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import linguiConfig from '../../lingui.config.ts'
import { locales } from '../../shared/text/i18n/locale.ts'
import type { PageModule } from '../common/page-module.ts'
import { pageNames, pages, viewOf } from '../map/pages.ts'

const root = join(import.meta.dirname, '../..')
const folders = readdirSync(join(root, 'site/pages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const modules = import.meta.glob<PageModule>('../pages/*/Page.tsx')

it('every folder of site/pages is the view of a page, and every page has a view', () => {
  expect([...new Set(pageNames.map(viewOf))].toSorted()).toEqual(folders.toSorted())
})

it('no two pages have the same path or the same position in the navigation', () => {
  const paths = pageNames.map((name) => pages[name].path.toLowerCase().replace(/\/:.*/, ''))
  expect(new Set(paths).size).toBe(paths.length)
  const positions = pageNames.flatMap((name) => pages[name].menu ?? [])
  expect(new Set(positions).size).toBe(positions.length)
})

// The documents have their own.
it.each(pageNames.filter((name) => !pages[name].values))(
  'the page %s has a title for the browser and a description for search engines',
  (name) => {
    expect(pages[name]).toMatchObject({ title: expect.anything(), description: expect.anything() })
  },
)

it('every page whose view shows an element at once says so', () => {
  const showing = pageNames.filter((name) =>
    /definitions[.[]/.test(
      readFileSync(join(root, 'site/pages', viewOf(name), 'Page.tsx'), 'utf8'),
    ),
  )
  expect(pageNames.filter((name) => pages[name].element)).toEqual(showing)
})

it('docs/site.md names the path of every page and language', () => {
  const text = readFileSync(join(root, 'docs/site.md'), 'utf8')
  const paths = pageNames
    .filter((name) => name !== 'notFound')
    .map((name) => `\`${pages[name].path.replace(/:(\w+)/, '{$1}')}\``)
  const prefixes = locales.filter((locale) => locale !== 'en').map((locale) => `\`/${locale}\``)
  expect([...paths, ...prefixes].filter((path) => !text.includes(path))).toEqual([])
})

describe.each(folders)('the view %s', (folder) => {
  it(`${folder} has a Page.tsx that exports Page`, async () => {
    expect(await modules[`../pages/${folder}/Page.tsx`]?.()).toHaveProperty('Page')
  })

  it(`${folder} has a catalogue if and only if the facts of its pages say so`, () => {
    const own = pageNames.filter((name) => viewOf(name) === folder)
    const hasCatalogue = linguiConfig.catalogs?.some(({ path }) => path.endsWith(`/site-${folder}`))
    expect(own.map((name) => pages[name].hasCatalogue === true)).toEqual(
      own.map(() => hasCatalogue),
    )
  })
})
