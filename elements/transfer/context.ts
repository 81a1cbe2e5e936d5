import { createContext } from 'react'
import { useRequired } from '../../shared/element/view/use-required.ts'
import { useStore } from '../../shared/element/view/use-store.ts'
import type { TransferActions } from './model/actions.ts'
import type { TransferModel } from './model/model.ts'
import type { TransferState } from './model/state.ts'
import type { SubmissionState } from './order/submission-state.ts'

export const ModelContext = createContext<TransferModel | undefined>(undefined)
export const ActionsContext = createContext<TransferActions | undefined>(undefined)
/** Where HOME shows its notices: below the buttons, so that a late notice does not move them. */
export const NoticesContext = createContext<HTMLElement | null>(null)

/** The model of the person on screen. */
export const useModel = (): TransferModel => useRequired(ModelContext)

/** Drafts and submission; for everything that is loaded after the first view. */
export const useActions = (): TransferActions => useRequired(ActionsContext)

export const useTransferState = <Value>(select: (state: TransferState) => Value): Value =>
  useStore(useModel().store, select)

export const useSubmissionState = <Value>(select: (state: SubmissionState) => Value): Value =>
  useStore(useModel().orders.store, select)
