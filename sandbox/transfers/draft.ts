import Big from 'big.js'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { refusalCodes } from '../../shared/api/refusal-codes.ts'
import { minimumUsdWithdrawal } from '../../shared/limits.ts'
import { regionRules } from '../../shared/person/region/region-rules.ts'
import type { Account } from '../accounts/account-of-token.ts'
import { Refusal } from '../answer.ts'
import { boundCard, cardColumns } from '../bank-cards/bound-card.ts'
import { isAddress } from '../channels/address.ts'
import { findCryptoChannel, findUsdChannel } from '../channels/list.ts'
import type { Queries } from '../database/database.ts'
import { transfers } from '../database/schema.ts'
import { utc } from '../dates.ts'
import type { Currency } from '../ledger/accounts.ts'
import { balancesOf } from '../ledger/balances.ts'
import { uploadOf } from '../uploads/records.ts'
import type { Payload, Proof, UsdtWithdrawal, UsdWithdrawal } from './payload.ts'
import { checkAmount, checkBetween } from './rules.ts'

/** A transfer that passed every rule and is not stored yet. */
export interface Draft {
  readonly currency: Currency
  readonly amount: Big
  /** Deducted from the amount: the recipient gets amount less fee. */
  readonly fee: Big
  readonly address?: string
  readonly paymentChannel?: string
  readonly proveImage?: string
  /** The bank card that a withdrawal of USD goes to. */
  readonly card?: ReturnType<typeof cardColumns>
}

const lesserOf = (a: Big, b: Big) => (a.lt(b) ? a : b)

async function usdWithdrawal(queries: Queries, account: Account, payload: UsdWithdrawal) {
  const amount = Big(payload.amount)
  checkAmount(amount, 'USD')
  const card = await boundCard(queries, account.id)
  if (payload.bankCardId !== undefined && payload.bankCardId !== String(card?.id)) {
    throw new Refusal(
      {
        en: 'The bank card that you confirmed is no longer bound',
        zh: '您確認的銀行卡已不再是目前綁定的銀行卡',
        ja: 'ご確認いただいた出金先口座は、現在登録されていません',
        ko: '확인하신 출금 계좌는 더 이상 등록되어 있지 않습니다',
      },
      refusalCodes.cardChanged,
    )
  }
  if (!card)
    throw new Refusal({
      en: 'Please bind a bank card first',
      zh: '請先綁定銀行卡',
      ja: '先に出金先口座を登録してください',
      ko: '먼저 출금 계좌를 등록해 주세요',
    })
  const available = (await balancesOf(queries, account.walletNumber)).of('available', 'USD')
  // The minimum in USDT is in its channel.
  checkBetween(amount, Big(minimumUsdWithdrawal), available, 'USD')
  return { currency: 'USD', amount, fee: Big(card.fee), card: cardColumns(card) } as const
}

/** Sum of the account's withdrawals over a channel since midnight UTC, without rejected ones. */
async function withdrawnToday(queries: Queries, account: Account, channel: string, now: Date) {
  const [row] = await queries
    .select({ sum: sql<string>`coalesce(sum(${transfers.amount}), 0)::text` })
    .from(transfers)
    .where(
      and(
        eq(transfers.accountId, account.id),
        eq(transfers.type, 'WITHDRAW'),
        eq(transfers.paymentChannel, channel),
        ne(transfers.status, 'Fail'),
        gte(transfers.acceptedAt, utc(now).startOf('day').toDate()),
      ),
    )
  return Big(row?.sum ?? 0)
}

