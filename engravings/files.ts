import { join } from 'node:path'
import { ornaments } from './ornaments.ts'
import { printedPlates } from './plates.ts'

/** The folder of the drawn files. The build copies it to `/ornaments` of the site. */
export const folder = join(import.meta.dirname, '../site/ornaments')

/** Draws every file, by its name in the folder. It takes three seconds. */
export const drawAll = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...ornaments, ...printedPlates() }).map(([name, svg]) => [`${name}.svg`, svg]),
  )
