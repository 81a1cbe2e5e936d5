import { useEffect, useState } from 'react'
import type { Loadable } from '../api/loading/loadable.ts'
import { useStore } from '../element/view/use-store.ts'
import type { Recipients } from './recipients.ts'
import type { Book } from './rules.ts'

/** The saved recipients, which are loaded again when the view opens. */
export function useRecipients(recipients: Recipients): Loadable<Book> {
  useEffect(() => void recipients.load(), [recipients])
  return useStore(recipients.store, (state) => state)
}

/** What is known of them. */
export const useBook = ({ store }: Recipients): Book | undefined =>
  useStore(store, ({ value }) => value)

/** The time by the device, each second until a moment; a view that shows a moment follows it. */
export function useNowUntil(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = until === undefined || Date.parse(until) <= now
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return now
}
