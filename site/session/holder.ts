import { useSyncExternalStore } from 'react'
import { loadOnce } from '../../shared/api/loading/load-once.ts'
import { checksumOf } from '../../shared/api/storage/checksum.ts'
import type { Locale } from '../../shared/text/i18n/locale.ts'
import { forgetToken, keepHolder, readHolder, readToken } from '../preferences/preferences.ts'
import { watchHolder } from './use-token.ts'

/** What the site knows of the person who is signed in. */
interface SignedInPerson {
  readonly nickname: string
  /** Checksum of the wallet's number; empty if the server sends none. */
  readonly person: string
}

/** The site's own calls, with the client of the elements. */
const loadCalls = loadOnce(() => import('./calls.ts'))

/** What session storage has on the holder of the present token. */
export function readSignedInPerson(): SignedInPerson | undefined {
  try {
    const { of, nickname, person } = JSON.parse(readHolder()) as Record<string, unknown>
    return of === checksumOf(readToken())
      ? { nickname: String(nickname), person: String(person) }
      : undefined
  } catch {
    return undefined
  }
}

/** Asks the server who the holder of a token is. */
async function ask(locale: Locale, token: string) {
  const { openCalls } = await loadCalls()
  const answer = await openCalls(locale, token).user()
  if (!answer.ok) return answer
  const { nickname = '', name = '', walletNumber = '' } = answer.value ?? {}
  const person = walletNumber && checksumOf(walletNumber)
  return { ok: true as const, value: { nickname: nickname || name, person } }
}

/** Finds out once who is signed in. Resolves with `false` if the server refuses the token. */
export async function identify(locale: Locale, token: string): Promise<boolean> {
  if (!token || readSignedInPerson()) return true
  const answer = await ask(locale, token)
  if (!answer.ok) return answer.error.kind !== 'auth'
  // Unless another person has signed in meanwhile.
  if (token === readToken()) {
    keepHolder(JSON.stringify({ of: checksumOf(token), ...answer.value }))
  }
  return true
}

/** Whether a token belongs to a person; `false` if that is unknown. */
export async function isPersonOf(locale: Locale, token: string, person = ''): Promise<boolean> {
  if (!person) return false
  const answer = await ask(locale, token).catch(() => undefined)
  return answer?.ok === true && answer.value.person === person
}

/** Removes the token, then ends its session. Resolves with whether the server has ended it. */
export function signOut(locale: Locale): Promise<boolean> {
  const token = readToken()
  forgetToken(token)
  return endSession(locale, token)
}

/** Ends the session of a token. Resolves with whether the server has ended it. */
export async function endSession(locale: Locale, token: string): Promise<boolean> {
  try {
    const { openCalls } = await loadCalls()
    const answer = await openCalls(locale, token).signOut()
    // A refused token has no session.
    return answer.ok || answer.error.kind === 'auth'
  } catch {
    return false
  }
}

/**
 * The nickname of the person who is signed in; empty until it is known, and while the page
 * hydrates.
 */
export const useNickname = (): string =>
  useSyncExternalStore(
    watchHolder,
    () => readSignedInPerson()?.nickname ?? '',
    () => '',
  )
