import { useCallback, useEffect, useState } from 'react'
import { loadList } from './sandbox-list.ts'

/** A contract of the sandbox with its link, as its control API lists it. */
export interface ContractLink {
  readonly token: string
  readonly number: string
  readonly status: string
  readonly isExpired: boolean
}

const hasToken = (value: unknown): value is { token: string } =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'

const isContractLink = (value: unknown): value is ContractLink =>
  hasToken(value) && 'number' in value

/** The contracts; none if the page is served without a sandbox. A signature changes the list. */
export function useContracts() {
  const [contracts, setContracts] = useState<readonly ContractLink[]>([])
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    const end = new AbortController()
    void loadList('contracts', isContractLink, end.signal).then((list) => {
      if (!end.signal.aborted) setContracts(list)
    })
    return () => end.abort()
  }, [turn])
  useEffect(() => {
    addEventListener('tw-success', reload)
    return () => removeEventListener('tw-success', reload)
  }, [reload])
  return { contracts, reload } as const
}

/** Creates a contract and returns its link's token; rejects without a sandbox. */
export async function newContractLink(): Promise<string> {
  const answer = await fetch('/sandbox/api/contract', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const body: unknown = await answer.json()
  if (!answer.ok || !hasToken(body)) throw new Error(`The sandbox answered ${answer.status}`)
  return body.token
}
