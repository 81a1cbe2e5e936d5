import type { Client } from '../../../shared/api/client.ts'
import { findFriend, getConversionQuote, getHistory } from '../../../shared/api/endpoints/wallet.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { type ConversionQuote, conversionQuote } from '../../../shared/api/wire/conversion.ts'
import { itemOf, requiredItemOf } from '../../../shared/api/wire/data.ts'
import { type Friend, friend } from '../../../shared/api/wire/friend.ts'
import type { HistoryPage } from '../../../shared/api/wire/history.ts'
import type { HistoryQuery } from '../../../shared/api/wire/requests.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { historyData } from './details-api.ts'

/** The calls of steps that change nothing and load no state. */
export function createStepsApi(client: Pick<Client, 'call'>) {
  return {
    history: (query: HistoryQuery, signal?: AbortSignal): Promise<Answer<HistoryPage>> =>
      client.call(getHistory, historyData, { query: { ...query }, ...(signal && { signal }) }),
    /** The holder of an account number or e-mail address; `undefined` if no other holder has it. */
    findFriend: (account: string): Promise<Answer<Friend | undefined>> =>
      client.call(findFriend, itemOf(friend), { body: { account } }),
    conversionQuote: (amount: DecimalText): Promise<Answer<ConversionQuote>> =>
      client.call(getConversionQuote, requiredItemOf(conversionQuote), { body: { amount } }),
  }
}
