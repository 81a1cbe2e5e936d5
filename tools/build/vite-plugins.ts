import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformAsync } from '@babel/core'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import type { Plugin, PluginOption } from 'vite'
import { readMarkdown } from '../../shared/text/legal-text/read-markdown.ts'
import { documentThemeCss, themeCss } from '../../shared/ui/theme/theme-css.ts'
import { brandCss } from '../../site/server/brand-files.ts'
import { readManifest } from '../package/manifest.ts'
import { catalogues } from './catalogues.ts'
import { elementModules } from './element-modules.ts'
import { withMarkedHeadings } from './phrases.ts'

const root = join(import.meta.dirname, '../..')
const sizes = readFileSync(join(root, 'shared/ui/theme/media.css'), 'utf8')

const compileMacros = async (code: string, id: string) => {
  const compiled = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: ['@lingui/babel-plugin-lingui-macro'],
  })
  return compiled?.code ? { code: compiled.code, map: JSON.stringify(compiled.map) } : undefined
}

/**
 * By file: its latest source, and what became of it. Most files are in several builds of one run, and
 * are compiled for the first only.
 */
const compiledFiles = new Map<
  string,
  { code: string; compiled: ReturnType<typeof compileMacros> }
>()

/** Lingui's macros are compiled by Babel; files without a macro are left alone. */
const linguiMacros = (): Plugin => ({
  name: 'lingui-macros',
  enforce: 'pre',
  // A development server would otherwise bundle the macros themselves.
  config: () => ({ optimizeDeps: { exclude: ['@lingui/core/macro', '@lingui/react/macro'] } }),
  transform: {
    filter: {
      id: { include: /\.tsx?$/, exclude: /node_modules/ },
      // The second is that of the site's facts about pages.
      code: /@lingui\/(core|react)\/macro|'\.\/page-msg\.ts'/,
    },
    handler(code, id) {
      const before = compiledFiles.get(id)
      if (before?.code === code) return before.compiled
      const compiled = compileMacros(code, id)
      compiledFiles.set(id, { code, compiled })
      return compiled
    },
  },
})

/**
 * Asks the browser to compile all of a large file while it loads, off the main thread, instead of
 * each function at its first call: https://v8.dev/blog/explicit-compile-hints. In a small file the
 * comment would cost more than it saves; most of a classic script is not called at first.
 */
const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  applyToEnvironment: ({ name }) => ['modules', 'peer', 'site'].includes(name),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || output.code.length < 20_000) continue
        output.code = `//# allFunctionsCalledOnLoad\n${output.code}`
      }
    },
  },
})

/**
 * The theme's custom properties, computed by the build: in the root's sheet of the elements and, with
 * those of the brand, in the site's.
 */
const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  enforce: 'pre',
  transform(code, id) {
    // After the imports of the sheet, which must come first.
    if (/shared\/ui\/frame\/first\.css/.test(id)) return code + themeCss()
    return /site\/styles\/base\.css/.test(id) ? documentThemeCss() + brandCss() + code : undefined
  },
})

/** The names of the sizes at which a layout changes, in every sheet. */
const customMedia = (): Plugin => ({
  name: 'custom-media',
  enforce: 'pre',
  config: () => ({
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        // Otherwise each `color-scheme` would bring two custom properties for `light-dark()`, which no
        // sheet uses.
        exclude: Features.LightDark,
      },
    },
  }),
  transform: {
    filter: { id: { include: /\.css($|\?)/, exclude: /node_modules/ } },
    // After the imports of the sheet, which must come first.
    handler: (code) => code + sizes,
  },
})

/** Long texts: the build parses the Markdown, so that no page has to. */
const longTexts = (): Plugin => ({
  name: 'long-texts',
  transform: {
    filter: { id: /\/locales\/\w+\/documents\/[\w-]+\.md$/ },
    handler(code, id) {
      const text = readMarkdown(code)
      const drawn = id.includes('/locales/ja/') ? withMarkedHeadings(text) : text
      return { code: `export default ${JSON.stringify(drawn)}`, map: null }
    },
  },
})

/** The version of the elements, which `tw-hello` tells a native app. */
const version = (): Plugin => ({
  name: 'version',
  config: () => ({
    define: { elementsVersion: JSON.stringify(readManifest(root).version) },
  }),
})

/** How every build of this project, and Storybook, reads its sources. */
export const plugins = (): PluginOption[] => [
  compileAhead(),
  version(),
  themeStyles(),
  customMedia(),
  longTexts(),
  linguiMacros(),
  react(),
  catalogues(root),
  elementModules(root),
]
