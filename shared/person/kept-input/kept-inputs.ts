import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { keptPrefix } from '../../api/storage/forget-kept.ts'
import { type OwnedEntries, openOwnedEntries } from '../../api/storage/owned-entries.ts'
import { type LastingStorage, ownerOfToken, personsOf } from '../../api/storage/owner.ts'
import { keptInputMinutes, maxKeptCharacters } from '../../limits.ts'

/** The input of one form while it is open. */
export interface KeptInput<Value> {
  /**
   * The input when the form was last open. After a reload, it is without what is never stored, so the
   * form adds that from its own beginning.
   */
  readonly value: Partial<Value> | undefined
  /** When what was found after a reload had been typed: milliseconds since 1970. */
  readonly keptAt: number | undefined
  /** Keeps the input for the next time, also over a reload; does nothing once it was cleared. */
  save(value: Value): void
}

/**
 * Keeps input while its form is closed: a person may go back and return, and the page may be loaded
 * again meanwhile, with a new token of the same person.
 *
 * @typeParam Inputs the input of each form, by the form's name
 */
export interface KeptInputs<Inputs> extends Pick<OwnedEntries, 'identify' | 'moveFrom'> {
  /**
   * False while the device keeps something and it is not known yet for whom: a form waits, because it
   * must not change under the hands of a person.
   */
  readonly store: StoreApi<{ readonly isKnown: boolean }>
  /** Waits until it is known who the person is, or that nobody can say it. */
  wait(known: Promise<unknown>): Promise<void>
  open<Name extends keyof Inputs>(name: Name): KeptInput<Inputs[Name]>
  /** Drops the input of a form that was accepted or discarded, also the input that is still open. */
  clear(name: keyof Inputs): void
  /** What an earlier page has left of a form that was not opened since. */
  left<Name extends keyof Inputs>(name: Name): Partial<Inputs[Name]> | undefined
  /**
   * What the form asks for is being sent, or was sent and has no answer. Meanwhile nothing is stored of
   * it: nobody may be invited to send it again.
   */
  hold(name: keyof Inputs, isHeld: boolean): void
  /** Deletes what belongs to a token of an earlier person. */
  forget(token: string): void
}

/**
 * What is stored of each form. A schema drops what it does not name, when it is stored and when it is
 * read: passwords, codes, numbers of cards and accounts, and consents are in none. It refuses an input
 * that is not worth keeping.
 */
export type KeptForms<Inputs> = {
  readonly [Name in keyof Inputs]: v.GenericSchema<unknown, Partial<Inputs[Name]>>
}

export interface KeptInputsOptions {
  readonly token: () => string
  /** Asked each time; `undefined` where it is forbidden. By default nothing outlives the page. */
  readonly storage?: () => LastingStorage | undefined
  /** Something was typed that is to belong to its person. */
  readonly onTyped?: () => void
}

/** Of the format. An entry of another release is not read, and ends as all do. */
const version = 1

const storedEntry = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    v: v.literal(version),
    typed: v.unknown(),
    /** When the last letter was typed: milliseconds since 1970, by the clock of the device. */
    at: v.pipe(
      v.number(),
      // A clock that was set back does not keep it.
      v.check((at) => Math.abs(Date.now() - at) <= keptInputMinutes * 60_000),
    ),
  }),
)

const readEntry = (text: string | undefined) => {
  const { success, output } = v.safeParse(storedEntry, text)
  return success ? output : undefined
}

/**
 * Opening it deletes what is too old, of every element.
 *
 * @param element its tag
 */
export function createKeptInputs<Inputs extends object>(
  element: string,
  forms: KeptForms<Inputs>,
  { token, storage = () => undefined, onTyped = () => {} }: KeptInputsOptions,
): KeptInputs<Inputs> {
  const entries = openOwnedEntries(`${keptPrefix}${element}:`, token, storage)
  for (const { key, text } of openOwnedEntries(keptPrefix, token, storage).all()) {
    if (!readEntry(text)) entries.removeKey(key)
  }
  const saved: { [Name in keyof Inputs]?: Partial<Inputs[Name]> } = {}
  const turns: Partial<Record<keyof Inputs, object>> = {}
  const keptAt: Partial<Record<keyof Inputs, number>> = {}
  const held = new Set<keyof Inputs>()
  const known = createStore(() => ({ isKnown: true }))

  const storable = <Name extends keyof Inputs>(name: Name, value: unknown) => {
    const { success, output } = v.safeParse(forms[name], value)
    return success ? (output as Partial<Inputs[Name]>) : undefined
  }
  const read = <Name extends keyof Inputs>(name: Name) => {
    const entry = readEntry(entries.read(String(name)))
    const value = entry && storable(name, entry.typed)
    return value && { value, at: entry.at }
  }
  const store = (name: keyof Inputs, value: unknown) => {
    const typed = storable(name, value)
    if (!typed) return entries.remove(String(name))
    if (held.has(name)) return
    const text = JSON.stringify({ v: version, at: Date.now(), typed })
    const isKept = text.length <= maxKeptCharacters && entries.write(String(name), text)
    // What was typed before must not come back in its place.
    if (!isKept) entries.remove(String(name))
    onTyped()
  }

  return {
    store: known,
    async wait(until) {
      known.setState({ isKnown: false })
      await until.catch(() => undefined)
      known.setState({ isKnown: true })
    },
    open(name) {
      turns[name] ??= {}
      const turn = turns[name]
      const found = saved[name] === undefined ? read(name) : undefined
      if (found) {
        keptAt[name] = found.at
        saved[name] = found.value
      }
      return {
        value: saved[name],
        keptAt: keptAt[name],
        save(value) {
          if (turns[name] !== turn) return
          saved[name] = value
          store(name, value)
        },
      }
    },
    clear(name) {
      delete saved[name]
      delete keptAt[name]
      turns[name] = {}
      entries.remove(String(name))
    },
    left: (name) => (saved[name] === undefined && !held.has(name) ? read(name)?.value : undefined),
    hold(name, isHeld) {
      if (held.has(name) === isHeld) return
      if (isHeld) {
        held.add(name)
        entries.remove(String(name))
      } else {
        held.delete(name)
        if (saved[name] !== undefined) store(name, saved[name])
      }
    },
    identify(server, person) {
      entries.identify(server, person)
      // Of other persons of the server.
      for (const { key, owner } of entries.all()) {
        if (owner.startsWith(personsOf(server)) && owner !== entries.owner()) entries.removeKey(key)
      }
    },
    moveFrom: entries.moveFrom,
    forget(earlier) {
      for (const { key, owner } of entries.all())
        if (owner === ownerOfToken(earlier)) entries.removeKey(key)
    },
  }
}
