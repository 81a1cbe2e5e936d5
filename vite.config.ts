import { fileURLToPath } from 'node:url'
import { Features } from 'lightningcss'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { noteLicenses, writeLicenses } from './tools/build/licenses.ts'
import { manifest } from './tools/build/manifest-plugin.ts'
import { prerenderSite } from './tools/build/prerender-site.ts'
import { plugins } from './tools/build/vite-plugins.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The folder of the site as a pattern: the checkout itself may be called `site`. */
const siteFolder = at('site/').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The elements by tag. Another element is another line. */
const elements = {
  'tw-transfer': at('widgets/transfer/define.ts'),
  'tw-fund-lookup': at('widgets/fund-lookup/define.ts'),
  'tw-contract': at('widgets/contract/define.ts'),
}

/** What an element asks for while React is still on its way. */
const early = {
  name: 'early',
  priority: 2,
  test: /shared\/(api\/(early-endpoints|request)|element\/entry\/prefetch)\.|widgets\/[\w-]+\/(prefetch|question)\./,
}

/** The parser of answers: a first view can be used without it. */
const answers = {
  name: 'answers',
  test: /node_modules\/valibot\/|shared\/(api\/(endpoints|envelope|codes|outcome|wire\/(data|optional-extension))|money\/decimal-text)\./,
}

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
          if (name === 'tw-react' || name === 'tw-element') return '[name].js'
          const [, locale, isDocument] =
            /locales\/(\w+)\/(documents)?/.exec(facadeModuleId ?? '') ?? []
          const ending = `${isDocument ? '-text' : ''}${locale ? `.${locale}` : ''}`
          // Widgets' folders are alike: without its widget's name a file would be one of many.
          const widget = /widgets\/([\w-]+)\//.exec(facadeModuleId ?? '')?.[1]
          return `chunks/${widget ? `${widget}-` : ''}[name]${ending}-[hash].js`
        },
        codeSplitting: {
          groups: [
            { name: 'preload-helper', test: /vite\/preload-helper/, priority: 9 },
            // Of a line: entry and view each have a copy; see `inlined`.
            { name: 'language-tag', test: /shared\/i18n\/language-tag\./, priority: 9 },
            {
              // What an entry paints and is defined with; see `inlined`.
              name: 'tw-element',
              test: /node_modules\/@r2wc\/|shared\/(element\/(element-class|deferred-react|entry\/(attributes|shell|unsupported|adopt-styles|host-message|define-element|declaration))\.|legal-text\/load-legal-text\.|i18n\/(catalogues|locale)\.|ui\/frame\/first\.css)/,
            },
            early,
            answers,
            {
              // React and all that every element's first view stands on. One file compresses better.
              name: 'tw-react',
              priority: 1,
              test: /node_modules\/(react|react-dom|scheduler|zustand|@lingui\/(core|react))\/|shared\/(api\/errors|i18n\/i18n-loader|ui\/frame\/(Frame|FrameFooter|Skeleton|Icon|IconButton|icons|focus-unless-busy|composition)|element\/(react-parts|view\/(base-model|load-once|loadable|ElementRoot|lazy-extra|lazy-part|use-element)))\./,
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
    rolldownOptions: { input: { playground: at('stories/playground/playground.html') } },
  },
}

/** The site in the browser. It shares React and Lingui with the elements on its pages. */
const site: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { site: at('site/app/main.tsx') },
      optimization: { inlineConst: true },
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => {
          const page = /site\/pages\/([\w-]+)\//.exec(facadeModuleId ?? '')?.[1]
          const locale = /locales\/(\w+)\//.exec(facadeModuleId ?? '')?.[1]
          return `assets/${page ?? name}${locale ? `.${locale}` : ''}-[hash].js`
        },
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@lingui\/(core|react))\//,
            },
            {
              // What every page stands on, in one file; what Vite loads modules with is in it.
              name: 'frame',
              priority: 3,
              test: new RegExp(
                `${siteFolder}${/(brand\.|app\/(?!main\.)|layout\/|documents\/document-names|pages\/([\w-]+|[\w-]+\/(page|title))\.ts|third-party\/use-bot-check)/.source}|${/node_modules\/(wouter|regexparam)\/|vite\/preload-helper|shared\/(i18n\/(language|locale|i18n-loader|catalogues)|limits|element\/view\/(session-storage|load-once)|ui\/(ToastRegion|create-toasts|frame\/(Icon|icons|composition)))\b/.source}`,
              ),
            },
            {
              // Long texts, of documents and of the contract.
              name: 'prose',
              test: new RegExp(
                `${siteFolder}documents/(Prose|load-text)|${/shared\/(legal-text\/|ui\/(Dialog|frame\/(IconButton|Skeleton))\.)/.source}`,
              ),
            },
            early,
            answers,
            {
              // What every element stands on.
              name: 'element',
              test: /node_modules\/(@r2wc|zustand)\/|shared\/(element|theme)\/|shared\/ui\/frame\/(Frame|FrameFooter|first|focus-unless-busy)/,
            },
          ],
        },
      },
    },
  },
}

/** What a document runs before it is painted; `prerenderSite` puts it into each. */
const siteBoot: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: '.cache/site-boot',
    emptyOutDir: true,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: { boot: at('site/app/boot.ts') },
      output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
    },
  },
}

/** The site on a server: what `prerenderSite` draws the documents with. */
const siteServer: EnvironmentOptions = {
  consumer: 'server',
  build: {
    ssr: true,
    outDir: '.cache/site-server',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: { 'entry-server': at('site/server/entry-server.tsx') } },
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
  // For `light-dark()`, which no sheet has, each `color-scheme` would bring two properties along.
  css: { lightningcss: { exclude: Features.LightDark } },
  plugins: [...plugins(), manifest(at('.')), noteLicenses(at('.'))],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  environments: {
    widgets,
    ...classics,
    pages,
    site,
    site_boot: siteBoot,
    site_server: siteServer,
  },
  builder: {
    async buildApp(builder) {
      const names = [
        'widgets',
        ...Object.keys(classics),
        'pages',
        'site',
        'site_boot',
        'site_server',
      ]
      for (const name of names) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      await prerenderSite(at('.'))
      writeLicenses(at('.'), {
        'dist/widgets': ['widgets', ...Object.keys(classics)],
        'dist/pages': ['pages'],
        'dist/site': ['site', 'site_boot', 'heading_fonts'],
      })
    },
  },
})
