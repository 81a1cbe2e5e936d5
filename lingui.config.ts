import babel from '@lingui/cli/api/extractors/babel'
import { defineConfig, type ExtractorType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { elementNames } from './elements/elements.ts'
import { locales } from './shared/text/i18n/locale.ts'
import { pageNames, pages, viewOf } from './site/map/pages.ts'
import { sandboxMessages } from './tools/sandbox-messages.ts'

const testFiles = '**/*.test.*'

/** Folders of the site whose texts load after the page, or on some pages only. */
const parts = ['overlays', 'enquiry', 'holder/statement']

/** Views of pages with their own catalogue; the texts of the others are in that of the layout. */
const views = new Set(pageNames.filter((name) => pages[name].hasCatalogue).map(viewOf))
const ofPart = (folder: string) => ({
  path: `locales/{locale}/site-${folder.split('/').at(-1)}`,
  include: [`site/${folder}`],
  exclude: [testFiles],
})
const ownParts = [...parts, ...[...views].map((view) => `pages/${view}`)]
const site = [
  {
    path: 'locales/{locale}/site',
    include: ['site'],
    exclude: [...ownParts.map((part) => `site/${part}/**`), testFiles],
  },
  ...ownParts.map(ofPart),
]

/** Most files have no texts, and need not be parsed. */
const ofFilesWithTexts: ExtractorType = {
  ...babel,
  extract: async (name, code, ...others) => {
    if (/@lingui\/|page-msg\.ts/.test(code)) await babel.extract(name, code, ...others)
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
    { path: 'locales/{locale}/sandbox', include: ['sandbox'], exclude: [testFiles] },
  ],
  extractors: [sandboxMessages, ofFilesWithTexts],
  // The facts about pages have texts too, and are read by tools as they are: see `site/map/page-msg.ts`.
  macro: {
    corePackage: ['@lingui/core/macro', './page-msg.ts'],
    jsxPackage: ['@lingui/react/macro'],
  },
  format: formatter({ lineNumbers: false }),
})
