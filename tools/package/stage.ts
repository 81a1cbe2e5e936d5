import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementExports, packageFolder, readManifest } from './manifest.ts'

/** What npm packs although `files` does not name it. */
const packedAlways = ['LICENSE', 'README.md']

/**
 * Writes the package of the elements into a folder, as it is packed and published: `package.json` and
 * changelog from `packageFolder`, the other files from the project's root. What it exports of each
 * element is added. The built files contain all that they need, so the package has no dependencies.
 * It does not build: `dist` must be there.
 */
export function stage(root: string, folder: string): void {
  // Private in the project, where it has no files.
  const { private: _, ...manifest } = readManifest(root)
  const published = { ...manifest, exports: { ...manifest.exports, ...elementExports() } }
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, packageFolder), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  for (const path of [...published.files, ...packedAlways]) {
    if (existsSync(join(folder, path))) continue
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
}
