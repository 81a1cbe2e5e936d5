import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { listAccounts } from '../accounts/list.ts'
import { openAccount } from '../accounts/open.ts'
import type { Sandbox } from '../context.ts'
import { faultInput } from '../faults.ts'
import { accountInput, decisionInput, incomingInput, parseInput } from '../inputs.ts'
import { inbox } from '../mails.ts'
import { freshId } from '../random.ts'
import { resetAll } from '../reset.ts'
import { listIncoming, receiveUsdt } from '../transfers/incoming.ts'
import { listTransfers } from '../transfers/record.ts'
import { decide } from '../transfers/review.ts'
import type { Env } from './env.ts'

const bodyOf = async <Schema extends v.GenericSchema>(c: Context<Env>, schema: Schema) =>
  parseInput(schema, await c.req.json().catch(() => undefined))

/** What tests use of the control page: plain JSON in and out, refusals as HTTP 400 with a message. */
export function controlApi(sandbox: Sandbox): Hono<Env> {
  const { database, faults, calls, clock } = sandbox
  const { queries } = database
  const app = new Hono<Env>().basePath('/sandbox/api')

  app.get('/accounts', async (c) => c.json({ accounts: await listAccounts(queries) }))
  app.post('/account', async (c) => {
    const input = await bodyOf(c, accountInput)
    const id = freshId(sandbox)
    const token = `sandbox-${id}`
    await queries.transaction((tx) => openAccount(tx, clock(), { ...input, id, token }))
    return c.json({ token })
  })

  app.get('/faults', (c) => c.json({ faults: faults.list() }))
  app.post('/faults', async (c) => c.json({ fault: faults.add(await bodyOf(c, faultInput)) }))
  app.delete('/faults', (c) => {
    const { id, token } = c.req.query()
    faults.remove({ ...(id && { id: Number(id) }), ...(token && { token }) })
    return c.json({ faults: faults.list() })
  })

  app.get('/calls', (c) => c.json({ calls: calls.list(c.req.query('token')) }))
  app.delete('/calls', (c) => {
    calls.clear(c.req.query('token'))
    return c.json({ success: true })
  })

  app.get('/transfers', async (c) => c.json({ transfers: await listTransfers(queries) }))
  app.get('/reviews', async (c) => c.json({ reviews: await listTransfers(queries, 'open') }))
  app.post('/reviews', async (c) =>
    c.json({ transfer: await decide(sandbox, await bodyOf(c, decisionInput)) }),
  )

  app.get('/incoming', async (c) => c.json({ incoming: await listIncoming(queries) }))
  app.post('/incoming', async (c) => {
    const input = await bodyOf(c, incomingInput)
    return c.json(await receiveUsdt(sandbox, input.address, input.amount))
  })

  app.get('/inbox', async (c) => c.json({ mails: await inbox(queries) }))
  app.post('/reset', async (c) => {
    await resetAll(sandbox)
    return c.json({ success: true })
  })
  return app
}
