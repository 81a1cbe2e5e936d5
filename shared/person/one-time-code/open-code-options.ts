import { openSessionStorage } from '../../api/storage/session-storage.ts'
import { randomKey } from '../../api/submit/random-key.ts'
import type { BaseModel } from '../../element/model/base-model.ts'
import type { CodeOptions } from './code-options.ts'
import { createResendCooldown, type ResendCooldown } from './resend-cooldown.ts'

/** The part of the model that actions use to send and check a code. */
export interface CodeModel
  extends Pick<
    BaseModel,
    | 'call'
    | 'client'
    | 'report'
    | 'settings'
    | 'showError'
    | 'signal'
    | 'notifications'
    | 'i18n'
    | 'toast'
  > {
  setToken(token: string): void
}

interface OpenCodeOptions extends CodeOptions {
  /** The cooldown of the codes with a name; see `createResendCooldown`. */
  readonly cooldownOf: (name: string) => ResendCooldown
}

/** Creates the options with the browser's clock and storage, and loads client and messages. */
export async function openCodeOptions({
  client,
  notifications,
  report,
  setToken,
  signal,
}: CodeModel): Promise<OpenCodeOptions> {
  const [, { toasts }] = await Promise.all([client(), notifications()])
  const now = () => Date.now()
  const storage = openSessionStorage()
  return {
    clock: {
      now,
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    cooldownOf: (name) => createResendCooldown(name, storage, now),
    newKey: randomKey,
    onWake: (wake) => document.addEventListener('visibilitychange', wake, { signal }),
    report,
    endFailures: toasts.endFailures,
    setToken,
    signal,
  }
}
