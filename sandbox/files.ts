import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** This folder; in the package it is the one of the built files, which have the same places. */
const here = import.meta.dirname

/** The package has what it needs beside it; in the project that is one folder up. */
const isPackage = existsSync(join(here, 'locales'))
const project = isPackage ? here : join(here, '..')

/** Where the sandbox finds its files. */
export const files = {
  migrations: join(here, 'database', 'migrations'),
  baseline: join(here, 'database', 'baseline.sql'),
  locales: join(project, 'locales'),
  /** The built elements, playground and site. The package has them only if they were built before. */
  dist: join(project, 'dist'),
  /** Data of a sandbox that is started without another place. */
  data: join(isPackage ? process.cwd() : project, '.sandbox'),
} as const
