import extractor from '@lingui/cli/api/extractors/babel'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { type ElementName, elementNames } from './elements/elements.ts'
import { locales } from './shared/text/i18n/locale.ts'
import { folderOf, pageNames, pages } from './site/pages/pages.ts'
import { sandboxMessages } from './tools/sandbox-messages.ts'

/** Parts of `shared/` whose texts only some elements use. */
const oneTimeCode = 'shared/person/one-time-code'
const region = 'shared/person/region'
const terms = 'shared/orders/terms'
const certificate = 'shared/paper/certificate'
const copyPrompt = 'shared/ui/use-copy-prompt.tsx'
const testFiles = '**/*.test.*'
const ofSome = [
  ...[oneTimeCode, region, terms, certificate].map((folder) => `${folder}/**`),
  copyPrompt,
]

/**
 * What else goes into the catalogue of an element's steps: parts of `shared/` that not every element
 * uses, and what loads with them of the widget outside `steps`.
 */
const partsOf: Readonly<Record<ElementName, readonly string[]>> = {
  transfer: ['elements/transfer/withdraw/**'],
  'fund-lookup': [oneTimeCode, certificate, copyPrompt, 'elements/fund-lookup/model/actions.ts'],
  contract: [`${certificate}/CopyOffer.tsx`, copyPrompt],
  account: [oneTimeCode, region, terms, 'elements/account/model/actions.ts'],
  wallet: [region, terms, 'elements/wallet/{hub,records}/**'],
}

/**
 * One catalogue for the first view of a widget and one for its later steps, so that a page loads no
 * texts of screens that are not open. `shared` has the texts that every element uses.
 */
const widget = (name: ElementName) => {
  const later = [`elements/${name}/steps/**`, ...partsOf[name]]
  return [
    {
      path: `locales/{locale}/${name}`,
      include: [`elements/${name}`],
      exclude: [...later, testFiles],
    },
    { path: `locales/{locale}/${name}-steps`, include: later, exclude: [testFiles] },
  ]
}

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

export default defineConfig({
  sourceLocale: 'en',
  locales: [...locales],
  catalogs: [
    {
      path: 'locales/{locale}/shared',
      include: ['shared'],
      exclude: [...ofSome, 'shared/{receipt,transfers}/**', testFiles],
    },
    {
      path: 'locales/{locale}/transfers',
      include: ['shared/orders/receipt', 'shared/orders', certificate, copyPrompt],
      exclude: [testFiles],
    },
    ...elementNames.flatMap(widget),
    ...site,
    { path: 'locales/{locale}/sandbox', include: ['sandbox'], exclude: [testFiles] },
  ],
  extractors: [sandboxMessages, extractor],
  format: formatter({ lineNumbers: false }),
})
