import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LoadOnce } from '../../shared/element/view/load-once.ts'
import { useSite } from './site-context.ts'

/** Loads a value once it is wanted. If loading fails, shows a toast and calls `giveUp`. */
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
    if (isWanted) load().then((value) => setLoaded({ value }), fail)
  }, [isWanted, load])

  // Of the language that was left, until it is loaded in the present one.
  return loaded && (load.loaded() ?? loaded.value)
}
