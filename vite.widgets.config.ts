import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite'
import { chunkGroups } from './tools/build/chunk-groups.ts'
import {
  chunkNames,
  type ElementFiles,
  entryImports,
  writePreloads,
} from './tools/build/entry-imports.ts'
import { noteLicenses, writeLicenses } from './tools/build/licenses.ts'
import { manifest } from './tools/build/manifest-plugin.ts'
import { plugins } from './tools/build/vite-plugins.ts'
import { loaderBuilds, writeCdn } from './tools/build/write-cdn.ts'

/*
 * The elements, into `dist/widgets` and, as a CDN serves them, `dist/cdn`. Four kinds of build:
 * 1. `modules`: the class of each element and all that it loads, as chunks with a hash in their names;
 * 2. an entry per element, `tw-transfer.js`, which paints the shell: one small file that imports chunks;
 * 3. a classic script per element, `tw-transfer.iife.js`, for pages that cannot load modules;
 * 4. the loader of a CDN, `tw.js`, which loads the entries of the elements that a page has.
 */

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folders of the elements by tag. Another element is another line. */
const elements = {
  'tw-transfer': at('widgets/transfer'),
  'tw-fund-lookup': at('widgets/fund-lookup'),
  'tw-contract': at('widgets/contract'),
  'tw-account': at('widgets/account'),
  'tw-wallet': at('widgets/wallet'),
}
const tags = Object.keys(elements) as (keyof typeof elements)[]

/** What all three have in common. */
const output = (
  input: Readonly<Record<string, string>>,
  options: Rolldown.OutputOptions,
  isFirst = false,
): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: isFirst,
    copyPublicDir: false,
    cssMinify: true,
    lib: { entry: input },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Vite keeps `@__PURE__` in a library, for bundlers; these files are for browsers.
      output: { minify: true, comments: false, ...options },
    },
  },
})

/**
 * Scripts in the syntax of 2020: a browser that is too old for the elements reads them, and they say so.
 * Styles are for browsers that show the elements.
 */
const readableByOld = ({ build, ...environment }: EnvironmentOptions): EnvironmentOptions => ({
  ...environment,
  build: { ...build, target: 'es2020', cssTarget: ['chrome111', 'safari16.4', 'firefox121'] },
})

const modules = output(
  Object.fromEntries([
    ['unsupported', at('shared/element/entry/unsupported.ts')],
    ...tags.flatMap((tag) => [
      [tag, `${elements[tag]}/element.ts`],
      // So that what the entry imports is there; the file itself is not written.
      [`${tag}-imports`, `${elements[tag]}/initial-imports.ts`],
    ]),
  ]),
  {
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: chunkNames,
    codeSplitting: { groups: chunkGroups },
  },
  true,
)

const files: ElementFiles = { chunks: new Map(), imported: new Map() }

const entry = (tag: keyof typeof elements): EnvironmentOptions =>
  readableByOld(output({ [tag]: `${elements[tag]}/define.ts` }, { entryFileNames: '[name].js' }))

const classic = (tag: keyof typeof elements): EnvironmentOptions => {
  const { build, ...environment } = output({}, {})
  return {
    ...environment,
    build: {
      ...build,
      lib: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [tag]: `${elements[tag]}/define.ts` },
        output: { format: 'iife', entryFileNames: '[name].iife.js', codeSplitting: false },
      },
    },
  }
}

/** Names of builds have no hyphens. */
const named = (prefix: string, tag: string) => `${prefix}_${tag.replace(/\W/g, '_')}`

const entries = Object.fromEntries(tags.map((tag) => [named('entry', tag), entry(tag)]))
const classics = Object.fromEntries(tags.map((tag) => [named('iife', tag), classic(tag)]))
const loaders = loaderBuilds(at('.'), tags, readableByOld(output({}, {})))

export default defineConfig({
  root: at('.'),
  plugins: [...plugins(), entryImports(files), manifest(at('.')), noteLicenses(at('.'))],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  // Here and not only in the environments: Vite then leaves each `import()` as it is.
  build: { lib: { entry: {}, formats: ['es'] } },
  environments: { modules, ...entries, ...classics, ...loaders },
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp({ build, environments }) {
      const names = ['modules', ...Object.keys(entries), ...Object.keys(classics)]
      for (const name of [...names, ...Object.keys(loaders)]) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
      const builds = Object.fromEntries(tags.map((tag) => [tag, named('entry', tag)]))
      writePreloads(at('dist/widgets'), builds, files)
      writeLicenses(at('.'), { 'dist/widgets': names, 'dist/cdn/v1': [] })
      await writeCdn(at('.'), names)
    },
  },
})
