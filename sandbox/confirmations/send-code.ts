import { and, eq, gt, sql } from 'drizzle-orm'
import { refusalCodes, sandboxRefusalCodes } from '../../shared/api/refusal-codes.ts'
import { codeLength } from '../../shared/limits.ts'
import { walletNetwork, wireNetwork } from '../../shared/orders/confirmation/order-text.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { secondsLeft, utc } from '../basics/dates.ts'
import { saltedHash } from '../basics/hash.ts'
import { moneyText } from '../basics/money-text.ts'
import { randomDigits, randomId } from '../basics/random.ts'
import { codeTooSoon, Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { confirmationLimits } from '../core/limits.ts'
import { lockName, type Queries } from '../database/database.ts'
import { confirmations } from '../database/schema.ts'
import { joinSentences, linesIn } from '../language/localized-text.ts'
import { type Message, msg } from '../language/msg.ts'
import { textIn } from '../language/text-in.ts'
import { addToInbox } from '../messages/inbox.ts'
import { deliver } from '../messages/mailer.ts'
import { type MessageText, mailFooter, messageTo, textFooter } from '../messages/message.ts'
import { linesOf } from './lines.ts'

const wayOf = (network: string): Message => {
  if (network === wireNetwork) return msg('bank wire')
  if (network === walletNetwork) return msg('transfer to a friend')
  return msg('network {network}', { network })
}

/**
 * The message names the order: a person who confirms another one than they wanted, because a page or
 * a proxy has changed it, can see it here.
 */
function codeText({ locale }: Account, order: string, code: string): MessageText {
  const { amount, currency, network, destination, fee } = linesOf(order)
  const what = msg('To confirm: {sum} to {destination} ({way}), fee {fee}.', {
    sum: moneyText(amount, currency),
    destination,
    way: wayOf(network),
    fee: moneyText(fee, currency),
  })
  const first = msg('Your code to confirm this order is {code}.', { code })
  const { minutes } = confirmationLimits
  const rules = msg(
    'It confirms only this order and is valid for {minutes} minutes. We will never ask for it by phone or message.',
    { minutes },
  )
  const warning = msg(
    'If you did not request this, or if the order is not the one you want, do not enter the code, and tell your broker.',
  )
  return {
    subject: textIn(locale, msg('Confirm your order')),
    lines: linesIn(locale, [what], [first, rules], [warning], [mailFooter]),
    short: joinSentences(locale, [what, first, textFooter]),
  }
}

/** Refuses more codes in an hour than an account may get. */
async function checkHour(queries: Queries, account: Account, at: Date): Promise<void> {
  const hourAgo = utc(at).subtract(1, 'hour').toDate()
  const [sent] = await queries
    .select({
      codes: sql<number>`coalesce(sum(${confirmations.codeSends}), 0)::integer`,
      first: sql<string | null>`min(${confirmations.createdAt})`,
    })
    .from(confirmations)
    .where(and(eq(confirmations.accountId, account.id), gt(confirmations.createdAt, hourAgo)))
  if (!sent?.first || sent.codes < confirmationLimits.codesPerHour) return
  throw codeTooSoon(secondsLeft(new Date(sent.first), 60 * 60, at), sandboxRefusalCodes.tooSoon)
}

/**
 * Sends the code of a confirmation, in place of the one that was sent before.
 *
 * @throws Refusal if nothing waits for a code, or too soon after the last one
 */
export async function sendOrderCode(
  deps: SandboxDeps,
  account: Account,
  id: string,
): Promise<void> {
  const mail = await deps.database.queries.transaction(async (tx) => {
    await lockName(tx, 'mailbox', account.id)
    const [row] = await tx
      .select()
      .from(confirmations)
      .where(and(eq(confirmations.id, id), eq(confirmations.accountId, account.id)))
      .for('update')
    const at = deps.clock()
    if (!row || row.usedAt || row.expiresAt <= at) {
      throw new Refusal(msg('There is no order to confirm.'), sandboxRefusalCodes.notFound)
    }
    const wait = row.codeSentAt ? secondsLeft(row.codeSentAt, deps.codeLimits.resendSeconds, at) : 0
    if (wait > 0) throw codeTooSoon(wait, refusalCodes.codeSent)
    await checkHour(tx, account, at)
    const code = randomDigits(deps, codeLength)
    const codeSalt = randomId(deps)
    await tx
      .update(confirmations)
      .set({
        codeSalt,
        codeHash: saltedHash(codeSalt, id, code),
        codeSentAt: at,
        codeSends: row.codeSends + 1,
        wrongTries: 0,
      })
      .where(eq(confirmations.id, id))
    const message = messageTo(account.contact, codeText(account, row.order, code))
    await addToInbox(tx, at, message)
    return message
  })
  deliver(deps.mailer, mail)
}
