import { createContext, useContext } from 'react'
import { useStore } from '../../shared/element/view/use-store.ts'
import type { WalletActions } from './actions.ts'
import type { WalletModel } from './model.ts'
import type { WalletState } from './state.ts'
import type { SubmissionState } from './submission/submission-state.ts'

export const ModelContext = createContext<WalletModel | undefined>(undefined)
export const ActionsContext = createContext<WalletActions | undefined>(undefined)

function useRequired<Value>(context: React.Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('no provider in a tw-wallet')
  return value
}

/** The model of the person on screen. */
export const useModel = (): WalletModel => useRequired(ModelContext)

/** For everything that is loaded after the first view. */
export const useActions = (): WalletActions => useRequired(ActionsContext)

export const useWalletState = <Value>(select: (state: WalletState) => Value): Value =>
  useStore(useModel().store, select)

export const useSubmissionState = <Value>(select: (state: SubmissionState) => Value): Value =>
  useStore(useModel().submissionState, select)
