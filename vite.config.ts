import { fileURLToPath } from 'node:url'
import { createBuilder, defineConfig, type EnvironmentOptions } from 'vite'
import { latinFonts } from './tools/build/latin-fonts.ts'
import { noteLicenses, writeLicenses } from './tools/build/licenses.ts'
import { prerenderSite } from './tools/build/prerender-site.ts'
import { siteChunkGroups } from './tools/build/site-chunk-groups.ts'
import { plugins } from './tools/build/vite-plugins.ts'
import { writeOpenApi } from './tools/openapi/write.ts'
import elements from './vite.elements.config.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = at('.')

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
        codeSplitting: { groups: siteChunkGroups },
      },
    },
  },
}

/** The script that a document runs before its first paint; `prerenderSite` inlines it. */
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

/** The site on a server: `prerenderSite` renders the documents with it. */
const siteServer: EnvironmentOptions = {
  consumer: 'server',
  build: {
    ssr: true,
    outDir: '.cache/site-server',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { 'entry-server': at('site/server/entry-server.tsx') },
      // One file: parts that a browser loads late are not split off.
      checks: { ineffectiveDynamicImport: false },
    },
  },
}

export default defineConfig({
  root,
  appType: 'mpa',
  plugins: [...plugins(), latinFonts(), noteLicenses(root)],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    rolldownOptions: {
      // `prerenderSite` copies these files later: their addresses stay as they are.
      external: /^\/ornaments\//,
      checks: { bundlerTimings: false },
    },
  },
  environments: { pages, site, site_boot: siteBoot, site_server: siteServer },
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp({ build, environments, config: { logLevel } }) {
      const builder = await createBuilder({
        ...elements,
        configFile: false,
        ...(logLevel && { logLevel }),
      })
      await builder.buildApp()
      for (const name of ['pages', 'site', 'site_boot', 'site_server']) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
      await prerenderSite(root)
      await writeOpenApi(root)
      writeLicenses(root, {
        'dist/pages': ['pages'],
        'dist/site': ['site', 'site_boot'],
      })
    },
  },
})
