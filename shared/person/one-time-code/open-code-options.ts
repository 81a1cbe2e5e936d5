import { openSessionStorage } from '../../api/storage/session-storage.ts'
import { randomKey } from '../../api/submit/random-key.ts'
import type { ModelParts } from '../../element/model/parts.ts'
import type { CodeOptions } from './code-options.ts'
import { createResendCooldown, type ResendCooldown } from './resend-cooldown.ts'

interface OpenCodeOptions extends CodeOptions {
  /** The cooldown of the codes with a name; see `createResendCooldown`. */
  readonly cooldownOf: (name: string) => ResendCooldown
}

/** Creates the options with the browser's clock and storage, and loads client and messages. */
export async function openCodeOptions(
  { session, messages }: Pick<ModelParts, 'session' | 'messages'>,
  setToken: (token: string) => void,
): Promise<OpenCodeOptions> {
  const { signal } = session
  const [, { toasts }] = await Promise.all([session.client(), messages.notifications()])
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
    report: messages.report,
    endFailures: toasts.endFailures,
    setToken,
    signal,
  }
}
