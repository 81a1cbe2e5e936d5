import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fields of `package.json` for work on this project. An installation would act on some of them. */
const ownFields = [
  'private',
  'workspaces',
  'scripts',
  'dependencies',
  'devDependencies',
  'allowScripts',
  'overrides',
]

/** What npm packs although `files` does not name it. */
const packedAlways = ['LICENSE', 'README.md']

/**
 * Writes the package of the elements into a folder, as it is packed and published: the built files,
 * which contain all that they need, and a `package.json` without dependencies. It does not build:
 * `dist` must be there.
 */
export function stage(root: string, folder: string): void {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly files: readonly string[]
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of [...manifest.files, ...packedAlways]) {
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  const published = Object.entries(manifest).filter(([field]) => !ownFields.includes(field))
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(Object.fromEntries(published), null, 2)}\n`,
  )
}
