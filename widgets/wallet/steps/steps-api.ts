import * as v from 'valibot'
import type { Client } from '../../../shared/api/client.ts'
import {
  findFriend,
  getBankCard,
  getChannel,
  getConversionQuote,
  getHistory,
  getHistoryRecord,
  getUsdChannel,
  getUserInfo,
} from '../../../shared/api/endpoints.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { type BankCard, bankCard } from '../../../shared/api/wire/bank-card.ts'
import { type ConversionQuote, conversionQuote } from '../../../shared/api/wire/conversion.ts'
import { type CryptoChannel, cryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../../shared/api/wire/data.ts'
import { type Friend, friend } from '../../../shared/api/wire/friend.ts'
import {
  type HistoryPage,
  type HistoryQuery,
  type HistoryRecord,
  historyPage,
  historyRecord,
} from '../../../shared/api/wire/history.ts'
import { optionalExtension } from '../../../shared/api/wire/optional-extension.ts'
import { transferTerms } from '../../../shared/api/wire/usd-channel.ts'
import { type UserInfo, userInfo } from '../../../shared/api/wire/user.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'

/** What the hub shows of a USD channel: no bank detail. */
const usdOffer = v.object({
  method: optionalExtension(v.string()),
  offered: optionalExtension(v.boolean()),
  ...transferTerms,
})
export type UsdOffer = v.InferOutput<typeof usdOffer>

/** `data` of `getHistory`; none is an empty history. */
const page: v.GenericSchema<unknown, HistoryPage> = v.pipe(
  v.nullish(historyPage),
  v.transform((data) => data ?? { list: [], next: null }),
)

export type StepsApi = ReturnType<typeof createStepsApi>

/** The calls that change nothing, beside the first one of the hub. */
export function createStepsApi(client: Pick<Client, 'call'>) {
  return {
    /** The newest records. */
    latest: async (count: number): Promise<Answer<HistoryRecord[]>> => {
      const query = { limit: String(count) }
      const answer = await client.call(getHistory, page, { query })
      return answer.ok ? { ...answer, value: answer.value.list.slice(0, count) } : answer
    },
    history: (query: HistoryQuery, signal?: AbortSignal): Promise<Answer<HistoryPage>> =>
      client.call(getHistory, page, { query: { ...query }, ...(signal && { signal }) }),
    /** `null` where the server does not know the order number. */
    record: async (orderNumber: string): Promise<Answer<HistoryRecord | null>> => {
      const path = { orderNumber }
      const answer = await client.call(getHistoryRecord, itemOf(historyRecord), { path })
      return answer.ok ? { ...answer, value: answer.value ?? null } : answer
    },
    /** The bound card; `null` where none is bound. */
    bankCard: async (): Promise<Answer<BankCard | null>> => {
      const answer = await client.call(getBankCard, itemOf(bankCard))
      return answer.ok
        ? { ...answer, value: answer.value?.bankAccount ? answer.value : null }
        : answer
    },
    usdOffers: (): Promise<Answer<UsdOffer[]>> => client.call(getUsdChannel, listOf(usdOffer)),
    depositChannels: (): Promise<Answer<CryptoChannel[]>> =>
      client.call(getChannel, listOf(cryptoChannel), { path: { direction: '1' } }),
    /** Who is signed in; `null` where the server does not say. */
    userInfo: async (): Promise<Answer<UserInfo | null>> => {
      const answer = await client.call(getUserInfo, itemOf(userInfo))
      return answer.ok ? { ...answer, value: answer.value ?? null } : answer
    },
    /** Who has an account number or e-mail address; `undefined` if it is of no other account. */
    findFriend: (account: string): Promise<Answer<Friend | undefined>> =>
      client.call(findFriend, itemOf(friend), { body: { account } }),
    conversionQuote: async (amount: DecimalText): Promise<Answer<ConversionQuote>> => {
      const answer = await client.call(getConversionQuote, itemOf(conversionQuote), {
        body: { amount },
      })
      if (!answer.ok) return answer
      const { value } = answer
      return value ? { ...answer, value } : { ok: false, error: { kind: 'malformed' } }
    },
  }
}
