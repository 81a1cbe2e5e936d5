import type { Handlers } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { Refusal, success } from '../core/answer.ts'
import { keepImage } from '../uploads/keep-image.ts'

export const uploadHandlers = (sandbox: Sandbox) =>
  ({
    uploadImage: async (c) => {
      if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
        throw new Refusal('An upload is a multipart form')
      }
      const form = await c.req.formData().catch(() => {
        throw new Refusal('An upload is a multipart form')
      })
      const file = form.get('file')
      if (form.get('module') !== 'image') throw new Refusal('Only images can be uploaded')
      if (!(file instanceof File)) throw new Refusal('Please upload an image')
      const bytes = new Uint8Array(await file.arrayBuffer())
      return c.json(success({ url: await keepImage(sandbox, c.get('owner'), bytes) }))
    },
  }) satisfies Handlers
