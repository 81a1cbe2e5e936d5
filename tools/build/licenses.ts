import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Licence texts, from their repositories, of packages that are published without one. */
const ownTexts = join(import.meta.dirname, 'license-texts')

/** Each build records its packages in a file, because Vite creates its plugins anew for each. */
const notesOf = (root: string) => join(root, '.cache/licenses')

/** Folders of the packages that files come from, sorted, each once. */
export function packagesOf(root: string, files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => {
    const [, folder] = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(file) ?? []
    return folder ? [resolve(root, folder)] : []
  })
  return [...new Set(folders)].sort()
}

interface Licensed {
  readonly name: string
  readonly version: string
  /** Its short name. */
  readonly license: string
  readonly text: string
}

/** The licence of a package. Throws if there is no text: nothing may be shipped without one. */
export function licenseOf(folder: string): Licensed {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license: string }
  const own = join(ownTexts, `${name.replace('/', '+')}.txt`)
  // A package of a font may have one text for its code and another for the font.
  const files = readdirSync(folder)
    .filter((known) => /^(licen[cs]e|copying)(_font)?(\.|$)/i.test(known))
    .map((file) => join(folder, file))
  const paths = files.length > 0 ? files : [own].filter((path) => existsSync(path))
  if (paths.length === 0) {
    throw new Error(`${name} has no licence text; put the one of its repository into ${own}`)
  }
  const texts = paths.map((path) => readFileSync(path, 'utf8').trim())
  return { name, version, license, text: texts.join('\n\n') }
}

const rule = '-'.repeat(80)

/** One text for all licences of a folder: ours, that of the icons, and that of each package. */
export function licensesText(root: string, folders: readonly string[]): string {
  const titles = new Map<string, string[]>()
  for (const { name, version, license, text } of folders.map(licenseOf)) {
    titles.set(text, [...(titles.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const own = ['LICENSE', 'NOTICE'].map((name) => readFileSync(join(root, name), 'utf8').trim())
  const others = [...titles].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[...own, ...others].join(`\n\n${rule}\n\n`)}\n`
}

/** Records the packages that the files of a build come from. */
export function noteFiles(root: string, build: string, files: readonly string[]): void {
  mkdirSync(notesOf(root), { recursive: true })
  writeFileSync(join(notesOf(root), `${build}.json`), JSON.stringify(packagesOf(root, files)))
}

/** Records the packages in the output of a build: modules, and files such as fonts. */
export const noteLicenses = (root: string): Plugin => ({
  name: 'note-licenses',
  apply: 'build',
  generateBundle: {
    // Before Vite removes a chunk that has only styles.
    order: 'pre',
    handler(_, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
      )
      noteFiles(root, this.environment.name, files)
    },
  },
})

/** Folders of the packages in the output of these builds, each once. */
export const packagesIn = (root: string, builds: readonly string[]): readonly string[] => {
  const folders = builds.flatMap(
    (build) => JSON.parse(readFileSync(join(notesOf(root), `${build}.json`), 'utf8')) as string[],
  )
  return [...new Set(folders)].sort()
}

/** Writes `LICENSES.txt` into each distributed folder, for the builds whose files it has. */
export function writeLicenses(
  root: string,
  buildsOf: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [folder, builds] of Object.entries(buildsOf)) {
    writeFileSync(join(root, folder, 'LICENSES.txt'), licensesText(root, packagesIn(root, builds)))
  }
}
