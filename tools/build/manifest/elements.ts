import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { ElementDocs } from '../../../shared/element/element-docs.ts'
import type { Declaration } from '../../../shared/element/entry/declaration.ts'

/** What `declaration.ts` and `docs.ts` of a widget export. */
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
    .filter((widget) => existsSync(join(widget, 'declaration.ts')))
  const load = async <Module>(file: string) =>
    (await runnerImport<Module>(file, { configFile: false })).module
  return Promise.all(
    folders.map(async (widget) => ({
      ...(await load<Pick<DescribedElement, 'declaration'>>(join(widget, 'declaration.ts'))),
      ...(await load<Pick<DescribedElement, 'docs'>>(join(widget, 'docs.ts'))),
    })),
  )
}
