import babel from '@lingui/cli/api/extractors/babel'
import { defineConfig, type ExtractorType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { elementNames } from './elements/elements.ts'
import { locales } from './shared/text/i18n/locale.ts'
import { folderOf, pageNames, pages } from './site/pages/pages.ts'

const testFiles = '**/*.test.*'

/** Files of a page whose texts have readers elsewhere: the navigation, or the build only. */
const title = 'site/pages/*/{title,trade}.ts'
const description = 'site/pages/*/description.ts'

/** Folders of the site whose texts load after the page, or on some pages only. */
const parts = ['overlays', 'enquiry', 'application', 'account', 'holder/statement']

/** Pages with their own catalogue; the texts of the others are in that of the layout. */
const folders = pageNames.filter((name) => pages[name].hasCatalogue).map(folderOf)
const site = [
  {
    path: 'locales/{locale}/site',
    include: ['site'],
    exclude: [
      ...folders.map((page) => `site/pages/${page}/!(title|trade).ts*`),
      description,
      ...parts.map((part) => `site/${part}/**`),
      'site/server/**',
      testFiles,
    ],
  },
  { path: 'locales/{locale}/site-head', include: [description] },
  ...parts.map((part) => ({
    path: `locales/{locale}/site-${part.split('/').at(-1)}`,
    include: [`site/${part}`],
    exclude: [testFiles],
  })),
  ...folders.map((page) => ({
    path: `locales/{locale}/site-${page}`,
    include: [`site/pages/${page}`],
    exclude: [title, description, testFiles],
  })),
]

/** Most files have no texts, and need not be parsed. */
const ofFilesWithTexts: ExtractorType = {
  ...babel,
  extract: async (name, code, ...others) => {
    if (code.includes('@lingui/')) await babel.extract(name, code, ...others)
  },
}

export default defineConfig({
  sourceLocale: 'en',
  locales: [...locales],
  catalogs: [
    // An element has its own texts, and those that all elements share once its first view is there.
    ...['shared', ...elementNames.map((name) => `elements/${name}`)].map((folder) => ({
      path: `locales/{locale}/${folder.split('/').at(-1)}`,
      include: [folder],
      exclude: [testFiles],
    })),
    ...site,
  ],
  extractors: [ofFilesWithTexts],
  format: formatter({ lineNumbers: false }),
})
