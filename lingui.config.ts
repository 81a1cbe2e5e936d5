import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * One catalogue for what is needed at the first view of a widget, one for its later steps, so that
 * nobody downloads the words of a screen that was not opened. `shared` holds what every element says.
 */
const widget = (name: string) => [
  {
    path: `locales/{locale}/${name}`,
    include: [`widgets/${name}`],
    exclude: [`widgets/${name}/steps/**`, '**/*.test.*'],
  },
  {
    path: `locales/{locale}/${name}-steps`,
    include: [`widgets/${name}/steps`],
    exclude: ['**/*.test.*'],
  },
]

/** The site: one for header and footer, one for each page, and for what comes later or only once. */
const pages = ['home', 'trusts', 'credit-card', 'trust-fund', 'ccv-service', 'login']
const site = [
  {
    path: 'locales/{locale}/site',
    include: ['site'],
    exclude: [
      ...pages.map((page) => `site/pages/${page}/**`),
      'site/overlays/**',
      'site/enquiry/**',
      'site/server/**',
      '**/*.test.*',
    ],
  },
  { path: 'locales/{locale}/site-head', include: ['site/server'], exclude: ['**/*.test.*'] },
  ...['overlays', 'enquiry'].map((part) => ({
    path: `locales/{locale}/site-${part}`,
    include: [`site/${part}`],
    exclude: ['**/*.test.*'],
  })),
  ...pages.map((page) => ({
    path: `locales/{locale}/site-${page}`,
    include: [`site/pages/${page}`],
    exclude: ['**/*.test.*'],
  })),
]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh', 'ja', 'ko'],
  catalogs: [
    {
      path: 'locales/{locale}/shared',
      include: ['shared'],
      exclude: ['**/*.test.*'],
    },
    ...widget('transfer'),
    ...widget('fund-lookup'),
    ...widget('contract'),
    ...site,
  ],
  format: formatter({ lineNumbers: false }),
})
