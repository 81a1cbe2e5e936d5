import { join } from 'node:path'
import type { EnvironmentOptions, Rolldown } from 'vite'
import { elementNames, type Tag, tagOf, tags } from '../../elements/elements.ts'
import { classicFile, entryFile, loaderFile, newestFolder, previewFile } from '../embed/release.ts'
import { chunkGroups } from './chunk-groups.ts'
import { elementModule } from './element-modules.ts'
import { chunkNames } from './entry-imports.ts'
import { folderMark } from './write-cdn.ts'

const root = join(import.meta.dirname, '../..')

type Inputs = Readonly<Record<string, string>>

/** A module of each element, by the file that it becomes. */
const inputs = (part: Parameters<typeof elementModule>[1], fileOf: (tag: Tag) => string): Inputs =>
  Object.fromEntries(elementNames.map((name) => [fileOf(tagOf(name)), elementModule(name, part)]))

/** What the builds of the elements have in common. The first of them empties `dist`. */
const elementBuild = (
  outDir: string,
  input: Inputs,
  { external = [], ...output }: Rolldown.OutputOptions & { external?: RegExp[] },
): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir,
    emptyOutDir: false,
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
      output: { minify: true, comments: false, entryFileNames: '[name]', ...output },
    },
  },
})

const chunked = {
  chunkFileNames: chunkNames,
  codeSplitting: { groups: chunkGroups },
}

/** The React that the page provides. */
const external = [/^react(-dom)?(\/|$)/]

/** The classes of all elements, as chunks, and what their entries load beside them. */
const modules = elementBuild(
  'dist/widgets',
  {
    unsupported: join(root, 'shared/element/unsupported/unsupported.ts'),
    ...inputs('element', (tag) => tag),
    // So that there are chunks for the imports of the entry; the file itself is not written.
    ...inputs('imports', (tag) => `${tag}-imports`),
  },
  { ...chunked, entryFileNames: 'chunks/[name]-[hash].js' },
)

/** The same for a bundler whose application has React itself, with the entries. */
const peer = elementBuild('dist/peer', inputs('define', entryFile), { ...chunked, external })

/**
 * The files that a page or a bundler names, each by itself: entries, loader, `<tw-preview>`, the
 * classes, and what the components for React share.
 *
 * They are in the syntax of 2020: a browser that is too old for the elements can parse them, and they
 * tell its user so. Styles are for browsers that show the elements.
 */
const named = elementBuild(
  'dist',
  {
    ...inputs('define', (tag) => `widgets/${entryFile(tag)}`),
    [`widgets/${previewFile}`]: join(root, 'preview/preview.ts'),
    [`cdn/${newestFolder}/${loaderFile}`]: join(root, 'shared/element/loader/tw.ts'),
    ...inputs('class', (tag) => `package/${tag}.js`),
    'package/wrap-element.js': join(root, 'shared/element/package/wrap-element.ts'),
  },
  { chunkFileNames: 'package/[name]-[hash].js', external },
)
const entries: EnvironmentOptions = {
  ...named,
  define: { elementTags: JSON.stringify(tags), elementFolder: JSON.stringify(folderMark) },
  build: {
    ...named.build,
    target: 'es2020',
    cssTarget: ['chrome111', 'safari16.4', 'firefox121'],
  },
}

/** A classic script: one file with the whole element. */
const classicBuild = (tag: Tag, module: string): EnvironmentOptions => {
  const { build, ...environment } = elementBuild('dist/widgets', {}, {})
  return {
    ...environment,
    build: {
      ...build,
      lib: false,
      modulePreload: false,
      rolldownOptions: {
        input: { [classicFile(tag)]: module },
        output: { format: 'iife', entryFileNames: '[name]', codeSplitting: false },
      },
    },
  }
}

/** Names of builds have no hyphens. */
const classic = Object.fromEntries(
  elementNames.map((name) => [
    `classic_${name.replace(/\W/g, '_')}`,
    classicBuild(tagOf(name), elementModule(name, 'define')),
  ]),
)

/** All builds of the elements, in their order. */
export const elementBuilds = { modules, entries, ...classic, peer }
