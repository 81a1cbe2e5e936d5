import Big from 'big.js'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import type { Custody } from '../../shared/api/wire/recipient.ts'
import { minimumUsdWithdrawal } from '../../shared/limits.ts'
import { regionRules } from '../../shared/person/region/region-rules.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { boundCard, cardColumns } from '../bank-cards/bound-card.ts'
import { amountText } from '../basics/money-text.ts'
import { isAddress } from '../channels/address.ts'
import { closedMessage, closureOf, type Way } from '../channels/closures.ts'
import { sentToday } from '../channels/day-limits.ts'
import { findCryptoChannel, findUsdChannel } from '../channels/list.ts'
import { Refusal } from '../core/answer.ts'
import type { Queries } from '../database/database.ts'
import { type Message, msg } from '../language/msg.ts'
import type { Currency } from '../ledger/accounts.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkRecipient } from '../recipients/rule.ts'
import { uploadOf } from '../uploads/records.ts'
import type { Payload, Proof, UsdtWithdrawal, UsdWithdrawal } from './payload.ts'
import { checkAmount, checkAvailable, checkLimits, checkMinimum } from './rules.ts'

/** A transfer that passed every rule and is not stored yet. */
export interface Draft {
  readonly currency: Currency
  readonly amount: Big
  /** Deducted from the amount: the recipient gets amount less fee. */
  readonly fee: Big
  readonly address?: string
  /** Of a withdrawal: the whole address or account number that it goes to. */
  readonly destination?: string
  readonly custody?: Custody
  readonly exchange?: string
  readonly paymentChannel?: string
  readonly proveImage?: string
  /** The bank account that a withdrawal of USD goes to. */
  readonly card?: ReturnType<typeof cardColumns>
}

/** Refuses an order through a network or by a method that is closed. */
async function checkOpen(queries: Queries, way: Way, name: string | Message, now: Date) {
  const closing = await closureOf(queries, way, now)
  if (closing) throw new Refusal(closedMessage(closing, name), refusalCodes.channelClosed)
}

const wires = { direction: 'withdraw', channel: 'WIRE' } as const

async function usdWithdrawal(
  queries: Queries,
  account: Account,
  payload: UsdWithdrawal,
  now: Date,
) {
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
  await checkOpen(queries, wires, msg('Bank wire'), now)
  const available = (await balancesOf(queries, account.walletNumber)).of('available', 'USD')
  // The minimum in USDT is in its channel.
  checkMinimum(amount, Big(minimumUsdWithdrawal), 'USD')
  checkAvailable(amount, available, 'USD')
  const wire = await findUsdChannel(queries, wires.channel)
  const sent = (await sentToday(queries, account.id, now)).by(wires)
  const limits = { max: wire?.withdrawMax ?? null, daily: wire?.withdrawDaily ?? null, sent }
  checkLimits(amount, limits, 'USD')
  return {
    currency: 'USD',
    amount,
    fee: Big(card.fee),
    card: cardColumns(card),
    destination: card.bankAccount,
  } as const
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
  const way = { direction: 'withdraw', channel: channel.value } as const
  await checkOpen(queries, way, fullName, now)
  if (!isAddress(channel.family, payload.address)) {
    throw new Refusal(msg('This address does not belong to {fullName}', { fullName }))
  }
  await checkRecipient(queries, account, { address: payload.address, channel: channel.value }, now)

  const available = (await balancesOf(queries, account.walletNumber)).of('available', 'USDT')
  checkMinimum(amount, Big(channel.withdrawMin), 'USDT')
  checkAvailable(amount, available, 'USDT')
  const sent = (await sentToday(queries, account.id, now)).by(way)
  checkLimits(amount, { max: channel.withdrawMax, daily: channel.withdrawDaily, sent }, 'USDT')
  return {
    currency: 'USDT',
    amount,
    fee: Big(channel.withdrawFee),
    address: payload.address,
    destination: payload.address,
    ...(payload.custody && { custody: payload.custody }),
    ...(payload.exchange && { exchange: payload.exchange }),
    paymentChannel: channel.value,
  } as const
}

/**
 * A proof reports money that was already sent, so neither the limits of the method are checked nor
 * whether it is open. The reviewers compare it with the money received.
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
  return usdWithdrawal(queries, account, payload, now)
}
