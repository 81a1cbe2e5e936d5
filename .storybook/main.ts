import type { StorybookConfig } from '@storybook/react-vite'
import { indexer } from './indexer.ts'

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The engravings of the site's style sheets.
  staticDirs: [{ from: '../site/ornaments', to: '/ornaments' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Before Storybook's own, which would read the same files.
  experimental_indexers: async (existing) => [indexer, ...(existing ?? [])],
  // TypeScript 7 has no JavaScript API for react-docgen-typescript.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
