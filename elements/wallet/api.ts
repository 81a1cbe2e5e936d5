import * as v from 'valibot'
import type { Client } from '../../shared/api/client.ts'
import { getPasskeys } from '../../shared/api/endpoints/confirmation.ts'
import { getWalletHomePage } from '../../shared/api/endpoints/home.ts'
import { getUserInfo } from '../../shared/api/endpoints/user.ts'
import {
  findFriend,
  getBankCard,
  getConversionQuote,
  getHistory,
  getHistoryRecord,
} from '../../shared/api/endpoints/wallet.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { type BankCard, bankCard } from '../../shared/api/wire/bank-card.ts'
import { type PasskeyList, passkeyList } from '../../shared/api/wire/confirmation.ts'
import { type ConversionQuote, conversionQuote } from '../../shared/api/wire/conversion.ts'
import { itemOf, requiredItemOf } from '../../shared/api/wire/data.ts'
import { type Friend, friend } from '../../shared/api/wire/friend.ts'
import {
  type HistoryPage,
  type HistoryRecord,
  historyPage,
  historyRecord,
} from '../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../shared/api/wire/requests.ts'
import { type UserInfo, userInfo } from '../../shared/api/wire/user.ts'
import { type Wallet, wallet } from '../../shared/api/wire/wallet.ts'
import type { DecimalText } from '../../shared/money/decimal-text.ts'

/** How many transfers under review the hub shows. */
const inProgressCount = 3

/** The newest transfers under review. */
export interface InProgress {
  readonly records: readonly HistoryRecord[]
  /** Whether there are more of them. */
  readonly hasMore: boolean
  /** One that waits for an answer to a reviewer's question, if the server tells. */
  readonly needsAnswer?: HistoryRecord | null | undefined
}

/** `data` of `getHistory`; without data the history is empty. */
const historyData: v.GenericSchema<unknown, HistoryPage> = v.pipe(
  v.nullish(historyPage),
  v.transform((data) => data ?? { list: [], next: null }),
)

export type WalletApi = ReturnType<typeof createApi>

/** The calls of `<tw-wallet>`, except those that send an order or change the bank account. */
export function createApi({ call }: Pick<Client, 'call'>) {
  return {
    wallet: (): Promise<Answer<Wallet>> => call(getWalletHomePage, requiredItemOf(wallet)),
    history: (query: HistoryQuery, signal?: AbortSignal): Promise<Answer<HistoryPage>> =>
      call(getHistory, historyData, { query: { ...query }, ...(signal && { signal }) }),
    /** The newest records. */
    latest: async (count: number): Promise<Answer<HistoryRecord[]>> => {
      const query = { limit: String(count) }
      const answer = await call(getHistory, historyData, { query })
      return answer.ok ? { ...answer, value: answer.value.list.slice(0, count) } : answer
    },
    inProgress: async (): Promise<Answer<InProgress>> => {
      const query = { type: 'PROCESS', limit: String(inProgressCount) }
      const answer = await call(getHistory, historyData, { query })
      if (!answer.ok) return answer
      const { list, next, needsAnswer } = answer.value
      // A server may not know the type, and answer with all records.
      const open = list.filter(({ status }) => status === 'Auditing')
      const hasMore = open.length > inProgressCount || Boolean(next)
      const records = open.slice(0, inProgressCount)
      return { ...answer, value: { records, hasMore, needsAnswer } }
    },
    /** `null` where the server does not know the order number. */
    record: async (orderNumber: string): Promise<Answer<HistoryRecord | null>> => {
      const path = { orderNumber }
      const answer = await call(getHistoryRecord, itemOf(historyRecord), { path })
      return answer.ok ? { ...answer, value: answer.value ?? null } : answer
    },
    /** The bound card; `null` if none is bound. */
    bankCard: async (): Promise<Answer<BankCard | null>> => {
      const answer = await call(getBankCard, itemOf(bankCard))
      return answer.ok
        ? { ...answer, value: answer.value?.bankAccount ? answer.value : null }
        : answer
    },
    /** Who is signed in; `null` where the server does not say. */
    userInfo: async (): Promise<Answer<UserInfo | null>> => {
      const answer = await call(getUserInfo, itemOf(userInfo))
      return answer.ok ? { ...answer, value: answer.value ?? null } : answer
    },
    /** The passkeys that confirm orders of the person. */
    passkeys: (): Promise<Answer<PasskeyList>> => call(getPasskeys, passkeyList),
    /** The holder of an account number or e-mail address; `undefined` if no other holder has it. */
    findFriend: (account: string): Promise<Answer<Friend | undefined>> =>
      call(findFriend, itemOf(friend), { body: { account } }),
    conversionQuote: (amount: DecimalText): Promise<Answer<ConversionQuote>> =>
      call(getConversionQuote, requiredItemOf(conversionQuote), { body: { amount } }),
  }
}
