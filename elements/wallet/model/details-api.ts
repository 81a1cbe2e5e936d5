import * as v from 'valibot'
import type { Client } from '../../../shared/api/client.ts'
import { depositDirection, getChannel, getUsdChannel } from '../../../shared/api/endpoints/home.ts'
import { getUserInfo } from '../../../shared/api/endpoints/user.ts'
import { getBankCard, getHistory, getHistoryRecord } from '../../../shared/api/endpoints/wallet.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { type BankCard, bankCard } from '../../../shared/api/wire/bank-card.ts'
import { type CryptoChannel, cryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../../shared/api/wire/data.ts'
import {
  type HistoryPage,
  type HistoryRecord,
  historyPage,
  historyRecord,
} from '../../../shared/api/wire/history.ts'
import { optionalExtension } from '../../../shared/api/wire/optional-extension.ts'
import { transferTerms } from '../../../shared/api/wire/usd-channel.ts'
import { type UserInfo, userInfo } from '../../../shared/api/wire/user.ts'

/** The part of a USD channel that the hub shows: no bank details. */
const usdOffer = v.object({
  method: optionalExtension(v.string()),
  offered: optionalExtension(v.boolean()),
  ...transferTerms,
})
export type UsdOffer = v.InferOutput<typeof usdOffer>

/** How many transfers under review the hub shows. */
const inProgressCount = 3

/** The newest transfers under review. */
export interface InProgress {
  readonly records: readonly HistoryRecord[]
  /** Whether there are more of them. */
  readonly hasMore: boolean
}

/** `data` of `getHistory`; without data the history is empty. */
export const historyData: v.GenericSchema<unknown, HistoryPage> = v.pipe(
  v.nullish(historyPage),
  v.transform((data) => data ?? { list: [], next: null }),
)

export type DetailsApi = ReturnType<typeof createDetailsApi>

/** The calls that load the state after the first view: of HUB, RECORD and BIND_CARD. */
export function createDetailsApi(client: Pick<Client, 'call'>) {
  return {
    /** The newest records. */
    latest: async (count: number): Promise<Answer<HistoryRecord[]>> => {
      const query = { limit: String(count) }
      const answer = await client.call(getHistory, historyData, { query })
      return answer.ok ? { ...answer, value: answer.value.list.slice(0, count) } : answer
    },
    inProgress: async (): Promise<Answer<InProgress>> => {
      const query = { type: 'PROCESS', limit: String(inProgressCount) }
      const answer = await client.call(getHistory, historyData, { query })
      if (!answer.ok) return answer
      const { list, next } = answer.value
      // A server may not know the type, and answer with all records.
      const open = list.filter(({ status }) => status === 'Auditing')
      const hasMore = open.length > inProgressCount || Boolean(next)
      return { ...answer, value: { records: open.slice(0, inProgressCount), hasMore } }
    },
    /** `null` where the server does not know the order number. */
    record: async (orderNumber: string): Promise<Answer<HistoryRecord | null>> => {
      const path = { orderNumber }
      const answer = await client.call(getHistoryRecord, itemOf(historyRecord), { path })
      return answer.ok ? { ...answer, value: answer.value ?? null } : answer
    },
    /** The bound card; `null` if none is bound. */
    bankCard: async (): Promise<Answer<BankCard | null>> => {
      const answer = await client.call(getBankCard, itemOf(bankCard))
      return answer.ok
        ? { ...answer, value: answer.value?.bankAccount ? answer.value : null }
        : answer
    },
    usdOffers: (): Promise<Answer<UsdOffer[]>> => client.call(getUsdChannel, listOf(usdOffer)),
    depositChannels: (): Promise<Answer<CryptoChannel[]>> =>
      client.call(getChannel, listOf(cryptoChannel), { path: { direction: depositDirection } }),
    /** Who is signed in; `null` where the server does not say. */
    userInfo: async (): Promise<Answer<UserInfo | null>> => {
      const answer = await client.call(getUserInfo, itemOf(userInfo))
      return answer.ok ? { ...answer, value: answer.value ?? null } : answer
    },
  }
}
