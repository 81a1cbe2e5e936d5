import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { elementBuilds } from './tools/build/element-builds.ts'
import { entryImports, writePreloads } from './tools/build/entry-imports.ts'
import { noteLicenses, writeLicenses } from './tools/build/licenses.ts'
import { manifest } from './tools/build/manifest/plugin.ts'
import { buildCommand } from './tools/build/package/build-command.ts'
import { writePackage } from './tools/build/package/write-package.ts'
import { plugins } from './tools/build/vite-plugins.ts'
import { writeAppPage } from './tools/build/write-app-page.ts'
import { writeCdn } from './tools/build/write-cdn.ts'

/*
 * The elements, in `dist`. Their builds are in `element-builds.ts`:
 * 1. `modules`: the class of each element and all that it loads, as chunks with a hash in their names;
 * 2. `entries`: what a page or a bundler names, each in one file that imports these chunks;
 * 3. `classic_…`: each element as one classic script, for pages that cannot load modules;
 * 4. `peer`: 1 and the entries once more without React, which the application provides.
 *
 * `dist/widgets` and `dist/package` are what is installed, with `dist/peer`; `dist/cdn` is what a CDN
 * serves; `dist/bin` has the command of the package, for Node; `dist/app` the page of native apps.
 */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = at('.')

export default defineConfig({
  root,
  plugins: [...plugins(), entryImports(), manifest(root), noteLicenses(root)],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  // Here and not only in the environments: Vite then leaves each `import()` unchanged.
  build: {
    lib: { entry: {}, formats: ['es'] },
    // `tools/sizes.ts` compares sizes.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: elementBuilds,
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp({ build, environments }) {
      rmSync(at('dist'), { recursive: true, force: true })
      for (const name of Object.keys(elementBuilds)) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
      writePreloads(at('dist/widgets'))
      await writePackage(root)
      const widgets = Object.keys(elementBuilds).filter((name) => name !== 'peer')
      writeLicenses(root, {
        'dist/widgets': widgets,
        'dist/package': ['entries'],
        'dist/peer': ['peer'],
        'dist/cdn/v1': [],
      })
      writeAppPage(root, await writeCdn(root, widgets))
      await buildCommand(root)
    },
  },
})
