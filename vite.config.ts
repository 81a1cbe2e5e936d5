import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { EnvironmentOptions, Plugin, PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { manifest } from './scripts/manifest-plugin.ts'
import { themeCss } from './shared/theme/theme-css.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The elements by tag. Another element is another line. */
const elements = {
  'tw-transfer': at('widgets/transfer/define.ts'),
}

/** Lingui's macros are compiled by Babel; files without a macro are left alone. */
const linguiMacros = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
})

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
    return isReact && isFromR2wc ? at('shared/element/deferred-react.ts') : undefined
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
 * Bundlers put their own few bytes into chunks that others import: one more round trip before an
 * entry can paint and React can start. Here each importer gets its own copy.
 */
const inlineHelpers = (): Plugin => ({
  name: 'inline-helpers',
  applyToEnvironment: ({ name }) => name === 'widgets',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    for (const helper of chunks.filter(({ name }) => name === 'rolldown-runtime')) {
      const body = helper.code.replace(
        /export\s*\{([^}]*)\};?\s*$/,
        (_match, names: string) => `return{${names.replace(/(\w+) as (\w+)/g, '$2:$1')}}`,
      )
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(
          new RegExp(`import\\{([^}]*)\\}from"[^"]*${helper.name}[^"]*";`),
          (_match, names: string) => `const{${names.replaceAll(' as ', ':')}}=(()=>{${body}})();`,
        )
        if (chunk.code.includes(`/${helper.name}-`)) {
          this.error(`${chunk.fileName} still imports ${helper.fileName}`)
        }
      }
      delete bundle[helper.fileName]
    }
  },
})

/**
 * What ofetch imports and our client never reaches: a lenient JSON parser (we parse strictly) and
 * the joining of base addresses and queries (we hand it a whole URL).
 */
const unreached = [{ find: /^(destr|ufo)$/, replacement: at('shared/api/unreached.ts') }]

/** The theme's custom properties, worked out here rather than in the browser, before first.css. */
const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  enforce: 'pre',
  transform: (code, id) => (/shared\/ui\/first\.css/.test(id) ? themeCss() + code : undefined),
})

export const plugins = (): PluginOption[] => [
  deferReact(),
  plainImports(),
  inlineHelpers(),
  themeStyles(),
  babel({ presets: [linguiMacros] }),
  react(),
  lingui({ failOnMissing: true, failOnCompileError: true }),
]

/** Modules with lazy chunks: what an embedder's page loads. */
const widgets: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: true,
    modulePreload: false,
    copyPublicDir: false,
    minify: true,
    cssMinify: true,
    rolldownOptions: {
      input: elements,
      preserveEntrySignatures: 'strict',
      optimization: { inlineConst: true },
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: '[name].js',
        // React's chunk has a name that an embedder can preload.
        chunkFileNames: ({ name, facadeModuleId }) => {
          if (name === 'tw-react') return '[name].js'
          const locale = /locales\/(\w+)\//.exec(facadeModuleId ?? '')?.[1]
          return `chunks/[name]${locale ? `.${locale}` : ''}-[hash].js`
        },
        codeSplitting: {
          groups: [
            { name: 'preload-helper', test: /vite\/preload-helper/, priority: 1 },
            {
              // React and all that every element's first view stands on. One file compresses better.
              name: 'tw-react',
              test: /node_modules\/(react|react-dom|scheduler|valibot|zustand|@lingui\/(core|react))\/|shared\/(api\/(envelope|codes|errors|wire\/(data|multilingual|company))|i18n\/(texts|multilingual)|ui\/(Frame|Banner|MenuButton|Skeleton|Icon|IconButton|first-icons)\.|element\/(react-parts|base-model|loadable|ElementRoot|lazy-extra|use-element)\.)/,
            },
          ],
        },
      },
    },
  },
}

/** The same element as one classic script, for pages that cannot load modules. */
const classic = (tag: string, input: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: false,
    modulePreload: false,
    copyPublicDir: false,
    minify: true,
    cssMinify: true,
    rolldownOptions: {
      input: { [tag]: input },
      output: { format: 'iife', entryFileNames: '[name].iife.js', codeSplitting: false },
    },
  },
})

/** Pages of this project that show the elements. */
const pages: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/pages',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { playground: at('playground/playground.html') } },
  },
}

const classics = Object.fromEntries(
  Object.entries(elements).map(([tag, input]) => [
    `iife_${tag.replace(/\W/g, '_')}`,
    classic(tag, input),
  ]),
)

export default defineConfig({
  root: at('.'),
  appType: 'mpa',
  resolve: { alias: unreached },
  plugins: [...plugins(), manifest(at('.'))],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  environments: { widgets, ...classics, pages },
  builder: {
    async buildApp(builder) {
      for (const name of ['widgets', ...Object.keys(classics), 'pages']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  test: {
    projects: [
      {
        extends: true,
        define: { 'process.env.NODE_ENV': '"test"' },
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['{widgets,shared,scripts,playground}/**/*.test.{ts,tsx}'],
          server: { deps: { inline: [/@r2wc/] } },
        },
      },
      {
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['sandbox/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
