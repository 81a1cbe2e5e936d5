import Big from 'big.js'
import { eq } from 'drizzle-orm'
import { boundCard, cardColumns } from '../bank-cards/bound-card.ts'
import { utc } from '../basics/dates.ts'
import { addressFrom } from '../channels/address.ts'
import { addressesOf } from '../channels/deposit-address.ts'
import { conversionOf, conversionTerms } from '../conversions/settings.ts'
import type { SandboxDeps } from '../core/context.ts'
import type { Queries } from '../database/database.ts'
import { reviews, transfers, wallets } from '../database/schema.ts'
import { orderNumberAt } from '../transfers/order-number.ts'

type NewTransfer = typeof transfers.$inferInsert

/** A movement from before the demo account was opened in this sandbox. */
interface Past {
  readonly daysAgo: number
  /** Hour in UTC. */
  readonly hour: number
  readonly movement: Pick<NewTransfer, 'type' | 'currency'> & Partial<NewTransfer>
  readonly amount: string
  /** Which tier rejected a request and why; without it the request was approved. */
  readonly rejected?: { readonly tier: 'BROKER' | 'CLEARING'; readonly reason: string }
  readonly isRequest?: boolean
}

const wire = (type: 'DEPOSIT' | 'WITHDRAW', fee = '0') =>
  ({ type, transferWay: 'WIRE', currency: 'USD', fee }) as const

const crypto = (type: 'DEPOSIT' | 'WITHDRAW', paymentChannel: string, address: string, fee = '0') =>
  ({ type, transferWay: 'CRYPTO', currency: 'USDT', paymentChannel, address, fee }) as const

const friend = (direction: 'IN' | 'OUT', currency: 'USD' | 'USDT', counterparty: string) =>
  ({ type: 'TRANSFER', direction, currency, counterparty }) as const

const conversion = (amount: string) => {
  const { fee, receives } = conversionOf(Big(amount))
  return {
    type: 'TRANSFER',
    direction: 'OUT',
    currency: 'USDT',
    fee: fee.toFixed(),
    converted: receives.toFixed(),
    rate: conversionTerms.rate,
  } as const
}

/** Every type and status, except the transfers under review, which `demo.ts` places. */
function pastOf(
  deposit: (channel: string) => string,
  friendWallet: string,
  card: Partial<NewTransfer>,
): Past[] {
  const tron = addressFrom('TRON', 'Sandbox: an address of the demo holder')
  const evm = addressFrom('EVM', 'Sandbox: an address of the demo holder')
  const interest = { type: 'INTEREST_RATE', currency: 'USD' } as const
  return [
    { daysAgo: 211, hour: 9, amount: '15000', movement: wire('DEPOSIT'), isRequest: true },
    {
      daysAgo: 187,
      hour: 3,
      amount: '2500',
      movement: crypto('DEPOSIT', 'ERC20', deposit('ERC20')),
    },
    {
      daysAgo: 164,
      hour: 14,
      amount: '800',
      movement: { ...wire('WITHDRAW', '25'), ...card },
      isRequest: true,
      rejected: { tier: 'BROKER', reason: 'The bank account is closed' },
    },
    {
      daysAgo: 163,
      hour: 7,
      amount: '800',
      movement: { ...wire('WITHDRAW', '25'), ...card },
      isRequest: true,
    },
    { daysAgo: 131, hour: 22, amount: '400', movement: friend('OUT', 'USD', friendWallet) },
    {
      daysAgo: 98,
      hour: 11,
      amount: '3000',
      movement: { ...wire('DEPOSIT', '1.5'), paymentChannel: 'PAYPAL' },
      isRequest: true,
      rejected: { tier: 'CLEARING', reason: 'The remitter is not the account holder' },
    },
    {
      daysAgo: 90,
      hour: 8,
      amount: '12000',
      movement: { ...wire('DEPOSIT'), paymentChannel: 'ACH' },
      isRequest: true,
    },
    {
      daysAgo: 61,
      hour: 18,
      amount: '4000.5',
      movement: crypto('DEPOSIT', 'TRC20', deposit('TRC20')),
    },
    {
      daysAgo: 44,
      hour: 5,
      amount: '350.25',
      movement: crypto('WITHDRAW', 'BEP20', evm, '0.8'),
      isRequest: true,
    },
    {
      daysAgo: 37,
      hour: 13,
      amount: '120',
      movement: crypto('WITHDRAW', 'TRC20', tron, '1'),
      isRequest: true,
      rejected: { tier: 'CLEARING', reason: 'The address does not belong to the account holder' },
    },
    { daysAgo: 29, hour: 10, amount: '1000', movement: conversion('1000') },
    { daysAgo: 15, hour: 21, amount: '60.75', movement: friend('IN', 'USDT', friendWallet) },
    { daysAgo: 8, hour: 16, amount: '75', movement: friend('OUT', 'USDT', friendWallet) },
    ...[7, 6, 5, 4, 3, 2, 1].map((daysAgo) => ({
      daysAgo,
      hour: 0,
      amount: '0.83',
      movement: interest,
    })),
  ]
}

