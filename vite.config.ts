import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { EnvironmentOptions, Plugin, PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'

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
 * nothing, so the helper does nothing, in 0.7 kB that a first view waits for.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'pages',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? 'export const __vitePreload = (load) => load()'
      : undefined,
})

/**
 * What ofetch imports and our client never reaches: a lenient JSON parser (we parse strictly) and
 * the joining of base addresses and queries (we hand it a whole URL).
 */
const unreached = [{ find: /^(destr|ufo)$/, replacement: at('shared/api/unreached.ts') }]

export const plugins = (): PluginOption[] => [
  deferReact(),
  plainImports(),
  babel({ presets: [linguiMacros] }),
  react(),
  lingui({ failOnMissing: !process.env.DRAFT, failOnCompileError: true }),
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
      output: {
        entryFileNames: '[name].js',
        // React's chunk has a name that an embedder can preload.
        chunkFileNames: ({ name }) =>
          name === 'tw-react' ? '[name].js' : 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'tw-react', test: /node_modules\/(react|react-dom|scheduler)\/|shared\/element\/react-parts/ },
            {
              // What every element's model stands on, without React.
              name: 'core',
              test: /node_modules\/(valibot|ofetch|zustand|@lingui\/core)\/|shared\/(api\/(?!upload)|i18n\/|money\/decimal-text|element\/(base-model|loadable))/,
            },
            {
              // One file per language and stage, not one per catalogue.
              name: (id) => {
                const [, locale, name] = /locales\/(\w+)\/([\w-]+)\.po$/.exec(id) ?? []
                return locale ? `${locale}${name?.endsWith('-steps') ? '-steps' : ''}` : null
              },
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
  plugins: plugins(),
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
