import { cancellation, questionReply } from '../../shared/api/wire/requests.ts'
import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { Refusal } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'
import { cancelTransfer } from '../transfers/cancel.ts'
import { readPayload } from '../transfers/payload.ts'
import { placeTransfer } from '../transfers/place-transfer.ts'
import { answerQuestion } from '../transfers/questions.ts'
import { findRecord } from '../transfers/record.ts'
import { keepImage } from '../uploads/keep-image.ts'
import { idempotencyKey, jsonBody, orderBody } from './request.ts'

export const transferHandlers = (sandbox: Sandbox) =>
  ({
    transfer: async (c) => {
      const key = idempotencyKey(c)
      const { request, confirming } = await orderBody(c, 'transfer')
      const payload = readPayload(request)
      return { item: await placeTransfer(sandbox, c.get('account'), payload, key, confirming) }
    },

    // A repetition finds the order cancelled, so no key is kept.
    cancelTransfer: async (c) => {
      const { orderNumber } = parseInput(cancellation, await jsonBody(c))
      return cancelTransfer(sandbox, c.get('account'), orderNumber)
    },

    answerQuestion: async (c) =>
      answerQuestion(sandbox, c.get('account'), parseInput(questionReply, await jsonBody(c))),

    getTransferRecord: async (c) => {
      const id = c.req.param('id') ?? ''
      return { item: await findRecord(sandbox.database.queries, c.get('account').id, id) }
    },

    uploadImage: async (c) => {
      if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
        throw new Refusal('An upload is a multipart form')
      }
      const form = await c.req.formData().catch(() => {
        throw new Refusal('An upload is a multipart form')
      })
      const file = form.get('file')
      if (form.get('module') !== 'image') throw new Refusal('Only images can be uploaded')
      if (!(file instanceof File)) throw new Refusal('Upload an image')
      const bytes = new Uint8Array(await file.arrayBuffer())
      return { url: await keepImage(sandbox, c.get('owner'), bytes) }
    },
  }) satisfies Handlers
