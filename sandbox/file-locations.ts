import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** This folder; in the package the folder of the built files, which has the same layout. */
const here = import.meta.dirname

/** The package has the other files in this folder; in the project they are one folder up. */
const isPackage = existsSync(join(here, 'locales'))
const project = isPackage ? here : join(here, '..')

/** Where the sandbox finds its files. */
export const fileLocations = {
  migrations: join(here, 'database', 'migrations'),
  baseline: join(here, 'database', 'baseline.sql'),
  locales: join(project, 'locales'),
  /** The built elements, playground and site. The package has them only if they were built before. */
  dist: join(project, 'dist'),
  /** Default folder for the data. */
  data: join(isPackage ? process.cwd() : project, '.sandbox'),
} as const
