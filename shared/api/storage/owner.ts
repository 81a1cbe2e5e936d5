import { checksumOf } from './checksum.ts'

/** Storage that outlives the webview, or nothing where it is forbidden. */
export type LastingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Begins the owner of everything that belongs to a person of a server. */
export const personsOf = (server: string): string => `${checksumOf(server)}-`

/**
 * Whose an entry of a storage is, whatever token they return with.
 *
 * @param server the origin of the server
 * @param person what the server knows them by; the storage never holds it
 */
export const ownerOfPerson = (server: string, person: string): string =>
  personsOf(server) + checksumOf(`${server} ${person}`)

/** Whose an entry is as long as nobody has said who has the token. */
export const ownerOfToken = (token: string): string => checksumOf(`token ${token}`)

/** All keys of a storage that begin with a prefix; none where it is forbidden. */
export const keysOf = (storage: LastingStorage | undefined, prefix: string): readonly string[] => {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
