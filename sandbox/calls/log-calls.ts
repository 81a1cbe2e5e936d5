import type { MiddlewareHandler } from 'hono'
import type { ApiContext, Env } from './env.ts'
import type { Sandbox } from './sandbox.ts'

async function codeOf(response: Response): Promise<number | null> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null
  try {
    const { code } = (await response.clone().json()) as { code?: unknown }
    return typeof code === 'number' ? code : null
  } catch {
    return null
  }
}

/** The JSON body of a request, or the content type of another body. */
const sentTo = async (c: ApiContext): Promise<unknown> =>
  c.req.header('content-type')?.startsWith('application/json')
    ? c.req.json().catch(() => 'not JSON')
    : (c.req.header('content-type')?.split(';')[0] ?? null)

/** Logs every call when it arrives, and completes the entry after the response. */
export const logged =
  ({ calls, clock }: Pick<Sandbox, 'calls' | 'clock'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (c.req.method === 'OPTIONS') return next()
    const finish = calls.begin(
      {
        at: clock().toISOString(),
        method: c.req.method,
        path: c.req.path,
        idempotencyKey: c.req.header('idempotency-key') ?? null,
        body: await sentTo(c),
      },
      c.req.raw.headers,
      c.get('mailbox'),
    )
    await next()
    const fault = c.get('fault') ?? null
    const wasCut = fault === 'cut' || fault === 'reset'
    finish({
      status: wasCut ? 0 : c.res.status,
      code: wasCut ? null : await codeOf(c.res),
      fault,
      ...(c.get('differences') && { differences: c.get('differences') }),
    })
  }
