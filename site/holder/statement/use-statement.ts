import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Currency } from '../../../shared/money/currency.ts'
import { useRecheck } from '../../../shared/orders/reviews/use-recheck.ts'
import { useSite } from '../../common/site-context.ts'
import { openClient } from '../../session/calls.ts'
import { loadStatement, type StatementData } from './load-statement.ts'

/**
 * The data of a statement; `undefined` until all are loaded, so that nothing moves.
 *
 * @param changes a new number loads the data again
 */
export function useStatement(token: string, changes: number, currencies: readonly Currency[]) {
  const { locale } = useSite()
  const [data, setData] = useState<StatementData>()
  const client = useMemo(() => openClient(locale, token), [locale, token])

  /** The latest load; the answers of earlier ones are dropped. */
  const latest = useRef<object>(undefined)

  const load = async () => {
    const turn = {}
    latest.current = turn
    const next = await loadStatement(client, currencies, data)
    if (latest.current === turn) setData(next)
  }
  const refresh = useEffectEvent(() => void load())
  const isUnderReview = Boolean(data?.openTransfers?.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change reads again
  useEffect(() => refresh(), [changes, currencies.join()])

  useRecheck(isUnderReview, () => void load())

  return { data, retry: load }
}
