import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Client } from '../../../shared/api/client.ts'
import { useSite } from '../../app/site-context.ts'
import { openClient } from '../../session/calls.ts'
import type { Open } from './load-statement.ts'

/** Milliseconds between two checks of transfers under review, while the page is visible. */
const reviewInterval = 30_000

/**
 * The facts of a statement; `undefined` until all are loaded, so that nothing moves.
 *
 * @param changes a new number loads the facts again
 * @param read loads the facts; receives those on screen
 */
export function useStatement<Facts extends Open>(
  token: string,
  changes: number,
  read: (client: Client, before?: Facts) => Promise<Facts>,
) {
  const { locale } = useSite()
  const [facts, setFacts] = useState<Facts>()
  const [client] = useState(() => openClient(locale, token))

  /** The latest load; the answers of earlier ones are dropped. */
  const latest = useRef<object>(undefined)

  const load = async () => {
    const turn = {}
    latest.current = turn
    const next = await read(client, facts)
    if (latest.current === turn) setFacts(next)
  }
  const refresh = useEffectEvent(() => void load())
  const isUnderReview = Boolean(facts?.open?.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change reads again
  useEffect(() => refresh(), [changes])

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const look = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', look, { signal })
    const timer = isUnderReview ? setInterval(look, reviewInterval) : undefined
    return () => {
      listeners.abort()
      clearInterval(timer)
    }
  }, [isUnderReview])

  return { facts, retry: load }
}
