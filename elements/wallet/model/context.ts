import { createContext } from 'react'
import { useRequired } from '../../../shared/element/view/use-required.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import type { SubmissionState } from '../order/submission-state.ts'
import type { WalletActions } from './actions.ts'
import type { WalletModel } from './model.ts'
import type { WalletState } from './state.ts'

export const ModelContext = createContext<WalletModel | undefined>(undefined)
export const ActionsContext = createContext<WalletActions | undefined>(undefined)

/** The model of the person on screen. */
export const useModel = (): WalletModel => useRequired(ModelContext)

/** For everything that is loaded after the first view. */
export const useActions = (): WalletActions => useRequired(ActionsContext)

export const useWalletState = <Value>(select: (state: WalletState) => Value): Value =>
  useStore(useModel().store, select)

export const useSubmissionState = <Value>(select: (state: SubmissionState) => Value): Value =>
  useStore(useModel().orders.store, select)
