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
  ],
  format: formatter({ lineNumbers: false }),
})
