import { useEffect, useState } from 'react'
import { loadList } from './sandbox-list.ts'

/** An account of the sandbox, as its control API lists it. */
export interface Account {
  readonly name: string
  readonly token: string
  readonly isExpired: boolean
  readonly isBanned: boolean
}

/** Registered accounts have sessions and no token here. */
const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'token' in value &&
  typeof value.token === 'string'

/** The demo accounts; none if the page is served without a sandbox. */
export function useAccounts(): readonly Account[] {
  const [accounts, setAccounts] = useState<readonly Account[]>([])
  useEffect(() => {
    const end = new AbortController()
    void loadList('accounts', isAccount, end.signal).then(setAccounts)
    return () => end.abort()
  }, [])
  return accounts
}
