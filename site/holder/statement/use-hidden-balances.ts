import { useEffect, useState } from 'react'
import { areBalancesHidden } from '../../preferences/preferences.ts'

/** Whether the person has hidden the balances in `<tw-wallet>`, on this page or on an earlier one. */
export function useHiddenBalances(): boolean {
  const [areHidden, setHidden] = useState(areBalancesHidden)
  useEffect(() => {
    const listen = (event: Event) =>
      setHidden((event as CustomEvent<{ hidden: boolean }>).detail.hidden)
    addEventListener('tw-balances', listen)
    return () => removeEventListener('tw-balances', listen)
  }, [])
  return areHidden
}
