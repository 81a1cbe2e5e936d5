import * as v from 'valibot'
import { signContract } from '../../../shared/api/endpoints/contract.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { type UploadOptions, uploadImage } from '../../../shared/api/submit/upload.ts'
import { type SignedRecord, signedRecord } from '../../../shared/api/wire/contract.ts'
import { itemOf } from '../../../shared/api/wire/data.ts'
import type { SigningPayload } from '../../../shared/api/wire/requests.ts'
import type { SessionClient } from '../../../shared/element/calls/session.ts'
import type { Messages } from '../../../shared/element/model/parts.ts'
import { createContractCall } from '../api.ts'

export type SigningApi = ReturnType<typeof createSigningApi>

/** The calls that sign, and the one that checks whether it is signed. All carry the link's token. */
export function createSigningApi(
  client: SessionClient,
  { showNotice }: Pick<Messages, 'showNotice'>,
  now: () => Date,
) {
  return {
    contract: createContractCall(client, now),
    upload: async (png: Blob, options: UploadOptions) =>
      showNotice(
        await uploadImage(client, png, 'signature.png', { ...options, auth: 'otp-token' }),
      ),
    /** Signs. Call it once per key; check the status before another call. */
    sign: async (
      payload: SigningPayload,
      idempotencyKey: string,
    ): Promise<Answer<SignedRecord | undefined>> => {
      const call = client.callToEnd(signContract, itemOf(v.unknown()), {
        body: payload,
        idempotencyKey,
      })
      const answer = showNotice(await call)
      if (!answer.ok) return answer
      // Section 7 has no such record; a server may send one.
      const record = v.safeParse(signedRecord, answer.value)
      return { ...answer, value: record.success ? record.output : undefined }
    },
  }
}
