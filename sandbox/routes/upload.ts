import { bodyLimit } from 'hono/body-limit'
import { Refusal, success } from '../answer.ts'
import type { Sandbox } from '../context.ts'
import { keepImage } from '../uploads/records.ts'
import type { Handlers } from './env.ts'

/** More than any photo of a phone: refused unread. Images above 3 MB get the words of the rule. */
const unread = 32 * 1024 * 1024

const limited = bodyLimit({
  maxSize: unread,
  onError: () => {
    throw new Refusal('Images must be JPG or PNG, at most 3MB')
  },
})

export const uploadHandlers = (sandbox: Sandbox) =>
  ({
    uploadImage: async (c) => {
      if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
        throw new Refusal('An upload is a multipart form')
      }
      const refusal = await limited(c, async () => {})
      if (refusal) return refusal
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
