import { join } from 'node:path'
import type { EnvironmentOptions, Rolldown } from 'vite'
import { type ElementName, elementNames, tagOf } from '../../elements/elements.ts'
import { chunkGroups } from './chunk-groups.ts'
import { elementModule } from './element-modules.ts'
import { chunkNames } from './entry-imports.ts'

const root = join(import.meta.dirname, '../..')

type Inputs = Readonly<Record<string, string>>

/** A module of each element, by its tag. */
const inputs = (part: Parameters<typeof elementModule>[1], ending = ''): Inputs =>
  Object.fromEntries(
    elementNames.map((name) => [`${tagOf(name)}${ending}`, elementModule(name, part)]),
  )

/** What the builds of the elements have in common. */
export const elementBuild = (
  input: Inputs,
  options: Rolldown.OutputOptions,
  { outDir = 'dist/widgets', isFirst = false, external = [] as RegExp[] } = {},
): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir,
    emptyOutDir: isFirst,
    copyPublicDir: false,
    cssMinify: true,
    lib: { entry: {} },
    rolldownOptions: {
      input: { ...input },
      external,
      optimization: { inlineConst: true },
      // Our getters have no side effects.
      treeshake: { propertyReadSideEffects: false },
      preserveEntrySignatures: 'allow-extension',
      // Vite keeps `@__PURE__` in a library, for bundlers; these files are for browsers.
      output: { minify: true, comments: false, ...options },
    },
  },
})

/**
 * Scripts in the syntax of 2020: a browser that is too old for the elements can parse them, and
 * they tell its user so. Styles are for browsers that show the elements.
 */
export const forOldBrowsers = ({
  build,
  ...environment
}: EnvironmentOptions): EnvironmentOptions => ({
  ...environment,
  build: { ...build, target: 'es2020', cssTarget: ['chrome111', 'safari16.4', 'firefox121'] },
})

const moduleName = { entryFileNames: '[name].js' }

/** The React that the page provides. */
const peers = [/^react(-dom)?(\/|$)/]

const chunked = {
  chunkFileNames: chunkNames,
  codeSplitting: { groups: chunkGroups },
}

/** The classes of all elements, as chunks, and what their entries load beside them. */
export const modulesBuild = (): EnvironmentOptions =>
  elementBuild(
    {
      unsupported: join(root, 'shared/element/unsupported/unsupported.ts'),
      ...inputs('element'),
      // So that there are chunks for the imports of the entry; the file itself is not written.
      ...inputs('imports', '-imports'),
    },
    { ...chunked, entryFileNames: 'chunks/[name]-[hash].js' },
    { isFirst: true },
  )

/** Entries and chunks for a bundler whose application has React itself. */
export const peerBuild = (): EnvironmentOptions =>
  elementBuild(
    inputs('define'),
    { ...chunked, ...moduleName },
    { outDir: 'dist/peer', isFirst: true, external: peers },
  )

/** One file that paints the shell of an element and imports chunks. */
export const entryBuild = (name: ElementName): EnvironmentOptions =>
  forOldBrowsers(elementBuild({ [tagOf(name)]: elementModule(name, 'define') }, moduleName))

/** Modules that export the class of an element and register nothing, and what the React components share. */
export const packageBuild = (wrapper: string): EnvironmentOptions =>
  elementBuild(
    { 'wrap-element': wrapper, ...inputs('class') },
    { ...moduleName, chunkFileNames: '[name]-[hash].js' },
    { outDir: 'dist/package', isFirst: true, external: peers },
  )

/** An entry, as the code of another script imports it. */
const entryOf = /^virtual:(tw-[\w-]+)\/define$/

/** The script of `<tw-preview>`, which loads the entries beside it and shares no code with them. */
export const previewBuild = (): EnvironmentOptions =>
  elementBuild(
    { preview: join(root, 'preview/preview.ts') },
    { ...moduleName, paths: (id) => id.replace(entryOf, './$1.js') },
    { external: [entryOf] },
  )

/** A classic script: one file with the whole element. */
export const classicBuild = (name: ElementName): EnvironmentOptions => {
  const { build, ...environment } = elementBuild({}, {})
  return {
    ...environment,
    build: {
      ...build,
      lib: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [tagOf(name)]: elementModule(name, 'define') },
        output: { format: 'iife', entryFileNames: '[name].iife.js', codeSplitting: false },
      },
    },
  }
}
