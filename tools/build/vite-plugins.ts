import { fileURLToPath } from 'node:url'
import { transformAsync } from '@babel/core'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption } from 'vite'
import { readMarkdown } from '../../shared/legal-text/read-markdown.ts'
import { themeCss } from '../../shared/theme/theme-css.ts'
import { brandCss } from '../../site/server/brand-css.ts'
import { phrases } from './phrases.ts'

/** Lingui's macros are compiled by Babel; files without a macro are left alone. */
const linguiMacros = (): Plugin => ({
  name: 'lingui-macros',
  enforce: 'pre',
  transform: {
    filter: {
      id: { include: /\.tsx?$/, exclude: /node_modules/ },
      code: /@lingui\/(core|react)\/macro/,
    },
    async handler(code, id) {
      const compiled = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: ['@lingui/babel-plugin-lingui-macro'],
      })
      return compiled?.code ? { code: compiled.code, map: JSON.stringify(compiled.map) } : undefined
    },
  },
})

const deferredReact = fileURLToPath(
  new URL('../../shared/element/deferred-react.ts', import.meta.url),
)

/**
 * r2wc imports React as it loads, and no element could paint before 57 kB have come. Here, and only
 * where r2wc asks, a stand-in answers that loads React when the first element is on a page.
 */
const deferReact = (): Plugin => ({
  name: 'defer-react',
  enforce: 'pre',
  resolveId(source, importer) {
    const isReact = source === 'react' || source === 'react-dom/client'
    const isFromR2wc = importer?.includes('@r2wc/react-to-web-component')
    return isReact && isFromR2wc ? deferredReact : undefined
  },
})

/**
 * Vite wraps each `import()` in a helper that preloads what `modulePreload` lists. The elements list
 * nothing, so the wrapping goes, and with it a file that an entry would have to wait for.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  applyToEnvironment: ({ name }) => name === 'widgets',
  renderChunk: {
    order: 'pre',
    handler: (code) =>
      code
        .replace(/import \{[^}]*\} from "[^"]*preload-helper[^"]*";/, '')
        .replaceAll('__vitePreload(', '(')
        .replaceAll(', __VITE_PRELOAD__)', ')()'),
  },
  generateBundle(_, bundle) {
    for (const { fileName, name } of Object.values(bundle)) {
      if (name === 'preload-helper') delete bundle[fileName]
    }
  },
})

/**
 * Chunks that are copied into their importers and then dropped: the bundler's own few bytes, the
 * language tag, and what all entries share. As files they would be one more round trip before an entry can paint, and
 * most pages have one element; a second one on a page costs 4 kB more.
 */
const inlined = ['rolldown-runtime', 'language-tag', 'tw-element']

const inlineShared = (): Plugin => ({
  name: 'inline-shared',
  applyToEnvironment: ({ name }) => name === 'widgets',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    for (const name of inlined) {
      for (const shared of chunks.filter((chunk) => chunk.name === name)) {
        const body = shared.code.replace(
          /export\s*\{([^}]*)\};?\s*$/,
          (_match, names: string) => `return{${names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')}}`,
        )
        for (const chunk of chunks) {
          chunk.code = chunk.code.replace(
            new RegExp(`import\\{([^}]*)\\}from"[^"]*${name}[^"]*";`),
            (_match, names: string) => `const{${names.replaceAll(' as ', ':')}}=(()=>{${body}})();`,
          )
          const isMissed = chunk !== shared && chunk.code.includes(`/${name}`)
          const isLate =
            name === 'tw-element' && !chunk.isEntry && chunk.imports.includes(shared.fileName)
          if (isMissed || isLate) this.error(`${chunk.fileName} must not import ${shared.fileName}`)
        }
        delete bundle[shared.fileName]
      }
    }
  },
})

/**
 * Asks the browser to compile all of a large file while it arrives, beside the main thread, and not
 * function by function as each is called: https://v8.dev/blog/explicit-compile-hints. In a small file
 * the comment would weigh more than it brings; of a classic script the most is not called at first.
 */
const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  applyToEnvironment: ({ name }) => name === 'widgets' || name === 'site',
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
    // Behind the imports of the sheet, which must stand first.
    if (/shared\/ui\/frame\/first\.css/.test(id)) return code + themeCss()
    return /site\/styles\/base\.css/.test(id) ? themeCss() + brandCss() + code : undefined
  },
})

/** Long texts: Markdown as the data it stands for, so that no page parses it. */
const documents = (): Plugin => ({
  name: 'documents',
  transform: (code, id) =>
    /\/locales\/\w+\/documents\/[\w-]+\.md$/.test(id)
      ? { code: `export default ${JSON.stringify(readMarkdown(code))}`, map: null }
      : undefined,
})

/** How every build of this project, and Storybook, reads its sources. */
export const plugins = (): PluginOption[] => [
  deferReact(),
  plainImports(),
  inlineShared(),
  compileAhead(),
  themeStyles(),
  documents(),
  linguiMacros(),
  react(),
  lingui({ failOnMissing: true, failOnCompileError: true }),
  phrases(),
]
