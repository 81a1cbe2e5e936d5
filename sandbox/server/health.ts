import { Hono } from 'hono'
import type { Env } from '../calls/env.ts'

/** Answers `/health`: 200 while the sandbox can work, else 503. For containers and monitors. */
export function healthRoute(version: string, check: () => Promise<unknown>): Hono<Env> {
  return new Hono<Env>().get('/health', async (c) => {
    const isWell = await check().then(
      () => true,
      () => false,
    )
    c.header('cache-control', 'no-store')
    return c.json({ status: isWell ? 'ok' : 'database unusable', version }, isWell ? 200 : 503)
  })
}
