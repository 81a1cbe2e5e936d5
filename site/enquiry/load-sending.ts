import type { Answer, ApiError } from '../../shared/api/errors.ts'
import type { EmailReading } from '../../shared/email/email.ts'
import { brand } from '../brand.ts'
import type { BotCheck } from '../third-party/use-bot-check.ts'
import type { Enquiry } from './enquiry.ts'

/** All that it takes to check and to send an enquiry. */
export interface Sending {
  readonly readEmail: (text: string) => EmailReading
  readonly newKey: () => string
  /** The bot check's token for an action; empty where there is none. */
  readonly botTokenOf: (check: BotCheck | null, action: string) => Promise<string>
  readonly send: (
    enquiry: Enquiry,
    idempotencyKey: string,
    botToken: string,
  ) => Promise<Answer<unknown>>
  readonly leavesOutcomeUnknown: (error: ApiError) => boolean
}

/**
 * Loads it; rejects where it cannot be had. Part by part, because what a file of the site imports
 * for good ends in the chunk that every page waits for.
 */
export async function loadSending(): Promise<Sending> {
  const [createClient, endpoint, leavesOutcomeUnknown, botTokenOf, readEmail, newKey, unknown] =
    await Promise.all([
      import('../../shared/api/client.ts').then(({ createClient }) => createClient),
      import('../../shared/api/endpoints.ts').then(({ sendEnquiry }) => sendEnquiry),
      import('../../shared/api/outcome.ts').then(
        ({ leavesOutcomeUnknown }) => leavesOutcomeUnknown,
      ),
      import('../../shared/api/bot-token.ts').then(({ botTokenOf }) => botTokenOf),
      import('../../shared/email/email.ts').then(({ readEmail }) => readEmail),
      import('../../shared/element/view/new-key.ts').then(({ newKey }) => newKey),
      import('valibot').then(({ unknown }) => unknown),
    ])
  const { apiOrigin } = brand
  const { call } = createClient({
    settings: () => ({ baseUrl: apiOrigin, token: '', allowsIdempotencyKey: apiOrigin !== '' }),
  })
  return {
    readEmail,
    newKey,
    leavesOutcomeUnknown,
    botTokenOf,
    send: (enquiry, idempotencyKey, botToken) =>
      call(endpoint, unknown(), {
        body: { ...enquiry },
        idempotencyKey,
        headers: { 'bot-token': botToken },
      }),
  }
}
