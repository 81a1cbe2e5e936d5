import type { MiddlewareHandler } from 'hono'
import { endpoints } from '../../shared/api/endpoints/all.ts'
import { maxPictureBytes } from '../../shared/limits.ts'
import { refused } from '../core/answer.ts'
import { unfitImage } from '../uploads/keep-image.ts'
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

/** Deepest nesting of a body; no call needs more than three levels. */
const maxDepth = 20

/** Whether PostgreSQL can store a text: it has no NUL, and no half of a surrogate pair. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** What is wrong with the JSON of a body, whatever its content type says. */
function faultOf(json: unknown): string | undefined {
  let level = [json]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return `A body has at most ${maxDepth} levels`
    const texts = level.flatMap((value) =>
      typeof value === 'string' ? [value] : Object.keys(Object(value)),
    )
    if (!texts.every(isStorable)) return 'No text may have a NUL character or half a character'
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return undefined
}

/** Parses JSON; `undefined` for anything else. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Refuses what no call can mean, and what PostgreSQL cannot store in a text. */
export const storableText: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.url.includes('%00')) {
    return c.json(refused(400, 'No text may have a NUL character'), 400)
  }
  const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isUpload(c)
  const fault = hasBody ? faultOf(jsonOf(await c.req.text())) : undefined
  if (fault !== undefined) return c.json(refused(400, fault), 400)
  await next()
}
