import { useEffect } from 'react'
import { useModel } from '../context.ts'

/** Ends a review that is open when its step is left: nothing was sent. */
export function useReviewEnd(): void {
  const { submissionState } = useModel()
  useEffect(
    () => () => {
      if (submissionState.getState().phase.name !== 'review') return
      submissionState.setState({ phase: { name: 'none' } })
    },
    [submissionState],
  )
}
