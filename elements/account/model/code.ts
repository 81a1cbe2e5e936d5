import {
  createOneTimeCode,
  type OneTimeCode,
} from '../../../shared/person/one-time-code/one-time-code.ts'
import { type ActionsOptions, purposeOf } from './options.ts'
import type { Parts } from './parts.ts'
import { readAccount } from './read-account.ts'
import { finish } from './state.ts'

/** The code that shows that an account is the person's own. A right one opens PASSWORD. */
export interface Code extends Pick<OneTimeCode, 'resend' | 'check' | 'forget'> {
  /** Sends a code to the typed account and goes to CODE. */
  sendFirst(): Promise<void>
  /** @param digits only digits */
  set(digits: string): void
}

export function createCode(options: ActionsOptions, parts: Parts): Code {
  const { api, cooldown, notify } = options
  const { requests, countdowns, goTo } = parts
  const { getState: get, setState: set } = options.store
  const purpose = () => purposeOf(get().screen)

  const code = createOneTimeCode(options, {
    requests,
    read() {
      const { account, code, busy } = get()
      return { address: account, code, isBusy: busy !== undefined }
    },
    cooldown: () => cooldown(purpose()),
    send: (account, isCurrent) => api.sendCode(account, purpose(), isCurrent),
    check: (account, code, key) => api.checkCode(account, purpose(), code, key),
    onSent(typed, isNew) {
      set(finish({ code: typed, hasSentCode: isNew }))
      countdowns.update()
      if (isNew) notify('sent')
    },
    onInvalid(code) {
      set(finish({ issues: { code: code ? 'invalid' : 'required' } }))
      if (code) notify('code')
    },
    onRight: () => goTo('PASSWORD'),
  })

  return {
    ...code,
    async sendFirst() {
      const reading = await readAccount(options)
      if (typeof reading === 'string') return set(finish({ issues: { account: reading } }))
      const { account, shown } = reading
      if (account !== get().account) {
        code.forget()
        // A password and a consent belong to one account.
        set({
          code: '',
          hasSentCode: false,
          password: '',
          confirmation: '',
          hasConsent: false,
        })
      }
      set({ account, shownAccount: shown })
      if (await code.send()) goTo('CODE')
    },
    set: (code) => options.store.edit('code', { code }),
  }
}
