import * as v from 'valibot'
import type { Client } from '../../shared/api/client.ts'
import {
  getBankCard,
  getChannel,
  getUsdChannel,
  getWalletHomePage,
} from '../../shared/api/endpoints.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { type BankCard, bankCard } from '../../shared/api/wire/bank-card.ts'
import { type Company, company } from '../../shared/api/wire/company.ts'
import { type CryptoChannel, cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../shared/api/wire/data.ts'
import { optionalExtension } from '../../shared/api/wire/optional-extension.ts'
import { transferTerms, usdChannel } from '../../shared/api/wire/usd-channel.ts'
import { type Wallet, wallet } from '../../shared/api/wire/wallet.ts'
import { question } from './question.ts'

/**
 * A USD channel without its bank details, which the specification (section 3) blanks in the state.
 * Only the BANK step reads them.
 */
const usdOffer = v.object({
  ...company.entries,
  method: optionalExtension(v.string()),
  offered: optionalExtension(v.boolean()),
  value: optionalExtension(v.union([v.string(), v.number()])),
  ...transferTerms,
})
export type UsdOffer = v.InferOutput<typeof usdOffer>

const demanded = <Value>(answer: Answer<Value | undefined>): Answer<Value> =>
  answer.ok && answer.value === undefined
    ? { ok: false, error: { kind: 'malformed' } }
    : (answer as Answer<Value>)

export type TransferApi = ReturnType<typeof createTransferApi>

/** All calls of `<tw-transfer>` but those that send. The wire schemas are in shared/api/wire. */
export function createTransferApi(client: Pick<Client, 'call'>) {
  return {
    /**
     * The company behind this mode's channels; `null` if the server has no channel. It is
     * prefetched. The channels themselves are loaded when their step opens.
     */
    company: async (isUsd: boolean): Promise<Answer<Company | null>> => {
      const { endpoint, options } = question({ isUsd })
      const answer = await client.call(endpoint, listOf(company), options)
      return answer.ok ? { ...answer, value: answer.value[0] ?? null } : answer
    },
    usdOffers: () => client.call(getUsdChannel, listOf(usdOffer)),
    receivingAccounts: () => client.call(getUsdChannel, listOf(usdChannel)),
    depositChannels: (): Promise<Answer<CryptoChannel[]>> =>
      client.call(getChannel, listOf(cryptoChannel), { path: { direction: '1' } }),
    withdrawalChannels: (): Promise<Answer<CryptoChannel[]>> =>
      client.call(getChannel, listOf(cryptoChannel), { path: { direction: '0' } }),
    wallet: async (): Promise<Answer<Wallet>> =>
      demanded(await client.call(getWalletHomePage, itemOf(wallet))),
    /** The bound card; `null` where none is bound. */
    bankCard: async (): Promise<Answer<BankCard | null>> => {
      const answer = await client.call(getBankCard, itemOf(bankCard))
      return answer.ok
        ? { ...answer, value: answer.value?.bankAccount ? answer.value : null }
        : answer
    },
  }
}
