import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { ElementDocs } from '../../../shared/element/element-docs.ts'
import type { Declaration } from '../../../shared/element/entry/declaration.ts'

/** What `declaration.ts` of an element exports. */
export interface DescribedElement {
  readonly declaration: Declaration
  readonly docs: ElementDocs
}

/** The declarations of all elements, found in the folders; a new element needs no line here. */
export async function readElements(root: string): Promise<DescribedElement[]> {
  const folder = join(root, 'elements')
  const folders = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((element) => existsSync(join(element, 'declaration.ts')))
  return Promise.all(
    folders.map(async (element) => {
      const file = join(element, 'declaration.ts')
      return (await runnerImport<DescribedElement>(file, { configFile: false })).module
    }),
  )
}
