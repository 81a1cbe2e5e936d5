import type { StoreApi } from 'zustand/vanilla'
import { type Answer, type ApiError, failed } from '../../api/errors.ts'
import { follow, type Loadable } from './loadable.ts'

/** The keys of a state that hold something of the server. */
export type ResourceOf<State> = {
  [Key in keyof State]: State[Key] extends Loadable<unknown> ? Key : never
}[keyof State]

export interface Resources<Key> {
  /** Loads or reloads one. The last load wins: answers to earlier ones are dropped. */
  load(key: Key): Promise<void>
  /** Drops the answer that one is waiting for. */
  drop(key: Key): void
  dropAll(): void
}

/** A call of an api that is loaded with the first call. */
export const whenLoaded =
  <Api>(load: () => Promise<Api>, call: (api: Api) => Promise<Answer<unknown>>) =>
  async (): Promise<Answer<unknown>> => {
    try {
      return await call(await load())
    } catch (cause) {
      return failed({ kind: 'network', cause })
    }
  }

/**
 * Loads what a store holds of the server.
 *
 * @param report shows the error of a failed load
 */
export function createResources<State, Key extends ResourceOf<State>>(
  { getState, setState }: Pick<StoreApi<State>, 'getState' | 'setState'>,
  calls: Readonly<Record<Key, () => Promise<Answer<unknown>>>>,
  report: (error: ApiError) => void,
): Resources<Key> {
  const latest = new Map<Key, object>()
  return {
    async load(key) {
      const turn = {}
      latest.set(key, turn)
      const isLatest = () => latest.get(key) === turn
      const before = getState()[key] as Loadable<unknown>
      const answer = await follow<unknown>(before, calls[key], (loadable) => {
        if (isLatest()) setState({ [key]: loadable } as Partial<State>)
      })
      if (isLatest() && !answer.ok) report(answer.error)
    },
    drop: (key) => void latest.delete(key),
    dropAll: () => latest.clear(),
  }
}
