import { createContext, useContext } from 'react'
import { useStore } from '../../shared/element/view/use-store.ts'
import type { ContractActions } from './actions.ts'
import type { ContractModel } from './model.ts'
import type { ContractState } from './state.ts'

export const ModelContext = createContext<ContractModel | undefined>(undefined)

export const ActionsContext = createContext<ContractActions | undefined>(undefined)

function useRequired<Value>(context: React.Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('no provider in a tw-contract')
  return value
}

/** The model of the element that a view belongs to. */
export const useModel = (): ContractModel => useRequired(ModelContext)

/** The actions of that element; only in views that `steps/open-step.ts` opens. */
export const useActions = (): ContractActions => useRequired(ActionsContext)

export const useContractState = <Value>(select: (state: ContractState) => Value): Value =>
  useStore(useModel().store, select)
