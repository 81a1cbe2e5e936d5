import { useEffect } from 'react'
import { useModel } from '../model/context.ts'

/** Ends an open review when its step is closed: nothing was sent. */
export function useReviewEnd(): void {
  const { orders } = useModel()
  useEffect(
    () => () => {
      if (orders.store.getState().phase.name !== 'review') return
      orders.store.setState({ phase: { name: 'none' } })
    },
    [orders.store],
  )
}
