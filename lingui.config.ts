import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales } from './shared/i18n/locale.ts'
import { pageNames, pages, viewOf } from './site/map/pages.ts'
import { type ElementName, elementNames } from './widgets/elements.ts'

/** Parts of `shared/` whose texts only some elements use. */
const oneTimeCode = 'shared/one-time-code'
const region = 'shared/region'
const terms = 'shared/terms'
const certificate = 'shared/certificate'
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
  transfer: ['widgets/transfer/address/**'],
  'fund-lookup': [oneTimeCode, certificate, copyPrompt, 'widgets/fund-lookup/actions.ts'],
  contract: [`${certificate}/CopyOffer.tsx`, copyPrompt],
  account: [oneTimeCode, region, terms, 'widgets/account/actions.ts'],
  wallet: [region, terms, 'widgets/wallet/{hub,records}/**'],
}

/**
 * One catalogue for the first view of a widget and one for its later steps, so that a page loads no
 * texts of screens that are not open. `shared` has the texts that every element uses.
 */
const widget = (name: ElementName) => {
  const later = [`widgets/${name}/steps/**`, ...partsOf[name]]
  return [
    {
      path: `locales/{locale}/${name}`,
      include: [`widgets/${name}`],
      exclude: [...later, testFiles],
    },
    { path: `locales/{locale}/${name}-steps`, include: later, exclude: [testFiles] },
  ]
}

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
      include: ['shared/receipt', 'shared/transfers', certificate, copyPrompt],
      exclude: [testFiles],
    },
    ...elementNames.flatMap(widget),
    ...site,
  ],
  // The facts about pages have texts too, and are read by tools as they are: see `site/map/msg.ts`.
  macro: {
    corePackage: ['@lingui/core/macro', './msg.ts'],
    jsxPackage: ['@lingui/react/macro'],
  },
  format: formatter({ lineNumbers: false }),
})
