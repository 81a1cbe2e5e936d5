import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder whose `package.json` describes the published package of the elements. */
export const packageFolder = 'tools/package/elements'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Paths from the project's root, except of what is in `packageFolder`. */
  readonly files: readonly string[]
  readonly private?: boolean
}

/** @param root the project's root */
export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, packageFolder, 'package.json'), 'utf8'))
