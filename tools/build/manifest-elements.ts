import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Declaration, Manual } from '../../shared/element/entry/declaration.ts'

/** What `widgets/<name>/declaration.ts` exports. */
export interface DescribedElement {
  readonly declaration: Declaration
  readonly manual: Manual
}

/** The declarations of all elements, found in the folders; a new element needs no line here. */
export async function readElements(root: string): Promise<DescribedElement[]> {
  const folder = join(root, 'widgets')
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, 'declaration.ts'))
    .filter((file) => existsSync(file))
  const loaded = await Promise.all(
    files.map((file) => runnerImport<DescribedElement>(file, { configFile: false })),
  )
  return loaded.map(({ module }) => module)
}
