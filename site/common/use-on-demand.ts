import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LoadOnce } from '../../shared/api/loading/load-once.ts'
import { useSite } from './site-context.ts'

/** After each of these events, what could not be loaded is asked for again; the router fires two. */
const retryEvents = ['online', 'pushState', 'replaceState', 'popstate'] as const

/**
 * Loads a value once it is wanted. If loading fails, shows a toast and calls `giveUp`; while the value
 * is still wanted, tries again as the page changes or the network returns.
 */
export function useOnDemand<Value>(
  load: LoadOnce<Value>,
  isWanted: boolean,
  giveUp: () => void,
): Value | undefined {
  const { t } = useLingui()
  const { toasts } = useSite()
  const [loaded, setLoaded] = useState<{ readonly value: Value }>()
  const fail = useEffectEvent(() => {
    toasts.show('error', t`This part of the page could not be loaded.`)
    giveUp()
  })

  useEffect(() => {
    if (!isWanted) return
    const end = new AbortController()
    const ask = () =>
      load().then((value) => {
        end.abort()
        setLoaded({ value })
      })
    ask().catch(fail)
    for (const type of retryEvents) {
      addEventListener(type, () => ask().catch(() => undefined), { signal: end.signal })
    }
    return () => end.abort()
  }, [isWanted, load])

  // Of the language that was left, until it is loaded in the present one.
  return loaded && (load.loaded() ?? loaded.value)
}
