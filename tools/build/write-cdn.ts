import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { snippetOf } from '../embed/embedding.ts'
import { importMapOf, integrityHash } from '../embed/integrity.ts'
import {
  classicFile,
  entryFile,
  loaderFile,
  newestFolder,
  type Release,
  type ReleasedFile,
  type Tag,
} from '../embed/release.ts'
import { cdnRules } from '../hosts/cdn-rules.ts'
import { headersFile } from '../hosts/headers-file.ts'
import { builtImports } from '../imports.ts'
import { readManifest } from '../package/manifest.ts'
import { licenseOf, packagesIn } from './licenses.ts'
import { readElements } from './manifest/elements.ts'

/*
 * `dist/cdn`: the elements as a CDN serves them. `<version>/` is a copy of `dist/widgets` that never
 * changes once it is published; `v1/tw.js` changes with each release and loads the newest one.
 */

/** The snippets and documents have this in place of the operator's address. */
const exampleCdn = 'https://cdn.example.com/tw/'
const exampleApi = 'https://wallet.example.com'

/** Stands in the built loader for the folder of the elements, as seen from the loader. */
export const folderMark = '__elementFolder__'

/** Writes the loader beside the scripts of its release, and in the folder of the newest one. */
function writeLoaders(cdn: string, version: string): void {
  const newest = join(cdn, newestFolder, loaderFile)
  const built = readFileSync(newest, 'utf8')
  if (!built.includes(folderMark)) throw new Error('The loader names no folder of the elements')
  writeFileSync(newest, built.replaceAll(folderMark, `../${version}/`))
  writeFileSync(join(cdn, version, loaderFile), built.replaceAll(folderMark, './'))
}

/** The elements that load each file of a release. */
function usersOf(folder: string, tags: readonly Tag[]): ReadonlyMap<string, readonly Tag[]> {
  const users = new Map<string, readonly Tag[]>()
  const visit = (path: string, tag: Tag) => {
    const known = users.get(path) ?? []
    if (known.includes(tag)) return
    users.set(path, [...known, tag])
    const { statics, dynamics } = builtImports(path, readFileSync(join(folder, path), 'utf8'))
    for (const next of [...statics, ...dynamics]) visit(next, tag)
  }
  for (const tag of tags) {
    visit(entryFile(tag), tag)
    users.set(classicFile(tag), [tag])
  }
  return users.set(loaderFile, tags)
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

async function describeRelease(
  root: string,
  folder: string,
  builds: readonly string[],
): Promise<Release> {
  const { name, version, license } = readManifest(root)
  const described = (await readElements(root)).map(({ declaration, docs }) => {
    const { tag, properties } = declaration
    return [tag, { takesToken: 'token' in properties, pictures: docs.pictures }] as const
  })
  const elements: Release['elements'] = Object.fromEntries(described)
  const users = usersOf(folder, Object.keys(elements) as Tag[])
  const files = filesIn(folder).map((path): ReleasedFile => {
    const content = readFileSync(join(folder, path))
    return {
      path,
      bytes: content.length,
      sha384: integrityHash('sha384', content),
      elements: users.get(path) ?? [],
    }
  })
  const packages = packagesIn(root, builds).map((folder) => {
    const { name, version, license } = licenseOf(folder)
    return { name, version, license }
  })
  return { name, version, license, licenseTexts: 'LICENSES.txt', packages, elements, files }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes `dist/cdn` from `dist/widgets` and the built loader. Returns what it describes.
 *
 * @param builds the builds of the elements' files
 */
export async function writeCdn(root: string, builds: readonly string[]): Promise<Release> {
  const cdn = join(root, 'dist/cdn')
  const folder = join(cdn, readManifest(root).version)
  // Types are for compilers, and come with the package.
  const isServed = (path: string) => !path.endsWith('.d.ts')
  cpSync(join(root, 'dist/widgets'), folder, { recursive: true, filter: isServed })
  writeLoaders(cdn, readManifest(root).version)
  const release = await describeRelease(root, folder, builds)
  const tags = Object.keys(release.elements) as Tag[]
  writeFileSync(join(folder, 'release.json'), json(release))
  writeFileSync(join(folder, 'importmap.json'), json(importMapOf(release, tags, './')))
  mkdirSync(join(folder, 'snippets'))
  for (const tag of tags) {
    const embedding = { release, elements: [tag], cdn: exampleCdn, api: exampleApi } as const
    const snippet = snippetOf({ ...embedding, way: 'pinned' })
    writeFileSync(join(folder, 'snippets', `${tag}.html`), snippet)
  }
  // An earlier release that stays on the host keeps its line.
  writeFileSync(join(cdn, '_headers'), headersFile(cdnRules(release.version)))
  return release
}