async function usdtWithdrawal(
  queries: Queries,
  account: Account,
  payload: UsdtWithdrawal,
  now: Date,
) {
  if (regionRules(account.region).withdrawsByWireOnly)
    throw new Refusal({
      en: 'In your region, withdrawals are made by bank wire only.',
      zh: '您所在的地區僅能以銀行電匯提領。',
      ja: 'お住まいの地域では、出金は銀行送金に限ります。',
      ko: '거주 지역에서는 은행 송금으로만 출금할 수 있습니다.',
    })
  const amount = Big(payload.amount)
  checkAmount(amount, 'USDT')
  const channel = await findCryptoChannel(queries, payload.paymentChannel)
  if (!channel)
    throw new Refusal({
      en: 'Please choose a network',
      zh: '請選擇區塊鏈網路',
      ja: 'ネットワークを選択してください',
      ko: '네트워크를 선택해 주세요',
    })
  const { fullName } = channel.texts
  if (!channel.allowsWithdrawal)
    throw new Refusal({
      en: `${fullName} is available for deposits only`,
      zh: `${fullName} 僅供存入`,
      ja: `${fullName}は入金専用です`,
      ko: `${fullName} 네트워크에서는 입금만 가능합니다`,
    })
  if (!isAddress(channel.family, payload.address)) {
    throw new Refusal({
      en: `This address does not belong to ${fullName}`,
      zh: `此地址不屬於 ${fullName}`,
      ja: `${fullName}のアドレスではありません`,
      ko: `${fullName} 네트워크의 주소가 아닙니다`,
    })
  }

  const available = (await balancesOf(queries, account.walletNumber)).of('available', 'USDT')
  checkBetween(
    amount,
    Big(channel.withdrawMin),
    lesserOf(available, Big(channel.withdrawMax)),
    'USDT',
  )
  const withdrawn = await withdrawnToday(queries, account, channel.value, now)
  if (withdrawn.plus(amount).gt(channel.withdrawDaily)) {
    const limit = `${Big(channel.withdrawDaily).toFixed()} USDT`
    throw new Refusal({
      en: `This withdrawal would exceed the daily limit of ${limit}`,
      zh: `此筆提領將超過每日限額 ${limit}`,
      ja: `この出金は1日の上限額（${limit}）を超えます`,
      ko: `이 출금은 1일 한도(${limit})를 초과합니다`,
    })
  }
  return {
    currency: 'USDT',
    amount,
    fee: Big(channel.withdrawFee),
    address: payload.address,
    paymentChannel: channel.value,
  } as const
}

/**
 * A proof reports money that was already sent, so the limits of the method are not checked. The
 * reviewers compare it with the money received.
 */
async function proof(queries: Queries, account: Account, payload: Proof) {
  const amount = Big(payload.amount)
  checkAmount(amount, 'USD')
  if (!(await uploadOf(queries, { accountId: account.id }, payload.proveImage))) {
    throw new Refusal({
      en: 'Please upload the remittance proof again',
      zh: '請重新上傳匯款憑證',
      ja: '送金証明をもう一度アップロードしてください',
      ko: '송금 증빙을 다시 업로드해 주세요',
    })
  }
  const channel = await findUsdChannel(queries, payload.paymentChannel || 'WIRE')
  const fee = Big(channel?.fee ?? 0)
  if (amount.lte(fee))
    throw new Refusal({
      en: `The amount must be greater than the fee of ${fee.toFixed()} USD`,
      zh: `金額須高於手續費 ${fee.toFixed()} USD`,
      ja: `手数料${fee.toFixed()} USDを上回る金額を入力してください`,
      ko: `수수료 ${fee.toFixed()} USD보다 큰 금액을 입력해 주세요`,
    })
  return {
    currency: 'USD',
    amount,
    fee,
    paymentChannel: payload.paymentChannel,
    proveImage: payload.proveImage,
  } as const
}

/** Checks a payload against the rules of section 5 and the wallet, or refuses it. */
export function draftOf(
  queries: Queries,
  account: Account,
  payload: Payload,
  now: Date,
): Promise<Draft> {
  if (payload.type === 'DEPOSIT') return proof(queries, account, payload)
  if (payload.transferWay === 'CRYPTO') return usdtWithdrawal(queries, account, payload, now)
  return usdWithdrawal(queries, account, payload)
}
