import { createContext } from 'react'
import { useRequired } from '../../../shared/element/view/use-required.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import type { AccountActions } from './account-actions.ts'
import type { AccountModel } from './model.ts'
import type { AccountState } from './state.ts'

export const ModelContext = createContext<AccountModel | undefined>(undefined)
export const ActionsContext = createContext<AccountActions | undefined>(undefined)

/** The model of the element. */
export const useModel = (): AccountModel => useRequired(ModelContext)

/** What a person can do; for everything that is loaded after the first view. */
export const useActions = (): AccountActions => useRequired(ActionsContext)

export const useAccountState = <Value>(select: (state: AccountState) => Value): Value =>
  useStore(useModel().store, select)
