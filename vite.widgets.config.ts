import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentOptions, type Rolldown } from 'vite'
import {
  chunkNames,
  type ElementFiles,
  entryImports,
  writePreloads,
} from './tools/build/entry-imports.ts'
import { noteLicenses, writeLicenses } from './tools/build/licenses.ts'
import { manifest } from './tools/build/manifest-plugin.ts'
import { plugins } from './tools/build/vite-plugins.ts'

/*
 * The elements, into `dist/widgets`, in three kinds of build:
 * 1. `modules`: the class of each element and all that it loads, as chunks with a hash in their names;
 * 2. an entry per element, `tw-transfer.js`, which paints the shell: one small file that imports chunks;
 * 3. a classic script per element, `tw-transfer.iife.js`, for pages that cannot load modules.
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
      output: { minify: true, ...options },
    },
  },
})

/** What all first views stand on: React, Lingui, zustand, and our own. */
const initial = /node_modules|shared\/(api\/(?!wallet-)|(element|i18n|ui\/frame)\/)/

/** What the elements of an account holder have in common. */
const ofHolders =
  /shared\/(ui\/MenuButton|element\/view\/(resources|has-stored|session-storage))\.ts/

/** What every call is made and read with. */
const calls = /node_modules\/(ofetch|valibot)\/|shared\/api\/(?!\w+-endpoints|refusal-)[\w-]+\.ts/

/** Whether the class of an element, or what reads its first answer, imports a module. */
const isInFirstView = (id: string, context: Rolldown.ChunkingContext): boolean =>
  /widgets\/[\w-]+\/(element|api)\.ts$/.test(id) ||
  (context.getModuleInfo(id)?.importers ?? []).some((each) => isInFirstView(each, context))

/** What every later step of an element is opened with. */
const opensSteps = /widgets\/[\w-]+\/(actions|steps\/(open-step|steps-api))\.ts$/

/** The modules that are loaded by an `import()` and bring this one along. */
const loadedWith = (id: string, context: Rolldown.ChunkingContext): readonly string[] => {
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  const others = importers.flatMap((each) => loadedWith(each, context))
  return [...new Set(dynamicImporters.length > 0 ? [id, ...others] : others)]
}

const modules = output(
  Object.fromEntries(tags.map((tag) => [tag, `${elements[tag]}/element.ts`])),
  {
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: chunkNames,
    codeSplitting: {
      groups: [
        // The text of an agreement is read before React is here.
        {
          name: 'legal-text',
          priority: 4,
          test: /shared\/legal-text\/(draw|article|contract-text)/,
        },
        { name: 'holder', priority: 4, test: ofHolders, includeDependenciesRecursively: false },
        { name: 'react', priority: 3, tags: ['$initial'], test: initial },
        { name: 'client', priority: 2, test: calls },
        { name: 'wire', priority: 2, test: /shared\/(api\/wire|money\/decimal)/, minShareCount: 2 },
        {
          name: 'money',
          priority: 2,
          test: /big\.js\/|shared\/(money\/(arithmetic|format)|ui\/Money)/,
        },
        {
          name: 'form',
          priority: 2,
          test: /shared\/ui\/(Button|Field|Phrases|Way|submit-forms)\.ts/,
        },
        { name: 'rosette', priority: 2, test: /shared\/ui\/[Rr]osette/ },
        {
          name: 'dates',
          priority: 2,
          test: /node_modules\/dayjs\/(dayjs|plugin)|shared\/i18n\/dates/,
        },
        // The rest is for later steps: what elements share, and what the steps of one element share.
        {
          name: (id, context) => (isInFirstView(id, context) ? null : 'transfers'),
          debugName: 'transfers',
          test: /shared\/(submission|transfers|print|money\/sum)/,
          includeDependenciesRecursively: false,
        },
        {
          name: (id, context) => (isInFirstView(id, context) ? null : 'ui'),
          debugName: 'ui',
          // Not `sum`: each element would then load `money` with its first step.
          test: /shared\/((?!ui\/Checkbox)ui|element|i18n|picture|money(?!\/sum)|api\/(submit|wire))\//,
          includeDependenciesRecursively: false,
        },
        {
          debugName: 'steps',
          name(id, context) {
            if (isInFirstView(id, context)) return null
            const parts = loadedWith(id, context)
            const isShared = parts.length > 1 || parts.some((part) => opensSteps.test(part))
            return isShared ? `${/widgets\/([\w-]+)/.exec(id)?.[1]}-steps` : null
          },
          test: /widgets\/[\w-]+\/(actions|View\.css|(steps|submission|signing)\/)/,
          includeDependenciesRecursively: false,
        },
      ],
    },
  },
  true,
)

const files: ElementFiles = { chunks: new Map(), imported: new Map() }

const entry = (tag: keyof typeof elements): EnvironmentOptions =>
  output({ [tag]: `${elements[tag]}/define.ts` }, { entryFileNames: '[name].js' })

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

export default defineConfig({
  root: at('.'),
  plugins: [...plugins(), entryImports(files), manifest(at('.')), noteLicenses(at('.'))],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  // Here and not only in the environments: Vite then leaves each `import()` as it is.
  build: { lib: { entry: {}, formats: ['es'] } },
  environments: { modules, ...entries, ...classics },
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp({ build, environments }) {
      const names = ['modules', ...Object.keys(entries), ...Object.keys(classics)]
      for (const name of names) {
        const environment = environments[name]
        if (environment) await build(environment)
      }
      const builds = Object.fromEntries(tags.map((tag) => [tag, named('entry', tag)]))
      writePreloads(at('dist/widgets'), builds, files)
      writeLicenses(at('.'), { 'dist/widgets': names })
    },
  },
})
