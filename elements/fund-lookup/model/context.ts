import { createContext } from 'react'
import { useRequired } from '../../../shared/element/view/use-required.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import type { LookupActions } from './lookup-actions.ts'
import type { LookupModel } from './model.ts'
import type { LookupState } from './state.ts'

export const ModelContext = createContext<LookupModel | undefined>(undefined)
export const ActionsContext = createContext<LookupActions | undefined>(undefined)

/** The model of the element. */
export const useModel = (): LookupModel => useRequired(ModelContext)

/** What a person can do; for everything that is loaded after the first view. */
export const useActions = (): LookupActions => useRequired(ActionsContext)

export const useLookupState = <Value>(select: (state: LookupState) => Value): Value =>
  useStore(useModel().store, select)
