import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** In the package the folder of the built files, which has the files of the project that it needs. */
const here = import.meta.dirname
const isPackage = existsSync(join(here, 'locales'))
const project = isPackage ? here : join(here, '../..')

/** Where the sandbox finds its files. */
export const fileLocations = {
  migrations: join(isPackage ? here : join(project, 'sandbox'), 'database/migrations'),
  locales: join(project, 'locales'),
  /** The built elements, playground and site. The package has them only if they were built before. */
  dist: join(project, 'dist'),
  /** Default folder for the data. */
  data: join(isPackage ? process.cwd() : project, '.sandbox'),
} as const
