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
import { getBankCard, getHistory } from '../../shared/api/endpoints/wallet.ts'
import type { Answer } from '../../shared/api/errors.ts'
import { mayPass } from '../../shared/api/may-pass.ts'
import { type BankCard, bankCard } from '../../shared/api/wire/bank-card.ts'
import { type Company, company } from '../../shared/api/wire/company.ts'
import { type CryptoChannel, cryptoChannel } from '../../shared/api/wire/crypto-channel.ts'
import { itemOf, listOf, requiredItemOf } from '../../shared/api/wire/data.ts'
import { type HistoryRecord, historyPage } from '../../shared/api/wire/history.ts'
import { optionalExtension } from '../../shared/api/wire/optional-extension.ts'
import { transferTerms } from '../../shared/api/wire/transfer-terms.ts'
import { usdChannel } from '../../shared/api/wire/usd-channel.ts'
import { userInfo } from '../../shared/api/wire/user.ts'
import { type Wallet, wallet } from '../../shared/api/wire/wallet.ts'
import type { Currency } from '../../shared/money/currency.ts'

const day = 24 * 60 * 60 * 1000

/** How long HOME shows a transfer after its decision: longer than a weekend. */
const decidedFor = 3 * day

/** How long ago such a transfer may have been requested. */
const requestedWithin = 21 * day

/** How many records one call asks for: there are others between them. */
const recordLimit = '30'

/** How many deposits are asked for beside a deposit address. */
const depositLimit = '20'

const decidedAt = ({ reviews, date, creditedAt }: HistoryRecord): number =>
  Math.max(
    ...[date, creditedAt, ...(reviews ?? []).map(({ at }) => at)].map((at) =>
      Date.parse(at ?? date),
    ),
  )

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

/** The transfers of HOME. */
export interface LatestTransfers {
  /** Those under review, newest first, and after them the last one that was decided a short time ago. */
  readonly records: readonly HistoryRecord[]
  /** One that waits for an answer to a reviewer's question, of any currency, if the server tells. */
  readonly needsAnswer?: HistoryRecord | null | undefined
}

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
    /** The deposits and withdrawals of HOME; none where the server has no history. */
    transfers: async (currency: Currency): Promise<Answer<LatestTransfers>> => {
      const records = async (query: Readonly<Record<string, string>>) => {
        const answer = await call(getHistory, historyPage, {
          query: { ...query, limit: recordLimit },
        })
        if (!answer.ok) return answer
        const list = answer.value.list?.filter(
          (record) => record.currency === currency && /^(DEPOSIT|WITHDRAW)$/.test(record.type),
        )
        return { ...answer, value: { list: list ?? [], needsAnswer: answer.value.needsAnswer } }
      }
      const from = new Date(Date.now() - requestedWithin).toISOString()
      const [open, latest] = await Promise.all([records({ type: 'PROCESS' }), records({ from })])
      if (!open.ok) {
        const { error } = open
        return error.navigate || mayPass(error) ? open : { ok: true, value: { records: [] } }
      }
      const decided = (latest.ok ? latest.value.list : [])
        .filter(({ status }) => status !== 'Auditing')
        .toSorted((a, b) => decidedAt(b) - decidedAt(a))
        .find((record) => decidedAt(record) > Date.now() - decidedFor)
      // A server may not know the type, and answer with all records.
      const underReview = open.value.list.filter(
        ({ status, orderNumber }) => status === 'Auditing' && orderNumber !== decided?.orderNumber,
      )
      const shown = [...underReview, ...(decided ? [decided] : [])]
      return { ok: true, value: { records: shown, needsAnswer: open.value.needsAnswer } }
    },
    /** The newest deposits of USDT, also those that a network has not confirmed yet. */
    usdtDeposits: async (): Promise<Answer<readonly HistoryRecord[]>> => {
      const query = { type: 'DEPOSIT', limit: depositLimit }
      const answer = await call(getHistory, historyPage, { query })
      if (!answer.ok) return answer
      const list = answer.value.list?.filter(
        ({ type, currency }) => type === 'DEPOSIT' && currency === 'USDT',
      )
      return { ...answer, value: list ?? [] }
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
