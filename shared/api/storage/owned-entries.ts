import { keysOf, type LastingStorage, ownerOfPerson, ownerOfToken } from './owner.ts'

/** An entry that belongs to a person, or to a token until somebody says whose that is. */
interface OwnedEntry {
  readonly key: string
  readonly owner: string
  readonly name: string
  readonly text: string
}

/**
 * Entries of one person in a storage that outlives the page: whatever token they return with, and nobody
 * else gets them. The key of each has prefix, owner and name.
 */
export interface OwnedEntries {
  /** The person; until `identify`, and for good if the server has no such call, the token. */
  owner(): string
  isKnown(): boolean
  /** Those of all owners. */
  all(): readonly OwnedEntry[]
  read(name: string): string | undefined
  /** False if the storage is full or forbidden. */
  write(name: string, text: string): boolean
  remove(name: string): void
  removeKey(key: string): void
  /**
   * The person is known from now on. What was stored for the token is theirs.
   *
   * @param server the origin of the server
   * @param person what the server knows them by, whatever token they have; it is not stored
   */
  identify(server: string, person: string): void
  /** The token was refreshed. */
  moveFrom(token: string): void
}

const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

/**
 * No method throws.
 *
 * @param storage asked each time: an app may say later that it keeps the entries
 */
export function openOwnedEntries(
  prefix: string,
  token: () => string,
  storage: () => LastingStorage | undefined,
): OwnedEntries {
  let person: string | undefined
  const owner = () => person ?? ownerOfToken(token())
  const keyOf = (name: string, of = owner()) => `${prefix}${of}:${name}`
  const get = (key: string) => attempt(() => storage()?.getItem(key)) ?? undefined
  const removeKey = (key: string) => void attempt(() => storage()?.removeItem(key))

  const all = () =>
    keysOf(storage(), prefix).map((key): OwnedEntry => {
      const [owner = '', name = ''] = key.slice(prefix.length).split(':')
      return { key, owner, name, text: get(key) ?? '' }
    })
  const move = (from: string, to: string) => {
    if (from === to) return
    for (const { key, owner, name, text } of all()) {
      if (owner !== from) continue
      attempt(() => {
        storage()?.setItem(keyOf(name, to), text)
        storage()?.removeItem(key)
      })
    }
  }

  return {
    owner,
    isKnown: () => person !== undefined,
    all,
    read: (name) => get(keyOf(name)),
    write: (name, text) =>
      attempt(() => {
        storage()?.setItem(keyOf(name), text)
        return true
      }) ?? false,
    remove: (name) => removeKey(keyOf(name)),
    removeKey,
    identify(server, who) {
      person = ownerOfPerson(server, who)
      move(ownerOfToken(token()), person)
    },
    moveFrom: (earlier) => move(ownerOfToken(earlier), owner()),
  }
}
