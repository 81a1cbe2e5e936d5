/** @jsxImportSource hono/jsx */

import { type Context, Hono } from 'hono'
import { cardDecisionInput, decideCard } from '../bank-cards/review.ts'
import type { Env } from '../calls/env.ts'
import type { Sandbox } from '../calls/sandbox.ts'
import { xsrfCookie } from '../calls/xsrf.ts'
import { limitWay, openWay } from '../channels/operate.ts'
import { createContract } from '../contracts/open.ts'
import { contractTextInput, setContractText } from '../contracts/own-texts.ts'
import { findContract } from '../contracts/record.ts'
import { Refusal } from '../core/answer.ts'
import { parseInput } from '../core/parse-input.ts'
import { bookToday } from '../interest/book-interest.ts'
import { addBlocks, blocksInput } from '../transfers/blocks.ts'
import { noteOf, receiveUsdt } from '../transfers/incoming.ts'
import { paymentInput, recordPayment } from '../transfers/pay.ts'
import { askInput, askQuestion } from '../transfers/questions.ts'
import { beginReview, decide } from '../transfers/review.ts'
import { confirmationNames } from './accounts.tsx'
import { renderDashboard } from './dashboard.tsx'
import { createFlashMessages } from './flash-messages.ts'
import { contractOfForm, faultOfForm, typedAmount } from './form-inputs.ts'
import {
  accountNameInput,
  closeInput,
  confirmationInput,
  dailyLimitInput,
  decisionInput,
  incomingInput,
  lockInput,
  openInput,
  orderInput,
  residenceInput,
} from './inputs.ts'
import {
  closeChannel,
  endSessionsOf,
  setConfirmation,
  setRegion,
  unlock,
} from './operator-actions.ts'
import { resetAll } from './reset.ts'
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

type Form = Readonly<Record<string, string>>

const waysBy = { deposit: 'Deposits', withdraw: 'Withdrawals' } as const

const formOf = async (c: Context<Env>): Promise<Form> => {
  const fields = Object.entries(await c.req.parseBody()).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  if (fields.some(([, value]) => value.includes('\0'))) {
    throw new Refusal('No text may have a NUL character')
  }
  return Object.fromEntries(fields)
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

  /** Handles a form, then redirects to its part of the page with a flash message of the result. */
  const form = (path: string, part: string, work: (form: Form) => Promise<string> | string) =>
    app.post(`/sandbox/control/${path}`, async (c) => {
      const fields = await formOf(c)
      const message = await Promise.resolve()
        .then(() => work(fields))
        .catch((error: unknown) => {
          if (error instanceof Refusal) return `Refused: ${error.message}`
          throw error
        })
      return c.redirect(`/sandbox?note=${flashMessages.add(message)}#${part}`, 303)
    })

  form('region', 'accounts', async (fields) => {
    const { account, region } = parseInput(residenceInput, fields)
    return `${await setRegion(sandbox.database.queries, account, region)} lives in ${region} now.`
  })
  form('confirmation', 'accounts', async (fields) => {
    const input = parseInput(confirmationInput, fields)
    const name = await setConfirmation(sandbox.database.queries, input)
    return `${name} confirms orders: ${confirmationNames[input.confirms]}.`
  })
  form('end-sessions', 'accounts', async (fields) => {
    const { account } = parseInput(accountNameInput, fields)
    return `Every session of ${await endSessionsOf(sandbox, account)} has ended.`
  })
  form('unlock', 'accounts', async (fields) => {
    const lock = parseInput(lockInput, fields)
    await unlock(sandbox.database.queries, lock)
    return `${lock.name} can sign in again.`
  })
  form('review', 'reviews', async (fields) => {
    const { orderNumber, status } = await decide(sandbox, parseInput(decisionInput, fields))
    return `Order ${orderNumber} decided; its status is ${status}.`
  })
  form('review/begin', 'reviews', async (fields) => {
    const { orderNumber } = await beginReview(sandbox, parseInput(orderInput, fields).orderNumber)
    return `The review of order ${orderNumber} has begun.`
  })
  form('review/question', 'reviews', async (fields) => {
    await askQuestion(sandbox, parseInput(askInput, fields))
    return 'The question was asked.'
  })
  form('payment', 'payments', async (fields) => {
    const { orderNumber } = await recordPayment(sandbox, parseInput(paymentInput, fields))
    return `Order ${orderNumber} paid.`
  })
  form('card', 'cards', async (fields) => {
    const status = await decideCard(sandbox, parseInput(cardDecisionInput, fields))
    return `Bank account ${status === 'Success' ? 'added' : 'rejected'}.`
  })
  form('close', 'channels', async ({ minutes = '', ...fields }) => {
    const closing = parseInput(closeInput, {
      ...fields,
      ...(minutes.trim() !== '' && { minutes: Number(minutes) }),
    })
    await closeChannel(sandbox, closing)
    return `${waysBy[closing.direction]} by ${closing.channel} are closed.`
  })
  form('open', 'channels', async (fields) => {
    const way = parseInput(openInput, fields)
    await openWay(sandbox.database.queries, way)
    return `${waysBy[way.direction]} by ${way.channel} are open.`
  })
  form('limit', 'channels', async (fields) => {
    const dailyLimit = typedAmount(fields.dailyLimit, 'USDT')
    const limit = parseInput(dailyLimitInput, { ...fields, dailyLimit })
    await limitWay(sandbox.database.queries, limit)
    return `${waysBy[limit.direction]} by ${limit.channel} have the daily limit ${limit.dailyLimit}.`
  })
  form('interest', 'terms', async () => {
    const count = await bookToday(sandbox)
    if (count === 0) return 'Today’s interest has already been booked.'
    return `Today’s interest booked for ${count} account${count === 1 ? '' : 's'}.`
  })
  form('incoming', 'incoming', async (fields) => {
    const { blocks = '' } = fields
    const input = {
      ...fields,
      amount: typedAmount(fields.amount, 'USDT'),
      blocks: blocks === '' ? undefined : Number(blocks),
    }
    return (await receiveUsdt(sandbox, parseInput(incomingInput, input))).note
  })
  form('incoming/blocks', 'incoming', async ({ blocks = '1', ...fields }) => {
    const input = parseInput(blocksInput, { ...fields, blocks: Number(blocks) })
    return noteOf(await addBlocks(sandbox, input))
  })
  form('contract', 'contracts', async (fields) => {
    const { number, token } = await createContract(sandbox, contractOfForm(fields))
    return `Contract ${number} created; its link has the token ${token}. It is shown only now.`
  })
  form('contract/text', 'contracts', async (fields) => {
    const text = parseInput(contractTextInput, fields)
    await setContractText(sandbox, text)
    return text.text.trim() ? 'The text is set.' : 'The text is removed.'
  })
  form('faults', 'faults', (fields) => {
    const { call, kind } = sandbox.faults.add(faultOfForm(fields))
    return `Fault set: ${kind} on ${call}.`
  })
  form('faults/remove', 'faults', ({ id }) => {
    sandbox.faults.remove({ id: Number(id) })
    return 'Fault removed.'
  })
  form('reset', 'reset', async () => {
    await resetAll(sandbox)
    return 'Everything has been reset.'
  })
  return app
}
