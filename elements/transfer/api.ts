import * as v from 'valibot'
import type { Client } from '../../shared/api/client.ts'
import {
  depositDirection,
  getChannel,
  getUsdChannel,
  getWalletHomePage,
  withdrawalDirection,
} from '../../shared/api/endpoints/home.ts'
import { getUserInfo } from '../../shared/api/endpoints/user.ts'
import { getBankCard } from '../../shared/api/endpoints/wallet.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { type BankCard, bankCard } from '../../shared/api/wire/bank-card.ts'
import { type Company, company } from '../../shared/api/wire/company.ts'
import { type CryptoChannel, cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf, requiredItemOf } from '../../shared/api/wire/data.ts'
import { optionalExtension } from '../../shared/api/wire/optional-extension.ts'
import { transferTerms, usdChannel } from '../../shared/api/wire/usd-channel.ts'
import { userInfo } from '../../shared/api/wire/user.ts'
import { type Wallet, wallet } from '../../shared/api/wire/wallet.ts'

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

export type TransferApi = ReturnType<typeof createApi>

/** The calls of `<tw-transfer>`, except those that send a transfer and follow it (`order/`). */
export function createApi({ call }: Pick<Client, 'call'>) {
  const channels = (direction: string): Promise<Answer<CryptoChannel[]>> =>
    call(getChannel, listOf(cryptoChannel), { path: { direction } })
  return {
    /** The company behind this mode's channels; `null` if the server has no channel. */
    company: async (isUsd: boolean): Promise<Answer<Company | null>> => {
      const answer = isUsd
        ? await call(getUsdChannel, listOf(company))
        : await call(getChannel, listOf(company), { path: { direction: depositDirection } })
      return answer.ok ? { ...answer, value: answer.value[0] ?? null } : answer
    },
    wallet: (): Promise<Answer<Wallet>> => call(getWalletHomePage, requiredItemOf(wallet)),
    usdOffers: () => call(getUsdChannel, listOf(usdOffer)),
    receivingAccounts: () => call(getUsdChannel, listOf(usdChannel)),
    depositChannels: () => channels(depositDirection),
    withdrawalChannels: () => channels(withdrawalDirection),
    /** The networks for deposits, for their names; none if the server does not answer. */
    depositNetworks: async (): Promise<Answer<CryptoChannel[]>> => {
      const answer = await channels(depositDirection)
      return { ok: true, value: answer.ok ? answer.value : [] }
    },
    /** The bound card, or one whose binding is reviewed; `null` if there is none. */
    bankCard: async (): Promise<Answer<BankCard | null>> => {
      const answer = await call(getBankCard, itemOf(bankCard))
      return answer.ok
        ? { ...answer, value: answer.value?.bankAccount ? answer.value : null }
        : answer
    },
    /**
     * The region of residence; `null` if the server does not name the holder. A server need not
     * have this call: it checks each withdrawal itself.
     */
    region: async (): Promise<Answer<string | null>> => {
      const answer = await call(getUserInfo, itemOf(userInfo))
      return { ok: true, value: answer.ok ? (answer.value?.region ?? null) : null }
    },
  }
}
