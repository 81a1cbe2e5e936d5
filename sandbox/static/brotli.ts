import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { parseAccept } from 'hono/utils/accept'

/** The quality of static hosts, which compress each file once, and of the byte limits. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const takesBrotli = (accepted = ''): boolean =>
  parseAccept(accepted).some(({ type, q }) => type.toLowerCase() === 'br' && q > 0)

/**
 * Compresses responses with Brotli, which `hono/compress` cannot, and static hosts do. Each body is
 * compressed once; the ETag tells whether it is the same, so `hono/etag` must run inside of this.
 */
export function brotli(): MiddlewareHandler {
  const known = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  return async (c, next) => {
    await next()
    const etag = c.res.headers.get('etag')
    const type = c.res.headers.get('content-type') ?? ''
    const isCompressible = c.res.status === 200 && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)
    if (!etag || !isCompressible || !takesBrotli(c.req.header('accept-encoding'))) return

    const { res } = c
    const compressed =
      known.get(etag) ??
      res
        .arrayBuffer()
        .then(async (body) => Buffer.from(await promisify(brotliCompress)(body, options)))
    known.set(etag, compressed)
    c.res = new Response(await compressed, res)
    c.header('content-length', String((await compressed).length))
    c.header('content-encoding', 'br')
    c.header('vary', 'Accept-Encoding')
    c.header('etag', `W/${etag}`)
  }
}
