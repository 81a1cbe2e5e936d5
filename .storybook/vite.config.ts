import { defineConfig, type Plugin, type PluginOption } from 'vite'
import { plugins } from '../tools/build/vite-plugins.ts'

/** Storybook is one plain page and cannot use the project's root and environments. */
const forBuiltWidgetsAlone = new Set(['plain-imports'])

const isPlugin = (option: PluginOption): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option

export default defineConfig({
  plugins: plugins().filter(
    (option) => !(isPlugin(option) && forBuiltWidgetsAlone.has(option.name)),
  ),
  // Pre-bundled, r2wc would import React itself (see `deferReact`).
  optimizeDeps: { exclude: ['@r2wc/react-to-web-component', '@r2wc/core'] },
})
