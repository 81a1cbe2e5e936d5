import { Hono } from 'hono'
import type { Env } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { findUpload } from '../uploads/records.ts'

/** Serves uploaded images at their unguessable addresses. */
export function uploadsRoutes({ database, uploads }: Sandbox): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/sandbox/uploads/:name', async (c) => {
    const found = await findUpload(database.queries, c.req.param('name'))
    const bytes = found && (await uploads.read(found.name))
    if (!found || !bytes) return c.text('Not Found', 404)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': found.contentType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  return app
}
