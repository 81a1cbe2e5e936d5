import { leavesOutcomeUnknown } from '../../../shared/api/outcome.ts'
import { tidyName } from '../../../shared/person/name/person-name.ts'
import type { AccountApi } from '../api.ts'
import { passwordIssues, termsIssues } from '../forms.ts'
import type { ActionsOptions, Success } from './options.ts'
import type { Parts } from './parts.ts'
import { finish, type Issues } from './state.ts'

/** Saves a registration or a new password, once. */
export interface Saving {
  /** Takes the new password: goes to TERMS, or resets the old one. */
  setPassword(): Promise<void>
  /** Opens the account. */
  register(): Promise<void>
  /** Forgets the last content: the next one gets a new key. */
  forget(): void
}

const hasAny = (issues: Issues): boolean => Object.keys(issues).length > 0
const noSave = { content: '', key: '' }

export function createSaving(
  { api, newKey, store }: ActionsOptions,
  { requests, goTo, succeedWith }: Parts,
): Saving {
  const { getState: get, setState: set } = store
  /** The last content and its key: the same content is sent with the same key. */
  let save = noSave

  const setOutcome = (outcome: 'lost' | 'refused') =>
    set(({ shownAccount, unconfirmed }) => ({
      unconfirmed: { ...unconfirmed, [shownAccount]: outcome },
    }))

  /**
   * Sends the content. After a lost answer, the outcome stays unconfirmed until one succeeds.
   *
   * @param content what the request does, with the account that it does it for
   */
  const saveOnce = async (
    content: string,
    send: (key: string) => ReturnType<AccountApi['register']>,
    kind: Success,
  ) => {
    if (save.content !== content) save = { content, key: newKey() }
    const isCurrent = requests.start('save')
    const answer = await send(save.key)
    if (!isCurrent()) return
    if (answer.ok) return succeedWith(kind)
    const { error } = answer
    const { shownAccount, unconfirmed } = get()
    if (leavesOutcomeUnknown(error)) setOutcome('lost')
    else if (unconfirmed?.[shownAccount]) {
      setOutcome('refused')
      // The token may be used up because the lost try succeeded: the person stays to read that.
      if (error.navigate) return set(finish())
    }
    requests.fail(error)
  }

  return {
    async setPassword() {
      const { account, busy, password, screen } = get()
      if (busy) return
      const issues = passwordIssues(get())
      if (hasAny(issues)) return set(finish({ issues }))
      if (screen === 'register') return goTo('TERMS')
      const content = JSON.stringify({ account, password })
      await saveOnce(content, (key) => api.resetPassword(password, key), 'reset')
    },
    async register() {
      const { account, busy, password, name, region } = get()
      if (busy) return
      const issues = termsIssues(get())
      if (hasAny(issues)) return set(finish({ issues }))
      const body = { password, name: tidyName(name), region }
      const content = JSON.stringify({ account, ...body })
      await saveOnce(content, (key) => api.register(body, key), 'registered')
    },
    forget() {
      save = noSave
    },
  }
}
