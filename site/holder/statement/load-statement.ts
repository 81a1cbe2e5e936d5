import type { Client } from '../../../shared/api/client.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import {
  depositDirection,
  getChannel,
  getUsdChannel,
  getWalletHomePage,
} from '../../../shared/api/first-endpoints.ts'
import { getHistory } from '../../../shared/api/wallet-endpoints.ts'
import { type CryptoChannel, cryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../../shared/api/wire/data.ts'
import { type HistoryRecord, historyPage } from '../../../shared/api/wire/history.ts'
import { type UsdChannel, usdChannel } from '../../../shared/api/wire/usd-channel.ts'
import { type Wallet, wallet } from '../../../shared/api/wire/wallet.ts'

/** The most open transfers that a statement lists; the history has all of them. */
export const maxOpenTransfers = 4

/** The transfers under review, newest first; if there are more than a statement lists, one more. */
export interface OpenTransfersData {
  /** `undefined`: it could not be loaded. */
  readonly openTransfers: readonly HistoryRecord[] | undefined
  /** False if a part could not be loaded; it is missing, or as it was before. */
  readonly isComplete: boolean
}

/** The terms of the methods, which the server rarely changes. */
export interface Methods {
  readonly usd: readonly UsdChannel[]
  readonly usdt: readonly CryptoChannel[]
}

/** What a statement shows. */
export interface StatementData extends OpenTransfersData {
  /** When the oldest part of the data was loaded. */
  readonly at: Date
  /** `undefined`: it could not be loaded. */
  readonly wallet: Wallet | undefined
  readonly methods: Methods
}

const found = <Value>(answer: Answer<Value>): Value | undefined =>
  answer.ok ? answer.value : undefined

async function loadMethods({ call }: Client): Promise<Methods> {
  const [usd, usdt] = await Promise.all([
    call(getUsdChannel, listOf(usdChannel)),
    call(getChannel, listOf(cryptoChannel), { path: { direction: depositDirection } }),
  ])
  return { usd: found(usd) ?? [], usdt: found(usdt) ?? [] }
}

/** @param before the data on screen, which stay if they cannot be loaded again */
export async function loadOpenTransfers(
  { call }: Client,
  before?: OpenTransfersData,
): Promise<OpenTransfersData> {
  const query = { type: 'PROCESS', limit: String(maxOpenTransfers + 1) }
  const page = found(await call(getHistory, historyPage, { query }))
  return { openTransfers: page?.list ?? before?.openTransfers, isComplete: Boolean(page) }
}

/** @param before as for `loadOpenTransfers` */
export async function loadStatement(
  client: Client,
  before?: StatementData,
): Promise<StatementData> {
  const [own, open, methods] = await Promise.all([
    client.call(getWalletHomePage, itemOf(wallet)),
    loadOpenTransfers(client, before),
    before?.methods ?? loadMethods(client),
  ])
  const isOld = (!own.ok && before?.wallet) || (!open.isComplete && before?.openTransfers)
  return {
    at: before && isOld ? before.at : new Date(),
    wallet: found(own) ?? before?.wallet,
    openTransfers: open.openTransfers,
    isComplete: own.ok && open.isComplete,
    methods,
  }
}
