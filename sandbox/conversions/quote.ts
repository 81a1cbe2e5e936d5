import Big from 'big.js'
import { and, eq, isNull, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { conversionQuote } from '../../shared/api/wire/conversion.ts'
import { decimal } from '../../shared/money/decimal-text.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { utc } from '../basics/dates.ts'
import { randomId } from '../basics/random.ts'
import { Refusal } from '../core/answer.ts'
import type { SandboxDeps } from '../core/context.ts'
import { conversionQuotes } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkAmount, checkAvailable } from '../transfers/rules.ts'
import { conversionOf, conversionTerms } from './settings.ts'

/** The request of `getConversionQuote`: USDT. */
export const quoteInput = v.strictObject({ amount: decimal })

/** Quotes a rate for a conversion, and deletes the expired, unused quotes of the account. */
export async function quoteConversion(
  deps: SandboxDeps,
  account: Account,
  text: string,
): Promise<v.InferInput<typeof conversionQuote>> {
  const { queries } = deps.database
  const amount = Big(text)
  checkAmount(amount, 'USDT')
  checkAvailable(
    amount,
    (await balancesOf(queries, account.walletNumber)).of('available', 'USDT'),
    'USDT',
  )
  const { fee, receives } = conversionOf(amount)
  if (receives.lte(0)) {
    throw new Refusal(msg('The amount is too small to convert'))
  }

  const at = deps.clock()
  const { rate, validSeconds } = conversionTerms
  const quoteId = randomId(deps)
  await queries
    .delete(conversionQuotes)
    .where(
      and(
        eq(conversionQuotes.accountId, account.id),
        isNull(conversionQuotes.orderNumber),
        lt(conversionQuotes.expiresAt, utc(at).subtract(1, 'day').toDate()),
      ),
    )
  await queries.insert(conversionQuotes).values({
    id: quoteId,
    accountId: account.id,
    rate,
    amount: amount.toFixed(),
    fee: fee.toFixed(),
    receives: receives.toFixed(),
    expiresAt: utc(at).add(validSeconds, 'second').toDate(),
  })
  return {
    quoteId,
    rate,
    amount: amount.toFixed(),
    fee: fee.toFixed(),
    receives: receives.toFixed(),
    validSeconds,
  }
}
