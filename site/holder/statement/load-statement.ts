import * as v from 'valibot'
import type { Client } from '../../../shared/api/client.ts'
import {
  depositDirection,
  getChannel,
  getUsdChannel,
  getWalletHomePage,
  withdrawalDirection,
} from '../../../shared/api/endpoints/home.ts'
import { getUserInfo } from '../../../shared/api/endpoints/user.ts'
import { getBankCard, getHistory } from '../../../shared/api/endpoints/wallet.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { type CryptoChannel, cryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../../shared/api/wire/data.ts'
import { type HistoryRecord, historyPage } from '../../../shared/api/wire/history.ts'
import { transferLimits } from '../../../shared/api/wire/transfer-terms.ts'
import { type UsdChannel, usdChannel } from '../../../shared/api/wire/usd-channel.ts'
import { userInfo } from '../../../shared/api/wire/user.ts'
import { type Wallet, wallet } from '../../../shared/api/wire/wallet.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { Limits } from '../../../shared/orders/offer/limits.ts'
import { visibleForWithdrawal } from '../../../shared/orders/offer/visible-for-withdrawal.ts'
import { regionRules } from '../../../shared/person/region/region-rules.ts'

/** The most open transfers that a statement lists; the history has all of them. */
export const maxOpenTransfers = 4

/**
 * The terms of the methods, which the server rarely changes, by currency; a currency that no
 * statement has shown is absent. Terms that could not be loaded are missing.
 */
export interface Methods {
  readonly USD?: {
    readonly deposits: readonly UsdChannel[]
    /** Those of wires to the bank account; absent without an account, or without limits. */
    readonly wires?: Limits | undefined
  }
  readonly USDT?: {
    readonly deposits: readonly CryptoChannel[]
    /** Empty if the holder's region withdraws by wire only, or is unknown. */
    readonly withdrawals: readonly CryptoChannel[]
  }
}

/** What a statement shows. */
export interface StatementData {
  /** When the oldest part of the data was loaded. */
  readonly at: Date
  /** `undefined`: it could not be loaded. */
  readonly wallet: Wallet | undefined
  /**
   * The transfers under review, newest first; if there are more than a statement lists, one more.
   * `undefined`: they could not be loaded.
   */
  readonly openTransfers: readonly HistoryRecord[] | undefined
  /** False if a part could not be loaded; it is missing, or as it was before. */
  readonly isComplete: boolean
  readonly methods: Methods
}

const found = <Value>(answer: Answer<Value>): Value | undefined =>
  answer.ok ? answer.value : undefined

const wireLimits = v.object(transferLimits)

async function loadUsd({ call }: Client): Promise<Methods['USD']> {
  const [deposits, card] = await Promise.all([
    call(getUsdChannel, listOf(usdChannel)),
    call(getBankCard, itemOf(wireLimits)),
  ])
  return { deposits: found(deposits) ?? [], wires: found(card) ?? undefined }
}

async function loadUsdt({ call }: Client): Promise<Methods['USDT']> {
  const networks = (direction: string) =>
    call(getChannel, listOf(cryptoChannel), { path: { direction } })
  const [deposits, withdrawals, user] = await Promise.all([
    networks(depositDirection),
    networks(withdrawalDirection),
    call(getUserInfo, itemOf(userInfo)),
  ])
  const { withdrawsByWireOnly } = regionRules(found(user)?.region ?? '')
  return {
    deposits: found(deposits) ?? [],
    withdrawals: withdrawsByWireOnly ? [] : visibleForWithdrawal(found(withdrawals) ?? []),
  }
}

/** Whether a server says what is left today, which changes with each transfer. */
const tellsLeft = (...limits: readonly (Limits | undefined)[]): boolean =>
  limits.some((each) => each?.leftToday)

/** Each currency is loaded when it is first shown, and again only if it has what changes. */
async function loadMethods(
  client: Client,
  currencies: readonly Currency[],
  before: Methods = {},
): Promise<Methods> {
  const { USD, USDT } = before
  const isOldUsd = !USD || tellsLeft(USD.wires, ...USD.deposits)
  const isOldUsdt = !USDT || tellsLeft(...USDT.withdrawals, ...USDT.deposits)
  const [usd, usdt] = await Promise.all([
    currencies.includes('USD') ? (isOldUsd ? loadUsd(client) : USD) : undefined,
    currencies.includes('USDT') ? (isOldUsdt ? loadUsdt(client) : USDT) : undefined,
  ])
  return { ...before, ...(usd && { USD: usd }), ...(usdt && { USDT: usdt }) }
}

/**
 * @param currencies those whose methods it shows
 * @param before the data on screen, which stay if they cannot be loaded again
 */
export async function loadStatement(
  client: Client,
  currencies: readonly Currency[],
  before?: StatementData,
): Promise<StatementData> {
  const query = { type: 'PROCESS', limit: String(maxOpenTransfers + 1) }
  const [own, open, methods] = await Promise.all([
    client.call(getWalletHomePage, itemOf(wallet)),
    client.call(getHistory, historyPage, { query }),
    loadMethods(client, currencies, before?.methods),
  ])
  const hasEarlierPart = (!own.ok && before?.wallet) || (!open.ok && before?.openTransfers)
  return {
    at: before && hasEarlierPart ? before.at : new Date(),
    wallet: found(own) ?? before?.wallet,
    openTransfers: found(open)?.list ?? before?.openTransfers,
    isComplete: own.ok && open.ok,
    methods,
  }
}
