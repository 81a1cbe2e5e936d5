import { createContext } from 'react'
import { useRequired } from '../../../shared/element/view/use-required.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import type { LoadedActions } from './actions.ts'
import type { AccountModel } from './model.ts'
import type { AccountState } from './state.ts'

export const ModelContext = createContext<AccountModel | undefined>(undefined)
export const ActionsContext = createContext<LoadedActions | undefined>(undefined)

/** The model of the element. */
export const useModel = (): AccountModel => useRequired(ModelContext)

/** What a person can do; for everything that is loaded after the first view. */
export const useActions = (): LoadedActions => useRequired(ActionsContext)

export const useAccountState = <Value>(select: (state: AccountState) => Value): Value =>
  useStore(useModel().store, select)
