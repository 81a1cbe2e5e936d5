import type { Client } from '../../../shared/api/client.ts'
import {
  getChannel,
  getHistory,
  getUsdChannel,
  getWalletHomePage,
} from '../../../shared/api/endpoints.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { type CryptoChannel, cryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../../shared/api/wire/data.ts'
import { type HistoryRecord, historyPage } from '../../../shared/api/wire/history.ts'
import { type UsdChannel, usdChannel } from '../../../shared/api/wire/usd-channel.ts'
import { type Wallet, wallet } from '../../../shared/api/wire/wallet.ts'

/** Open transfers that a statement lists; the history has all of them. */
export const maxOpen = 4

/** What changes while the page is open. A part that could not be loaded is `undefined`. */
export interface Balances {
  /** When it was read. */
  readonly at: Date
  readonly wallet: Wallet | undefined
  /** What is under review, newest first; one more than is listed if there are more. */
  readonly open: readonly HistoryRecord[] | undefined
}

/** The terms of the methods, which the server rarely changes. */
export interface Methods {
  readonly usd: readonly UsdChannel[]
  readonly usdt: readonly CryptoChannel[]
}

const found = <Value>(answer: Answer<Value>): Value | undefined =>
  answer.ok ? answer.value : undefined

export async function loadBalances({ call }: Client): Promise<Balances> {
  const query = { type: 'PROCESS', limit: String(maxOpen + 1) }
  const [own, page] = await Promise.all([
    call(getWalletHomePage, itemOf(wallet)),
    call(getHistory, historyPage, { query }),
  ])
  return { at: new Date(), wallet: found(own), open: found(page)?.list }
}

export async function loadMethods({ call }: Client): Promise<Methods> {
  const [usd, usdt] = await Promise.all([
    call(getUsdChannel, listOf(usdChannel)),
    call(getChannel, listOf(cryptoChannel), { path: { direction: '1' } }),
  ])
  return { usd: found(usd) ?? [], usdt: found(usdt) ?? [] }
}
