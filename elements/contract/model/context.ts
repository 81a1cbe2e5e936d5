import { createContext } from 'react'
import { useRequired } from '../../../shared/element/view/use-required.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import type { ContractActions } from './actions.ts'
import type { ContractModel } from './model.ts'
import type { ContractState } from './state.ts'

export const ModelContext = createContext<ContractModel | undefined>(undefined)

export const ActionsContext = createContext<ContractActions | undefined>(undefined)

/** The model of the element that a view belongs to. */
export const useModel = (): ContractModel => useRequired(ModelContext)

/** The actions of that element; only in the views of `rest.ts`. */
export const useActions = (): ContractActions => useRequired(ActionsContext)

export const useContractState = <Value>(select: (state: ContractState) => Value): Value =>
  useStore(useModel().store, select)
