import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import type { EnvironmentOptions, Plugin, PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { manifest } from './scripts/manifest-plugin.ts'
import { prerenderSite } from './scripts/prerender-site.ts'
import { readMarkdown } from './shared/document/read-markdown.ts'
import { themeCss } from './shared/theme/theme-css.ts'
import { brandCss } from './site/brand-css.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The elements by tag. Another element is another line. */
const elements = {
  'tw-transfer': at('widgets/transfer/define.ts'),
  'tw-fund-lookup': at('widgets/fund-lookup/define.ts'),
  'tw-contract': at('widgets/contract/define.ts'),
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
 * Two chunks are copied into their importers and then dropped: the bundler's own few bytes, and what
 * all entries share. As files they would be one more round trip before an entry can paint, and
 * most pages have one element; a second one on a page costs 4 kB more.
 */
const inlined = ['rolldown-runtime', 'tw-element']

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
 * What ofetch imports and our client never reaches: a lenient JSON parser (we parse strictly) and
 * the joining of base addresses and queries (we hand it a whole URL).
 */
const unreached = [{ find: /^(destr|ufo)$/, replacement: at('shared/api/unreached.ts') }]

/**
 * The theme's custom properties, worked out here rather than in the browser: before the first sheet
 * of the elements, and before that of the site with its brand's own.
 */
const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  enforce: 'pre',
  transform(code, id) {
    if (/shared\/ui\/first\.css/.test(id)) return themeCss() + code
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

export const plugins = (): PluginOption[] => [
  deferReact(),
  plainImports(),
  inlineShared(),
  compileAhead(),
  themeStyles(),
  documents(),
  babel({ presets: [linguiMacros] }),
  react(),
  lingui({ failOnMissing: true, failOnCompileError: true }),
]

/** What an element asks for while React is still on its way. */
const early = {
  name: 'early',
  priority: 2,
  test: /shared\/(api\/(early-endpoints|request)|element\/early-call)\.|widgets\/[\w-]+\/(early|question)\./,
}

/** How an answer is read: nobody waits for it before the first view can be used. */
const answers = {
  name: 'answers',
  test: /node_modules\/valibot\/|shared\/(api\/(endpoints|envelope|codes|outcome|wire\/(data|extra))|money\/decimal-text)\./,
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
            {
              // What an entry paints and is defined with; see `inlined`.
              name: 'tw-element',
              test: /node_modules\/@r2wc\/|shared\/(element\/(element-class|attributes|shell|adopt-styles|host-message|define-element|deferred-react|declaration)\.|document\/documents\.|i18n\/(load-catalogues|locale)\.|ui\/first\.css)/,
            },
            early,
            answers,
            {
              // React and all that every element's first view stands on. One file compresses better.
              name: 'tw-react',
              priority: 1,
              test: /node_modules\/(react|react-dom|scheduler|zustand|@lingui\/(core|react))\/|shared\/(api\/errors|i18n\/(texts|TextsProvider)|ui\/(Frame|FrameFooter|Skeleton|Icon|IconButton|first-icons|take-focus|hold-composition)|element\/(react-parts|base-model|load-once|loadable|ElementRoot|lazy-extra|use-element))\./,
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
      input: { site: at('site/main.tsx') },
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
              test: /site\/(?!pages\/|server\/|overlays\/|enquiry\/|(main|use-bot-check|third-party|documents|Prose|ElementStage|use-definition)\.)|node_modules\/(wouter|regexparam)\/|vite\/preload-helper|shared\/(i18n|limits|element\/(session-storage|load-once)|ui\/(ToastRegion|create-toasts|Icon|icons|hold-composition))\b/,
            },
            {
              // Long texts, of documents and of the contract.
              name: 'prose',
              test: /site\/(Prose|documents)\.|shared\/(document\/|ui\/(Dialog|IconButton|Skeleton)\.)/,
            },
            early,
            answers,
            {
              // What every element stands on.
              name: 'element',
              test: /node_modules\/(@r2wc|zustand)\/|shared\/(element|theme)\/|shared\/ui\/(Frame|FrameFooter|first|take-focus)/,
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
      input: { boot: at('site/boot.ts') },
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
    rolldownOptions: { input: { 'entry-server': at('site/entry-server.tsx') } },
  },
}

const classics = Object.fromEntries(
  Object.entries(elements).map(([tag, input]) => [
    `iife_${tag.replace(/\W/g, '_')}`,
    classic(tag, input),
  ]),
)

/** Of one test, in milliseconds. A machine may be slow, and busy with other things. */
const testTimeout = 60_000

export default defineConfig({
  root: at('.'),
  appType: 'mpa',
  resolve: { alias: unreached },
  // For `light-dark()`, which no sheet has, each `color-scheme` would bring two properties along.
  css: { lightningcss: { exclude: Features.LightDark } },
  plugins: [...plugins(), manifest(at('.'))],
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
          include: ['{widgets,shared,scripts,playground,site}/**/*.test.{ts,tsx}'],
          testTimeout,
          hookTimeout: testTimeout,
          server: { deps: { inline: [/@r2wc/] } },
        },
      },
      {
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['sandbox/**/*.test.{ts,tsx}'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
})
