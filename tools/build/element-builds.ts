import { join } from 'node:path'
import type { EnvironmentOptions, Rolldown } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { chunkNames } from './entry-imports.ts'

const root = join(import.meta.dirname, '../..')

/** What the builds of the elements have in common. */
export const elementBuild = (
  input: Readonly<Record<string, string>>,
  options: Rolldown.OutputOptions,
  { outDir = 'dist/widgets', isFirst = false, external = [] as RegExp[] } = {},
): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir,
    emptyOutDir: isFirst,
    copyPublicDir: false,
    cssMinify: true,
    lib: { entry: input },
    rolldownOptions: {
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

/** The folder of a build, and the modules that the page provides. */
type Place = Parameters<typeof elementBuild>[2]

const moduleName = { entryFileNames: '[name].js' }

/** The React that the page provides. */
const peers = [/^react(-dom)?(\/|$)/]
const packageBuild = { outDir: 'dist/package' }
export const peerBuild = { outDir: 'dist/peer', external: peers }

/** The classes of all elements, as chunks. @param folders folders of the elements by tag */
export const modulesBuild = (
  folders: Readonly<Record<string, string>>,
  place?: Place,
): EnvironmentOptions =>
  elementBuild(
    Object.fromEntries([
      ['unsupported', join(root, 'shared/element/unsupported/unsupported.ts')],
      ...Object.entries(folders).flatMap(([tag, path]) => [
        [tag, `${path}/element.ts`],
        // So that there are chunks for the imports of the entry; the file itself is not written.
        [`${tag}-imports`, `${path}/entry/imports.ts`],
      ]),
    ]),
    {
      entryFileNames: 'chunks/[name]-[hash].js',
      chunkFileNames: chunkNames,
      codeSplitting: { groups: chunkGroups },
    },
    { ...place, isFirst: true },
  )

/** One file that paints the shell of an element and imports chunks. */
export const entryBuild = (tag: string, folder: string, place?: Place): EnvironmentOptions =>
  forOldBrowsers(elementBuild({ [tag]: `${folder}/define.ts` }, moduleName, place))

/** A module that exports the class of an element and registers nothing. */
export const classBuild = (tag: string, folder: string): EnvironmentOptions =>
  elementBuild({ [tag]: `${folder}/class.ts` }, moduleName, packageBuild)

/** The code that the React components share. */
export const reactWrapper = (file: string): EnvironmentOptions =>
  elementBuild({ 'wrap-element': file }, moduleName, {
    ...packageBuild,
    isFirst: true,
    external: peers,
  })

/** A classic script: one file with the whole element. */
export const classicBuild = (tag: string, folder: string): EnvironmentOptions => {
  const { build, ...environment } = elementBuild({}, {})
  return {
    ...environment,
    build: {
      ...build,
      lib: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [tag]: `${folder}/define.ts` },
        output: { format: 'iife', entryFileNames: '[name].iife.js', codeSplitting: false },
      },
    },
  }
}
