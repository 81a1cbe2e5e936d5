import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Session } from '../calls/session.ts'
import type { Screen } from './base-state.ts'

/** The model of one person. The screens are rendered from it, anew for each person. */
export interface PersonModel {
  readonly screen: { current(): Screen }
  readonly lifecycle: {
    /** The element was removed and may come back, or is back, also from the background. */
    paused(isPaused: boolean): void
    /**
     * The person's token was refreshed. `wasClosed`: the element was closed, so what was interrupted
     * continues.
     */
    refreshed(before: string, wasClosed: boolean): void
    /** The page takes the token away: nothing of the person stays on the device. */
    signedOut?(): void
  }
}

export interface CurrentPerson<Person extends PersonModel> {
  /** The person whose screens are shown; none without a token. */
  readonly store: StoreApi<{ readonly current: Person | undefined }>
  /** Empty if the page gave none; `undefined` for an element that takes none. */
  token(): string | undefined
  /** Opens the first person. */
  start(): void
  /** Ends the session and opens one for the next token. */
  change(token: string | undefined): void
  /** Replaces the token of the same session; false if `before` is not its token. */
  refresh(before: string, token: string): boolean
}

/**
 * Holds one person at a time: the next session has nothing of the previous one.
 *
 * @param elementSignal aborts when the element is removed
 * @param open opens the model of a person. `id` differs for each. `former` are tokens of earlier
 *   persons: the receiver deletes what is stored for them and empties the list
 */
export function openCurrentPerson<Person extends PersonModel>(
  firstToken: string | undefined,
  elementSignal: AbortSignal,
  open: ((session: Session, id: number, former: string[]) => Person) | undefined,
): CurrentPerson<Person> {
  const store: CurrentPerson<Person>['store'] = createStore(() => ({ current: undefined }))
  // An object for each session, so that calls of an ended one never read the next token.
  let own = { token: firstToken }
  let endSession = () => {}
  let id = 0
  /** The last token before an empty one was set: the same person may come back. */
  let last: string | undefined
  const former: string[] = []

  const openSession = (): Person | undefined => {
    const mine = own
    if (!mine.token || !open) return
    if (last && last !== mine.token) former.push(last)
    last = undefined
    const end = new AbortController()
    endSession = () => end.abort()
    elementSignal.addEventListener('abort', endSession, { signal: end.signal })
    return open({ token: () => mine.token ?? '', signal: end.signal }, ++id, former)
  }
  const start = () => store.setState({ current: openSession() })

  return {
    store,
    token: () => own.token,
    start,
    change(token) {
      if (!token) store.getState().current?.lifecycle.signedOut?.()
      endSession()
      if (own.token) last = own.token
      own = { token }
      start()
    },
    refresh(before, token) {
      // From no token or to none: that is a change of person.
      if (!before || !token || before !== own.token) return false
      own.token = token
      return true
    },
  }
}
