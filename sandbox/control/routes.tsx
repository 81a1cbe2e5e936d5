/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import type { Env } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { xsrfCookie } from '../calls/xsrf.ts'
import { findContract } from '../contracts/record.ts'
import { Refusal } from '../core/answer.ts'
import { controlCalls } from './control-api.ts'
import { formRoutes } from './control-call.ts'
import { renderDashboard } from './dashboard.tsx'
import { createFlashMessages } from './flash-messages.ts'
import { renderSignedCopy } from './signed-copy.tsx'

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'self'"

const pageHeaders = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** The control page: plain forms that redirect back to it. It needs no script. */
export function controlPage(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>()
  const flashMessages = createFlashMessages()

  app.get('/sandbox', xsrfCookie(sandbox), async (c) => {
    const message = flashMessages.take(c.req.query('note') ?? '')
    return c.html(await renderDashboard(sandbox, message, c.req.query('search')), 200, pageHeaders)
  })

  app.get('/sandbox/contracts/:id', async (c) => {
    const { database, clock } = sandbox
    const contract = await findContract(database.queries, c.req.param('id'), clock())
    if (!contract?.signed) return c.text('There is no signed contract here', 404)
    return c.html(renderSignedCopy(contract, contract.signed), 200, pageHeaders)
  })

  /** A form leads back to its part of the page, which shows what it has done. */
  const addressAfter = async (work: Promise<string>, part: string) => {
    const message = await work.catch((error: unknown) => {
      if (error instanceof Refusal) return `Refused: ${error.message}`
      throw error
    })
    return `/sandbox?note=${flashMessages.add(message)}#${part}`
  }
  app.route('/', formRoutes(controlCalls, sandbox, addressAfter))
  return app
}
