import { useEffect } from 'react'
import { useModel } from '../context.ts'

/** Ends an open review when its step is closed: nothing was sent. */
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
