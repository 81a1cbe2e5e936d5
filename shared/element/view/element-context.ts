import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { useStore } from './use-store.ts'

interface HasStore {
  readonly store: Pick<StoreApi<unknown>, 'subscribe' | 'getState'>
}
type StateOf<Model extends HasStore> = ReturnType<Model['store']['getState']>

/**
 * The contexts of an element's views, and the hooks that read them. An element always provides the
 * model; it provides the actions to the views of its `rest.ts` alone.
 */
export function createElementContext<Model extends HasStore, Actions>() {
  const ModelContext = createContext<Model | undefined>(undefined)
  const ActionsContext = createContext<Actions | undefined>(undefined)
  /** The model of the person on screen. Without one, the first use of it throws. */
  const useModel = (): Model => useContext(ModelContext) as Model
  /** What a person can do; for everything that is loaded after the first view. */
  const useActions = (): Actions => useContext(ActionsContext) as Actions
  const useElementState = <Value>(select: (state: StateOf<Model>) => Value): Value =>
    useStore(useModel().store, select as (state: unknown) => Value)
  return { ModelContext, ActionsContext, useModel, useActions, useElementState }
}
