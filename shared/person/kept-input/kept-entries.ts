import { keptPrefix } from '../../api/storage/forget-kept.ts'
import {
  keysOf,
  type LastingStorage,
  ownerOfPerson,
  ownerOfToken,
  personsOf,
} from '../../api/storage/owner.ts'
import { keptInputMinutes, maxKeptCharacters } from '../../limits.ts'

/** What was typed in a form. */
interface Entry {
  readonly typed: unknown
  /** When the last letter was typed: milliseconds since 1970, by the clock of the device. */
  readonly at: number
}

/**
 * What a person has typed in the forms of one element, where a reload does not reach it. Nobody else
 * gets it. Its owner is the person, whatever their token; until somebody says who that is, the token.
 */
export interface KeptEntries {
  read(form: string): Entry | undefined
  write(form: string, typed: unknown): void
  remove(form: string): void
  /**
   * The person is known from now on. What was kept for the token is theirs, and what was kept for
   * other persons of the server is deleted.
   */
  identify(server: string, person: string): void
  /** The token was refreshed. */
  moveFrom(token: string): void
  /** Deletes what belongs to a token of an earlier person. */
  forget(token: string): void
}

/** Of the format. An entry of another release is not read, and ends as all do. */
const version = 1

const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** An entry that is of this release and not too old; a clock that was set back does not keep it. */
function readEntry(text: string | null | undefined): Entry | undefined {
  const value = attempt(() => JSON.parse(text ?? '') as unknown)
  if (typeof value !== 'object' || value === null) return undefined
  const { v, at, typed } = value as Readonly<Record<string, unknown>>
  if (v !== version || typeof at !== 'number') return undefined
  return Math.abs(Date.now() - at) <= keptInputMinutes * 60_000 ? { at, typed } : undefined
}

/**
 * No method throws. Opening it deletes what is too old, of every element.
 *
 * @param storage asked each time: an app may say later that it keeps what is typed
 */
export function openKeptEntries(
  element: string,
  token: () => string,
  storage: () => LastingStorage | undefined,
): KeptEntries {
  const prefix = `${keptPrefix}${element}:`
  let ownPerson: string | undefined
  const owner = () => ownPerson ?? ownerOfToken(token())
  const keyOf = (form: string, of = owner()) => `${prefix}${of}:${form}`
  const get = (key: string) => attempt(() => storage()?.getItem(key))
  const remove = (key: string) => attempt(() => storage()?.removeItem(key))
  const keysOfOwner = (of: string) => keysOf(storage(), `${prefix}${of}:`)

  const move = (from: string, to: string) => {
    if (from === to) return
    for (const key of keysOfOwner(from)) {
      const form = key.slice(`${prefix}${from}:`.length)
      const text = get(key)
      attempt(() => storage()?.setItem(keyOf(form, to), text ?? ''))
      remove(key)
    }
  }

  for (const key of keysOf(storage(), keptPrefix)) if (!readEntry(get(key))) remove(key)

  return {
    read: (form) => readEntry(get(keyOf(form))),
    write(form, typed) {
      const text = JSON.stringify({ v: version, at: Date.now(), typed })
      const key = keyOf(form)
      try {
        if (text.length > maxKeptCharacters) remove(key)
        else storage()?.setItem(key, text)
      } catch {
        // Full: what was typed before must not come back in its place.
        remove(key)
      }
    },
    remove: (form) => void remove(keyOf(form)),
    identify(server, person) {
      ownPerson = ownerOfPerson(server, person)
      move(ownerOfToken(token()), ownPerson)
      for (const key of keysOf(storage(), prefix + personsOf(server))) {
        if (!key.startsWith(`${prefix}${ownPerson}:`)) remove(key)
      }
    },
    moveFrom: (earlier) => move(ownerOfToken(earlier), owner()),
    forget(earlier) {
      for (const key of keysOfOwner(ownerOfToken(earlier))) remove(key)
    },
  }
}
