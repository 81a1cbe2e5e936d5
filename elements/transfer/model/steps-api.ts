import * as v from 'valibot'
import type { Client } from '../../../shared/api/client.ts'
import {
  depositDirection,
  getChannel,
  getUsdChannel,
  withdrawalDirection,
} from '../../../shared/api/endpoints/home.ts'
import { getUserInfo } from '../../../shared/api/endpoints/user.ts'
import { getBankCard } from '../../../shared/api/endpoints/wallet.ts'
import type { Answer } from '../../../shared/api/errors.ts'
import { type BankCard, bankCard } from '../../../shared/api/wire/bank-card.ts'
import { company } from '../../../shared/api/wire/company.ts'
import { type CryptoChannel, cryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf } from '../../../shared/api/wire/data.ts'
import { optionalExtension } from '../../../shared/api/wire/optional-extension.ts'
import { transferTerms, usdChannel } from '../../../shared/api/wire/usd-channel.ts'
import { userInfo } from '../../../shared/api/wire/user.ts'

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

export type StepsApi = ReturnType<typeof createStepsApi>

/** The calls of the steps after HOME, except those in `submission/submission-api.ts`. */
export function createStepsApi(client: Pick<Client, 'call'>) {
  return {
    usdOffers: () => client.call(getUsdChannel, listOf(usdOffer)),
    receivingAccounts: () => client.call(getUsdChannel, listOf(usdChannel)),
    depositChannels: (): Promise<Answer<CryptoChannel[]>> =>
      client.call(getChannel, listOf(cryptoChannel), { path: { direction: depositDirection } }),
    withdrawalChannels: (): Promise<Answer<CryptoChannel[]>> =>
      client.call(getChannel, listOf(cryptoChannel), { path: { direction: withdrawalDirection } }),
    /** The networks for deposits, for their names; none if the server does not answer. */
    depositNetworks: async (): Promise<Answer<CryptoChannel[]>> => {
      const path = { direction: depositDirection }
      const answer = await client.call(getChannel, listOf(cryptoChannel), { path })
      return { ok: true, value: answer.ok ? answer.value : [] }
    },
    /** The bound card, or one whose binding is reviewed; `null` if there is none. */
    bankCard: async (): Promise<Answer<BankCard | null>> => {
      const answer = await client.call(getBankCard, itemOf(bankCard))
      return answer.ok
        ? { ...answer, value: answer.value?.bankAccount ? answer.value : null }
        : answer
    },
    /**
     * The region of residence; `null` if the server does not name the holder. A server need not
     * have this call: it checks each withdrawal itself.
     */
    region: async (): Promise<Answer<string | null>> => {
      const answer = await client.call(getUserInfo, itemOf(userInfo))
      return { ok: true, value: answer.ok ? (answer.value?.region ?? null) : null }
    },
  }
}
