import * as v from 'valibot'
import { removePasskey } from '../../../shared/api/endpoints/confirmation.ts'
import type { ApiError } from '../../../shared/api/errors.ts'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import {
  type PasskeyList,
  passkeyList,
  type RemovalProof,
  type RemovalRequest,
  removalRequest,
} from '../../../shared/api/wire/confirmation.ts'
import type { SessionClient } from '../../../shared/element/calls/session.ts'

/** What became of a removal: done, to be confirmed with a code first, or failed. */
export type Removal =
  | 'removed'
  | { readonly request: RemovalRequest }
  | { readonly error: ApiError }

/** What a person can do with their passkeys. */
export interface PasskeyRequests {
  /** May be repeated: what is gone stays gone. */
  remove(id: string, confirmation?: RemovalProof): Promise<Removal>
}

interface PasskeyRequestOptions {
  readonly client: Pick<SessionClient, 'call'>
  /** The passkeys that are left. */
  readonly onRemoved: (left: PasskeyList) => void
}

/** How the server wants a removal to be confirmed; nothing if it does not, or cannot be understood. */
function requestIn({ code, confirmation }: ApiError): RemovalRequest | undefined {
  const read = v.safeParse(removalRequest, confirmation)
  return code === refusalCodes.confirmationNeeded && read.success ? read.output : undefined
}

export const createPasskeyRequests = ({
  client,
  onRemoved,
}: PasskeyRequestOptions): PasskeyRequests => ({
  async remove(id, confirmation) {
    const body = { id, ...(confirmation && { confirmation }) }
    const answer = await client.call(removePasskey, passkeyList, { body })
    if (!answer.ok) {
      const request = requestIn(answer.error)
      return request ? { request } : { error: answer.error }
    }
    onRemoved(answer.value)
    return 'removed'
  },
})
