import { createContext, useContext } from 'react'
import { useStore } from '../../shared/element/view/use-element.ts'
import type { Later } from './actions.ts'
import type { TransferModel } from './model.ts'
import type { TransferState } from './state.ts'
import type { SubmissionState } from './submission-state.ts'

export const TransferContext = createContext<TransferModel | undefined>(undefined)
/** Where HOME shows its notices: below the actions, so that one that comes moves nothing that is about to be pressed. */
export const NoticesContext = createContext<HTMLElement | null>(null)
export const LaterContext = createContext<Later | undefined>(undefined)

function useGiven<Value>(context: React.Context<Value | undefined>): Value {
  const value = useContext(context)
  if (!value) throw new Error('outside of its part of a tw-transfer')
  return value
}

/** The model of the element that this view belongs to. */
export const useTransfer = (): TransferModel => useGiven(TransferContext)

/** Drafts and submission; in what is drawn after the first view. */
export const useLater = (): Later => useGiven(LaterContext)

export const useTransferState = <Value>(select: (state: TransferState) => Value): Value =>
  useStore(useTransfer().store, select)

export const useSubmission = <Value>(select: (state: SubmissionState) => Value): Value =>
  useStore(useTransfer().submissionState, select)
