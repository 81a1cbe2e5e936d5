import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tags } from '../../elements/elements.ts'

/** The folder whose `package.json` describes the published package of the elements. */
export const packageFolder = 'tools/package/elements'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Paths from the project's root, except of what is in `packageFolder`. */
  readonly files: readonly string[]
  /** Those of the elements are added when the package is made. */
  readonly exports?: Readonly<Record<string, unknown>>
  readonly private?: boolean
}

/** @param root the project's root */
export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, packageFolder, 'package.json'), 'utf8'))

/** What the package exports of each element: its class, the module that defines its tag, its component. */
export const elementExports = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    tags.flatMap((tag) =>
      [
        [`./${tag}`, `package/${tag}.d.ts`, `package/${tag}.js`],
        [`./${tag}/define`, `widgets/${tag}.d.ts`, `widgets/${tag}.js`],
        [`./${tag}/react`, `package/react/${tag}.d.ts`, `package/react/${tag}.js`],
        [`./peer/${tag}/define`, `widgets/${tag}.d.ts`, `peer/${tag}.js`],
        [`./peer/${tag}/react`, `peer/react/${tag}.d.ts`, `peer/react/${tag}.js`],
      ].map(([path, types, module]) => [
        path,
        { types: `./dist/${types}`, default: `./dist/${module}` },
      ]),
    ),
  )
