import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { listAccounts } from '../accounts/list.ts'
import { cardDecisionInput, decideCard, listOpenCards } from '../bank-cards/review.ts'
import type { CallLog } from '../calls/call-log.ts'
import type { Env } from '../calls/env.ts'
import { type Faults, faultInput } from '../calls/faults.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { forgetSends } from '../codes/send.ts'
import { createContract } from '../contracts/open.ts'
import { listContracts } from '../contracts/record.ts'
import { parseInput } from '../core/parse-input.ts'
import { bookToday } from '../interest/book-interest.ts'
import { mailboxOf } from '../messages/contact.ts'
import { address } from '../messages/contact-inputs.ts'
import { inbox } from '../messages/inbox.ts'
import { listIncoming, receiveUsdt } from '../transfers/incoming.ts'
import { listTransfers } from '../transfers/record.ts'
import { decide } from '../transfers/review.ts'
import { createTestAccount } from './create-test-account.ts'
import {
  accountInput,
  accountNameInput,
  contractInput,
  decisionInput,
  incomingInput,
  lockInput,
  residenceInput,
} from './inputs.ts'
import { endSessionsOf, setRegion, unlock } from './operator-actions.ts'
import { resetAll } from './reset.ts'

const bodyOf = async <Schema extends v.GenericSchema>(c: Context<Env>, schema: Schema) =>
  parseInput(schema, await c.req.json().catch(() => undefined))

/** An e-mail address or a mobile number in the query. */
const addressOf = (c: Context<Env>, name = 'email'): string | undefined => {
  const text = c.req.query(name)
  return text === undefined ? undefined : parseInput(address, text)
}

const scopeOf = (c: Context<Env>) => {
  const to = addressOf(c)
  return { token: c.req.query('token'), mailbox: to && mailboxOf(to) }
}

/** Faults as JSON. */
export const faultRoutes = (faults: Faults): Hono<Env> =>
  new Hono<Env>()
    .get('/faults', (c) => c.json({ faults: faults.list() }))
    .post('/faults', async (c) => c.json({ fault: faults.add(await bodyOf(c, faultInput)) }))
    .delete('/faults', (c) => {
      const { id, token } = c.req.query()
      faults.remove({ id: id ? Number(id) : undefined, token, email: addressOf(c) })
      return c.json({ faults: faults.list() })
    })

/** The log of the calls as JSON. */
export const callRoutes = (calls: CallLog): Hono<Env> =>
  new Hono<Env>()
    .get('/calls', (c) => c.json({ calls: calls.list(scopeOf(c)) }))
    .delete('/calls', (c) => {
      calls.clear(scopeOf(c))
      return c.json({ success: true })
    })

/** The control page as JSON, for tests. A refusal is HTTP 400 with a message. */
export function controlApi(sandbox: Sandbox): Hono<Env> {
  const { database, faults, calls, clock } = sandbox
  const { queries } = database
  const app = new Hono<Env>().basePath('/sandbox/api')

  app.get('/accounts', async (c) =>
    c.json(await listAccounts(queries, clock(), { search: c.req.query('search') })),
  )
  app.post('/account', async (c) => {
    return c.json(await createTestAccount(sandbox, await bodyOf(c, accountInput)))
  })

  app.post('/account/region', async (c) => {
    const { account, region } = await bodyOf(c, residenceInput)
    await setRegion(queries, account, region)
    return c.json({ success: true })
  })
  app.post('/account/end-sessions', async (c) => {
    const { account } = await bodyOf(c, accountNameInput)
    await endSessionsOf(sandbox, account)
    return c.json({ success: true })
  })
  app.post('/unlock', async (c) => {
    await unlock(queries, await bodyOf(c, lockInput))
    return c.json({ success: true })
  })

  app.route('/', faultRoutes(faults))
  app.route('/', callRoutes(calls))

  app.get('/transfers', async (c) => {
    const accountId = c.req.query('accountId')
    return c.json({ transfers: await listTransfers(queries, { accountId }) })
  })
  app.get('/reviews', async (c) =>
    c.json({ reviews: await listTransfers(queries, { only: 'open' }) }),
  )
  app.post('/reviews', async (c) =>
    c.json({ transfer: await decide(sandbox, await bodyOf(c, decisionInput)) }),
  )

  app.get('/cards', async (c) => c.json({ cards: await listOpenCards(queries) }))
  app.post('/cards', async (c) =>
    c.json({ status: await decideCard(sandbox, await bodyOf(c, cardDecisionInput)) }),
  )

  app.post('/interest', async (c) => c.json({ booked: await bookToday(sandbox) }))

  app.get('/incoming', async (c) => c.json({ incoming: await listIncoming(queries) }))
  app.post('/incoming', async (c) => {
    const input = await bodyOf(c, incomingInput)
    return c.json(await receiveUsdt(sandbox, input.address, input.amount))
  })

  app.get('/inbox', async (c) => {
    const to = addressOf(c, 'to')
    return c.json({ mails: await inbox(queries, 200, to) })
  })
  app.delete('/code-sends', async (c) => {
    await forgetSends(queries, parseInput(address, c.req.query('email')))
    return c.json({ success: true })
  })

  app.get('/contracts', async (c) => {
    const token = c.req.query('token')
    return c.json({ contracts: await listContracts(queries, clock(), { token }) })
  })
  app.post('/contract', async (c) =>
    c.json(await createContract(sandbox, await bodyOf(c, contractInput))),
  )

  app.post('/reset', async (c) => {
    await resetAll(sandbox)
    return c.json({ success: true })
  })
  return app
}
