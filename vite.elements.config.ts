import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { type ElementName, elementNames, tagOf, tags } from './elements/elements.ts'
import {
  classicBuild,
  elementBuild,
  entryBuild,
  forOldBrowsers,
  modulesBuild,
  packageBuild,
  peerBuild,
  previewBuild,
} from './tools/build/element-builds.ts'
import { type ElementFiles, entryImports, writePreloads } from './tools/build/entry-imports.ts'
import { noteLicenses, writeLicenses } from './tools/build/licenses.ts'
import { manifest } from './tools/build/manifest/plugin.ts'
import { buildCommand } from './tools/build/package/build-command.ts'
import { writePackage } from './tools/build/package/write-package.ts'
import { plugins } from './tools/build/vite-plugins.ts'
import { writeAppPage } from './tools/build/write-app-page.ts'
import { loaderBuild, writeCdn } from './tools/build/write-cdn.ts'

/*
 * The elements, into `dist/widgets` and, as a CDN serves them, `dist/cdn`. Four kinds of build:
 * 1. `modules`: the class of each element and all that it loads, as chunks with a hash in their names;
 * 2. an entry per element, `tw-transfer.js`, which paints the shell: one small file that imports chunks;
 * 3. a classic script per element, `tw-transfer.iife.js`, for pages that cannot load modules;
 * 4. the loader of a CDN, `tw.js`, which loads the entries of the elements that a page has;
 * 5. `preview.js`, which shows them without a server.
 *
 * Two more are for installing the package:
 * 6. `dist/package`: a module per element that exports its class, and a part that the components
 *    for React share;
 * 7. `dist/peer`: 1 and 2 once more, as one build without React, which the page provides.
 *
 * `dist/bin` has the command of the package, for Node; `dist/app` the page of native apps.
 */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const files: ElementFiles = {
  modules: 'modules',
  entries: { entry_: '.', package_: '../widgets' },
  chunks: new Map(),
  imported: new Map(),
}

/** Names of builds have no hyphens. */
const named = (prefix: string, tag: string) => `${prefix}_${tag.replace(/\W/g, '_')}`

const perElement = (prefix: string, build: (name: ElementName) => EnvironmentOptions) =>
  Object.fromEntries(elementNames.map((name) => [named(prefix, tagOf(name)), build(name)]))

const widgets = {
  modules: modulesBuild(),
  ...perElement('entry', (name) => entryBuild(name)),
  ...perElement('iife', classicBuild),
  preview: previewBuild(),
}
const installed = { package_modules: packageBuild(at('shared/element/package/wrap-element.ts')) }
const withPeers = { peer_modules: peerBuild() }

const loader = loaderBuild(at('.'), tags, forOldBrowsers(elementBuild({}, {})))

const builds = { ...widgets, ...installed, ...withPeers, loader }

export default defineConfig({
  root: at('.'),
  plugins: [...plugins(), entryImports(files), manifest(at('.')), noteLicenses(at('.'))],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  // Here and not only in the environments: Vite then leaves each `import()` unchanged.
  build: {
    lib: { entry: {}, formats: ['es'] },
    // `tools/sizes.ts` compares sizes.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: builds,
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp({ build, environments }) {
      for (const name of Object.keys(builds)) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
      const entries = Object.fromEntries(tags.map((tag) => [tag, named('entry', tag)]))
      writePreloads(at('dist/widgets'), entries, files)
      await writePackage(at('.'))
      writeLicenses(at('.'), {
        'dist/widgets': Object.keys(widgets),
        'dist/package': Object.keys(installed),
        'dist/peer': Object.keys(withPeers),
        'dist/cdn/v1': [],
      })
      writeAppPage(at('.'), await writeCdn(at('.'), Object.keys(widgets)))
      await buildCommand(at('.'))
    },
  },
})