function reviewsOf(orderNumber: string, at: Date, { rejected }: Past) {
  const decidedAt = (hours: number) => utc(at).add(hours, 'hour').toDate()
  const approved = { orderNumber, state: 'APPROVED' } as const
  const brokers = { ...approved, tier: 'BROKER', decidedAt: decidedAt(2) } as const
  if (!rejected) {
    return [brokers, { ...approved, tier: 'CLEARING', decidedAt: decidedAt(9) } as const]
  }
  const rejection = {
    orderNumber,
    state: 'REJECTED',
    ...rejected,
    decidedAt: decidedAt(5),
  } as const
  return rejected.tier === 'BROKER'
    ? [rejection, { orderNumber, tier: 'CLEARING', state: 'WAITING' } as const]
    : [brokers, rejection]
}

/**
 * Writes the movements from before the demo account was opened in this sandbox; its opening balance
 * is their result. The friend gets the other side of each transfer.
 */
export async function writeDemoHistory(
  deps: Pick<SandboxDeps, 'clock' | 'random'>,
  queries: Queries,
): Promise<void> {
  const walletOf = async (accountId: string) => {
    const [wallet] = await queries
      .select({ accountId: wallets.accountId, walletNumber: wallets.number })
      .from(wallets)
      .where(eq(wallets.accountId, accountId))
    if (!wallet) throw new Error(`There is no account ${accountId}`)
    return wallet
  }
  const demo = await walletOf('demo')
  const second = await walletOf('second')
  const addresses = await addressesOf(queries, 'demo')
  const bound = await boundCard(queries, 'demo')
  const card = bound ? cardColumns(bound) : {}
  const today = utc(deps.clock()).startOf('day')

  const rows: NewTransfer[] = []
  const tiers: (typeof reviews.$inferInsert)[] = []
  const deposit = (channel: string) => addresses.get(channel) ?? ''
  for (const past of pastOf(deposit, second.walletNumber, card)) {
    const { daysAgo, hour, amount, movement, rejected, isRequest } = past
    const at = today.subtract(daysAgo, 'day').add(hour, 'hour').toDate()
    const row = {
      fee: '0',
      ...movement,
      amount,
      acceptedAt: at,
      ...(rejected
        ? { status: 'Fail' as const, failReason: rejected.reason }
        : { status: 'Success' as const }),
    }
    const orderNumber = orderNumberAt(deps, at)
    rows.push({ ...row, ...demo, orderNumber })
    if (movement.counterparty) {
      rows.push({
        ...row,
        ...second,
        orderNumber: orderNumberAt(deps, at),
        direction: movement.direction === 'IN' ? 'OUT' : 'IN',
        counterparty: demo.walletNumber,
      })
    }
    if (isRequest) tiers.push(...reviewsOf(orderNumber, at, past))
  }
  await queries.insert(transfers).values(rows)
  await queries.insert(reviews).values(tiers)
}
