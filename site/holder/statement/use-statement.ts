import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSite } from '../../app/site-context.ts'
import { openClient } from '../../session/calls.ts'
import { type Balances, loadBalances, loadMethods, type Methods } from './load-statement.ts'

/** Between two looks at transfers under review, in milliseconds, while the page is visible. */
const reviewInterval = 30_000

export interface Facts extends Balances {
  readonly methods: Methods
}

/**
 * The facts of a statement; `undefined` until all are here, so that nothing moves when they come.
 *
 * @param changes another number reads the balances again
 */
export function useStatement(token: string, changes: number) {
  const { locale } = useSite()
  const [facts, setFacts] = useState<Facts>()
  const [client] = useState(() => openClient(locale, token))

  /** The load whose answers count. */
  const latest = useRef<object>(undefined)

  const load = async () => {
    const turn = {}
    latest.current = turn
    const [balances, methods] = await Promise.all([
      loadBalances(client),
      facts?.methods ?? loadMethods(client),
    ])
    if (latest.current !== turn) return
    setFacts((before) => ({
      ...balances,
      // What is shown stays if it cannot be read again.
      wallet: balances.wallet ?? before?.wallet,
      open: balances.open ?? before?.open,
      methods,
    }))
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
