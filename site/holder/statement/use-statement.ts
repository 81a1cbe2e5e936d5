import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Client } from '../../../shared/api/client.ts'
import { useRecheck } from '../../../shared/orders/use-recheck.ts'
import { useSite } from '../../common/site-context.ts'
import { openClient } from '../../session/calls.ts'
import type { OpenTransfersData } from './load-statement.ts'

/**
 * The data of a statement; `undefined` until all are loaded, so that nothing moves.
 *
 * @param changes a new value loads the data again
 * @param read loads the data; receives those on screen
 */
export function useStatement<Data extends OpenTransfersData>(
  token: string,
  changes: number | string,
  read: (client: Client, before?: Data) => Promise<Data>,
) {
  const { locale } = useSite()
  const [data, setData] = useState<Data>()
  const client = useMemo(() => openClient(locale, token), [locale, token])

  /** The latest load; the answers of earlier ones are dropped. */
  const latest = useRef<object>(undefined)

  const load = async () => {
    const turn = {}
    latest.current = turn
    const next = await read(client, data)
    if (latest.current === turn) setData(next)
  }
  const refresh = useEffectEvent(() => void load())
  const isUnderReview = Boolean(data?.openTransfers?.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change reads again
  useEffect(() => refresh(), [changes])

  useRecheck(isUnderReview, () => void load())

  return { data, retry: load }
}
