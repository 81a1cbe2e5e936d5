import { createContext, useContext } from 'react'
import { useStore } from '../../shared/element/view/use-element.ts'
import type { LookupActions } from './actions.ts'
import type { LookupModel } from './model.ts'
import type { LookupState } from './state.ts'

export const ModelContext = createContext<LookupModel | undefined>(undefined)
export const ActionsContext = createContext<LookupActions | undefined>(undefined)

function useGiven<Value>(context: React.Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('outside of its part of a tw-fund-lookup')
  return value
}

/** The model of the element that this view belongs to. */
export const useModel = (): LookupModel => useGiven(ModelContext)

/** What a person can do; in the views after the first one. */
export const useActions = (): LookupActions => useGiven(ActionsContext)

export const useLookupState = <Value>(select: (state: LookupState) => Value): Value =>
  useStore(useModel().state, select)
