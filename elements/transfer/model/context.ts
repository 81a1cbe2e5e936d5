import { createContext } from 'react'
import { useRequired } from '../../../shared/element/view/use-required.ts'
import { useStore } from '../../../shared/element/view/use-store.ts'
import type { SubmissionState } from '../order/submission-state.ts'
import type { TransferActions } from './actions.ts'
import type { TransferModel } from './model.ts'
import type { TransferState } from './state.ts'

export const ModelContext = createContext<TransferModel | undefined>(undefined)
export const ActionsContext = createContext<TransferActions | undefined>(undefined)

/** The model of the person on screen. */
export const useModel = (): TransferModel => useRequired(ModelContext)

/** Kept input and submission; for everything that is loaded after the first view. */
export const useActions = (): TransferActions => useRequired(ActionsContext)

export const useTransferState = <Value>(select: (state: TransferState) => Value): Value =>
  useStore(useModel().store, select)

export const useSubmissionState = <Value>(select: (state: SubmissionState) => Value): Value =>
  useStore(useModel().orders.store, select)
