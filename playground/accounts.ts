import { useEffect, useState } from 'react'

/** An account of the sandbox, as its control API lists it. */
export interface Account {
  readonly name: string
  readonly token: string
  readonly isExpired: boolean
  readonly isBanned: boolean
}

const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' && value !== null && 'token' in value && 'name' in value

async function loadAccounts(signal: AbortSignal): Promise<Account[]> {
  const answer = await fetch('/sandbox/api/accounts', { signal })
  const body: unknown = await answer.json()
  const list = typeof body === 'object' && body !== null && 'accounts' in body && body.accounts
  return Array.isArray(list) ? list.filter(isAccount) : []
}

/** The demo accounts; none where the page is served without a sandbox. */
export function useAccounts(): readonly Account[] {
  const [accounts, setAccounts] = useState<readonly Account[]>([])
  useEffect(() => {
    const end = new AbortController()
    loadAccounts(end.signal).then(setAccounts, () => undefined)
    return () => end.abort()
  }, [])
  return accounts
}
