import type { ApiError } from '../../../shared/api/errors.ts'
import { typedAccount } from './countdowns.ts'
import type { ActionsOptions } from './options.ts'
import type { Parts } from './parts.ts'
import { readAccount } from './read-account.ts'
import { finish } from './state.ts'

/** Signs in with the account and the password of the form. */
export const createSignIn =
  (options: ActionsOptions, { requests, countdowns, succeedWith }: Parts) =>
  async (): Promise<void> => {
    const { api, onToken, store } = options
    const { password } = store.getState()
    const reading = await readAccount(options)
    const now = store.getState()
    const isIssue = typeof reading === 'string'
    if (isIssue || !password) {
      const issues = {
        ...(isIssue && { account: reading }),
        ...(!password && { password: 'required' as const }),
      }
      return store.setState(finish({ issues }))
    }
    if (now.lockSeconds > 0) return store.setState(finish())
    const isCurrent = requests.start('sign-in')
    const answer = await api.signIn({ account: reading.account, password }, isCurrent)
    if (!answer || !isCurrent()) return
    if (answer.ok && answer.value) {
      onToken(answer.value)
      return succeedWith('signed-in')
    }
    const error: ApiError = answer.ok ? { kind: 'malformed' } : answer.error
    countdowns.lock(typedAccount(now), error.waitSeconds ?? 0)
    requests.fail(error)
    countdowns.update()
  }
