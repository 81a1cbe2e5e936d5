import { unknown } from 'valibot'

export { botTokenOf } from '../../shared/api/submit/bot-token.ts'

import { createClient } from '../../shared/api/client.ts'
import { sendEnquiry as endpoint } from '../../shared/api/endpoints/enquiry.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { withOptionalHeaders } from '../../shared/api/submit/optional-headers.ts'
import { apiSettings } from '../session/api-settings.ts'
import type { Enquiry } from './enquiry.ts'

export { leavesOutcomeUnknown } from '../../shared/api/outcome.ts'
export { randomKey } from '../../shared/api/submit/random-key.ts'
export { readEmail } from '../../shared/person/email/email.ts'

/** Sends an enquiry; the same enquiry sent again has the same key. */
export function sendEnquiry(
  enquiry: Enquiry,
  idempotencyKey: string,
  botToken: string,
): Promise<Answer<unknown>> {
  const settings = () => ({ ...apiSettings(), token: '' })
  const call = withOptionalHeaders({ ...createClient({ settings }), settings })
  return call(endpoint, unknown(), {
    body: { ...enquiry },
    idempotencyKey,
    headers: { 'bot-token': botToken },
  })
}
