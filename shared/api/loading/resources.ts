import type { StoreApi } from 'zustand/vanilla'
import { type Answer, type ApiError, failed } from '../errors.ts'
import { follow, type Loadable } from './loadable.ts'

/** The keys of a state that hold a `Loadable`. */
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
 * Loads or reloads a resource of a store. An answer is dropped if the resource was set after the
 * call: by a later load, by a newer answer, or because a step was left.
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
    /** The value that this load found or set last. */
    let own = now()
    const answer = await follow(own, calls[key], (loadable) => {
      if (now() !== own) return
      own = loadable
      setState({ [key]: loadable } as Partial<State>)
    })
    if (!answer.ok && now() === own) report(answer.error)
  }
