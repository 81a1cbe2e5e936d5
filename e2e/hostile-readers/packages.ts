import { join } from 'node:path'

/** A file of an installed package; its `exports` may not name it. */
export const packageFile = (name: string, file: string): string =>
  join(import.meta.dirname, '../../node_modules', name, file)
