import Big from 'big.js'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import type { Custody } from '../../shared/api/wire/recipient.ts'
import { minimumUsdWithdrawal } from '../../shared/limits.ts'
import { regionRules } from '../../shared/person/region/region-rules.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { boundCard, cardColumns } from '../bank-cards/bound-card.ts'
import { utc } from '../basics/dates.ts'
import { amountText, moneyText } from '../basics/money-text.ts'
import { isAddress } from '../channels/address.ts'
import { findCryptoChannel, findUsdChannel } from '../channels/list.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { transfers } from '../database/schema.ts'
import { msg } from '../language/msg.ts'
import type { Currency } from '../ledger/accounts.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkRecipient } from '../recipients/rule.ts'
import { uploadOf } from '../uploads/records.ts'
import type { Payload, Proof, UsdtWithdrawal, UsdWithdrawal } from './payload.ts'
import { checkAmount, checkBetween } from './rules.ts'

/** A transfer that passed every rule and is not stored yet. */
export interface Draft {
  readonly currency: Currency
  readonly amount: Big
  /** Deducted from the amount: the recipient gets amount less fee. */
  readonly fee: Big
  readonly address?: string
  readonly custody?: Custody
  readonly exchange?: string
  readonly paymentChannel?: string
  readonly proveImage?: string
  /** The bank account that a withdrawal of USD goes to. */
  readonly card?: ReturnType<typeof cardColumns>
}

const lesserOf = (a: Big, b: Big) => (a.lt(b) ? a : b)

async function usdWithdrawal(queries: Queries, account: Account, payload: UsdWithdrawal) {
  const amount = Big(payload.amount)
  checkAmount(amount, 'USD')
  const card = await boundCard(queries, account.id)
  if (payload.bankCardId !== undefined && payload.bankCardId !== String(card?.id)) {
    throw new Refusal(
      msg('The bank account that you confirmed is no longer in use'),
      refusalCodes.cardChanged,
    )
  }
  if (!card) throw new Refusal(msg('Add a bank account first'))
  const available = (await balancesOf(queries, account.walletNumber)).of('available', 'USD')
  // The minimum in USDT is in its channel.
  checkBetween(amount, Big(minimumUsdWithdrawal), available, 'USD')
  return { currency: 'USD', amount, fee: Big(card.fee), card: cardColumns(card) } as const
}

/** Sum of the account's withdrawals over a channel since midnight UTC, without rejected ones. */
async function withdrawnToday(queries: Queries, account: Account, channel: string, now: Date) {
  const [row] = await queries
    .select({ sum: sql<string>`coalesce(sum(${transfers.amount}), 0)::text` })
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, account.id),
        eq(transfers.type, 'WITHDRAW'),
        eq(transfers.paymentChannel, channel),
        ne(transfers.status, 'Fail'),
        gte(transfers.acceptedAt, utc(now).startOf('day').toDate()),
      ),
    )
  return Big(row?.sum ?? 0)
}

async function usdtWithdrawal(
  queries: Queries,
  account: Account,
  payload: UsdtWithdrawal,
  now: Date,
) {
  if (regionRules(account.region).withdrawsByWireOnly)
    throw new Refusal(msg('In your region, withdrawals are made by bank wire only.'))
  const amount = Big(payload.amount)
  checkAmount(amount, 'USDT')
  const channel = await findCryptoChannel(queries, payload.paymentChannel)
  if (!channel) throw new Refusal(msg('Choose a network'))
  const { fullName } = channel.texts
  if (!channel.allowsWithdrawal)
    throw new Refusal(msg('{fullName} is available for deposits only', { fullName }))
  if (!isAddress(channel.family, payload.address)) {
    throw new Refusal(msg('This address does not belong to {fullName}', { fullName }))
  }
  await checkRecipient(queries, account, { address: payload.address, channel: channel.value }, now)

  const available = (await balancesOf(queries, account.walletNumber)).of('available', 'USDT')
  checkBetween(
    amount,
    Big(channel.withdrawMin),
    lesserOf(available, Big(channel.withdrawMax)),
    'USDT',
  )
  const withdrawn = await withdrawnToday(queries, account, channel.value, now)
  if (withdrawn.plus(amount).gt(channel.withdrawDaily)) {
    const limit = moneyText(channel.withdrawDaily, 'USDT')
    throw new Refusal(msg('This withdrawal would exceed the daily limit of {limit}', { limit }))
  }
  return {
    currency: 'USDT',
    amount,
    fee: Big(channel.withdrawFee),
    address: payload.address,
    ...(payload.custody && { custody: payload.custody }),
    ...(payload.exchange && { exchange: payload.exchange }),
    paymentChannel: channel.value,
  } as const
}

/**
 * A proof reports money that was already sent, so the limits of the method are not checked. The
 * reviewers compare it with the money received.
 */
async function proof(queries: Queries, account: Account, payload: Proof) {
  const amount = Big(payload.amount)
  checkAmount(amount, 'USD')
  if (!(await uploadOf(queries, { accountId: account.id }, payload.proveImage))) {
    throw new Refusal(msg('Upload the remittance proof again'))
  }
  const channel = await findUsdChannel(queries, payload.paymentChannel || 'WIRE')
  const fee = Big(channel?.fee ?? 0)
  if (amount.lte(fee))
    throw new Refusal(
      msg('The amount must be greater than the fee of {fee} USD', { fee: amountText(fee) }),
    )
  return {
    currency: 'USD',
    amount,
    fee,
    paymentChannel: payload.paymentChannel,
    proveImage: payload.proveImage,
  } as const
}

/** Checks a payload against the rules of section 5 and the wallet, or refuses it. */
export function draftOf(
  queries: Queries,
  account: Account,
  payload: Payload,
  now: Date,
): Promise<Draft> {
  if (payload.type === 'DEPOSIT') return proof(queries, account, payload)
  if (payload.transferWay === 'CRYPTO') return usdtWithdrawal(queries, account, payload, now)
  return usdWithdrawal(queries, account, payload)
}
