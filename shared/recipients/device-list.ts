import * as v from 'valibot'
import { hasStored } from '../api/storage/has-stored.ts'
import { ownerOfPerson, ownerOfToken } from '../api/storage/owner.ts'
import { type Recipient, recipient } from '../api/wire/recipient.ts'

/** Storage that outlives the webview, or nothing where it is forbidden. */
type LastingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const stored = v.object({
  list: v.fallback(v.array(recipient), []),
  /** Checksums of the destinations that money went to, the latest first. */
  used: v.fallback(v.array(v.string()), []),
})
type Stored = Readonly<v.InferOutput<typeof stored>>

/** Checksums that are kept. */
const maxUsed = 500

/** The recipients of one person on their device, for a server that keeps none. */
export interface DeviceList {
  /** Whether there is any, of whichever person. */
  hasAny(): boolean
  read(): Stored
  write(part: Partial<Stored>): void
  /** Notes that money went to a destination. */
  use(checksum: string): void
  /**
   * The person is known from now on. What was saved for the token is theirs.
   *
   * @param server the origin of the server
   * @param person what the server knows them by, whatever token they have; it is not stored
   */
  identify(server: string, person: string): void
  /** The token was refreshed. */
  moveFrom(token: string): void
  /** Deletes what was saved under the token of another person. */
  forget(token: string): void
}

/** Begins the key of each entry, which has a checksum of the person, or of the token. */
const prefix = 'tw-recipients:'

const nothing: Stored = { list: [], used: [] }

/** No method throws. */
export function createDeviceList(
  token: () => string,
  storage: LastingStorage | undefined,
  hasEntries = () => hasStored(prefix),
): DeviceList {
  const keyOfToken = (token: string) => prefix + ownerOfToken(token)
  /** Unknown until `identify`, and for good if the server has no such call. */
  let ownPerson: string | undefined
  const ownKey = () => ownPerson ?? keyOfToken(token())
  /** Entries that the storage refused: they live as long as the element. */
  const unstored = new Map<string, Stored>()

  const readAt = (key: string): Stored => {
    const held = unstored.get(key)
    if (held) return held
    try {
      return v.parse(stored, JSON.parse(storage?.getItem(key) ?? '{}'))
    } catch {
      return nothing
    }
  }
  const writeAt = (key: string, entry: Stored) => {
    unstored.set(key, entry)
    try {
      if (entry.list.length + entry.used.length === 0) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify(entry))
      if (storage) unstored.delete(key)
    } catch {}
  }
  const move = (from: string, to: string) => {
    if (from === to) return
    const [earlier, now] = [readAt(from), readAt(to)]
    if (earlier.list.length + earlier.used.length === 0) return
    const has = ({ id }: Recipient) => now.list.some((each) => each.id === id)
    writeAt(to, {
      list: [...now.list, ...earlier.list.filter((each) => !has(each))],
      used: [...new Set([...now.used, ...earlier.used])].slice(0, maxUsed),
    })
    writeAt(from, nothing)
  }

  return {
    hasAny: () => unstored.size > 0 || hasEntries(),
    read: () => readAt(ownKey()),
    write: (part) => writeAt(ownKey(), { ...readAt(ownKey()), ...part }),
    use(checksum) {
      const { list, used } = readAt(ownKey())
      const others = used.filter((each) => each !== checksum)
      writeAt(ownKey(), { list, used: [checksum, ...others].slice(0, maxUsed) })
    },
    identify(server, person) {
      ownPerson = prefix + ownerOfPerson(server, person)
      move(keyOfToken(token()), ownPerson)
    },
    moveFrom: (earlier) => move(keyOfToken(earlier), ownKey()),
    forget: (token) => writeAt(keyOfToken(token), nothing),
  }
}
