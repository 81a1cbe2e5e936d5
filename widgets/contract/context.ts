import { createContext, useContext } from 'react'
import { useStore } from '../../shared/element/view/use-element.ts'
import type { Later } from './actions.ts'
import type { ContractModel } from './model.ts'
import type { ContractState } from './state.ts'

export const ContractContext = createContext<ContractModel | undefined>(undefined)

export const LaterContext = createContext<Later | undefined>(undefined)

function useGiven<Value>(context: React.Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('outside of its part of a tw-contract')
  return value
}

/** The model of the element that this view belongs to. */
export const useContract = (): ContractModel => useGiven(ContractContext)

/** Signing and copies; in what is drawn after the text. */
export const useLater = (): Later => useGiven(LaterContext)

export const useContractState = <Value>(select: (state: ContractState) => Value): Value =>
  useStore(useContract().store, select)
