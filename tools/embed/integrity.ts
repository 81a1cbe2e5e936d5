import { createHash } from 'node:crypto'
import { retries } from '../../shared/element/loader/retries.ts'
import { entryFile, type Release, type Tag } from './release.ts'

/** The hash of a file or an inline script, as `integrity` attributes and policies write it. */
export const integrityHash = (
  algorithm: 'sha256' | 'sha384' | 'sha512',
  content: string | Buffer,
): string => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** The part of an import map with the hashes of its modules. */
interface ImportMap {
  readonly integrity: Readonly<Record<string, string>>
}

/**
 * An import map with the hash of each module that these elements load, also under the addresses that
 * the loader tries after a failure.
 *
 * @param folder address of the release's folder, with a slash at its end
 */
export function importMapOf(release: Release, elements: readonly Tag[], folder: string): ImportMap {
  const entries = elements.map(entryFile)
  const modules = release.files.filter(
    ({ path, elements: users }) =>
      path.endsWith('.js') &&
      !path.endsWith('.iife.js') &&
      users.some((user) => elements.includes(user)),
  )
  const named = modules.flatMap(({ path, sha384 }) => {
    const addresses = entries.includes(path) ? ['', ...retries] : ['']
    return addresses.map((ending) => [`${folder}${path}${ending}`, sha384] as const)
  })
  return { integrity: Object.fromEntries(named) }
}
