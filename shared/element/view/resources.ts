import type { StoreApi } from 'zustand/vanilla'
import { type Answer, type ApiError, failed } from '../../api/errors.ts'
import { follow, type Loadable } from './loadable.ts'

/** The keys of a state that hold something of the server. */
export type ResourceOf<State> = {
  [Key in keyof State]: State[Key] extends Loadable<unknown> ? Key : never
}[keyof State]

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
 * Loads, or reloads, what a store holds of the server. An answer is dropped if the store was given
 * something else after the call: by a later load, by a newer answer, or by a step that was left.
 *
 * @param report shows the error of a failed load
 */
export const createLoad =
  <State, Key extends ResourceOf<State>>(
    { getState, setState }: Pick<StoreApi<State>, 'getState' | 'setState'>,
    calls: Readonly<Record<Key, () => Promise<Answer<unknown>>>>,
    report: (error: ApiError) => void,
  ) =>
  async (key: Key): Promise<void> => {
    const now = () => getState()[key] as Loadable<unknown>
    /** What this load found or put there last. */
    let own = now()
    const answer = await follow(own, calls[key], (loadable) => {
      if (now() !== own) return
      own = loadable
      setState({ [key]: loadable } as Partial<State>)
    })
    if (!answer.ok && now() === own) report(answer.error)
  }
