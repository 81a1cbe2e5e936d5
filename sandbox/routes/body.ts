import type { MiddlewareHandler } from 'hono'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { maxPictureBytes } from '../../shared/limits.ts'
import { refused } from '../answer.ts'
import { unfitImage } from '../uploads/records.ts'
import type { ApiContext, Env } from './env.ts'

const kilobyte = 1024

/** Limit for JSON and forms, many times what any call needs. */
const maxTextBytes = 64 * kilobyte

/** Limit for an upload: a picture and the form around it. */
const maxUploadBytes = maxPictureBytes + 16 * kilobyte

const isUpload = (c: ApiContext): boolean => c.req.path === endpoints.uploadImage.path

/**
 * Refuses a long body before it is read. A chunked body, which has no length, is refused as well:
 * browsers send none.
 */
export const shortBody: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.header('transfer-encoding')) {
    return c.json(refused(411, 'The length of the body is needed'), 411)
  }
  const length = Number(c.req.header('content-length') ?? 0)
  if (isUpload(c) && length > maxUploadBytes) {
    throw unfitImage()
  }
  if (!isUpload(c) && length > maxTextBytes) {
    return c.json(refused(413, 'At most 64 kB may be sent'), 413)
  }
  await next()
}

/** The NUL character as JSON spells it: an escape whose backslash is not itself escaped. */
const nulInJson = /(?<!\\)(\\\\)*\\u0000/

/** Refuses the NUL character, which PostgreSQL cannot store in a text. */
export const withoutNul: MiddlewareHandler<Env> = async (c, next) => {
  const hasText = c.req.header('content-type')?.startsWith('application/json') && !isUpload(c)
  const isRefused = c.req.url.includes('%00') || (hasText && nulInJson.test(await c.req.text()))
  if (isRefused) return c.json(refused(400, 'No text may have a NUL character'), 400)
  await next()
}
