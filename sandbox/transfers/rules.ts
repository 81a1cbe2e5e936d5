import type Big from 'big.js'
import { currencies } from '../../shared/money/currency.ts'
import { Refusal } from '../answer.ts'
import type { Currency } from '../ledger/accounts.ts'

/** Largest amount of one transfer; a limit of the sandbox only. */
const maxAmount = '1000000000000'

/** Refuses an amount that is not positive, has too many decimals or is too large. */
export function checkAmount(amount: Big, currency: Currency): void {
  if (amount.lte(0))
    throw new Refusal({
      en: 'Please enter an amount',
      zh: '請輸入金額',
      ja: '金額を入力してください',
      ko: '금액을 입력해 주세요',
    })
  const { decimals } = currencies[currency]
  if (!amount.round(decimals, 0).eq(amount)) {
    throw new Refusal({
      en: `Amounts in ${currency} may have no more than ${decimals} decimal places`,
      zh: `${currency} 金額最多 ${decimals} 位小數`,
      ja: `${currency}の金額は小数点以下${decimals}桁までで入力してください`,
      ko: `${currency} 금액은 소수점 이하 ${decimals}자리까지 입력해 주세요`,
    })
  }
  if (amount.gt(maxAmount))
    throw new Refusal({
      en: `Maximum transaction amount ${maxAmount} ${currency}`,
      zh: `最高交易金額為 ${maxAmount} ${currency}`,
      ja: `金額は${maxAmount} ${currency}以下で入力してください`,
      ko: `최대 거래 금액은 ${maxAmount} ${currency}입니다`,
    })
}

/** Refuses an amount outside the limits; the limits themselves are allowed. */
export function checkBetween(amount: Big, min: Big, max: Big, currency: Currency): void {
  if (amount.lt(min)) {
    throw new Refusal({
      en: `Minimum transaction amount ${min.toFixed()} ${currency}`,
      zh: `最低交易金額為 ${min.toFixed()} ${currency}`,
      ja: `金額は${min.toFixed()} ${currency}以上で入力してください`,
      ko: `최소 거래 금액은 ${min.toFixed()} ${currency}입니다`,
    })
  }
  checkAvailable(amount, max, currency)
}

/** Refuses an amount above the available balance; the whole balance is allowed. */
export function checkAvailable(amount: Big, available: Big, currency: Currency): void {
  if (amount.lte(available)) return
  throw new Refusal({
    en: `Maximum transaction amount ${available.toFixed()} ${currency}`,
    zh: `最高交易金額為 ${available.toFixed()} ${currency}`,
    ja: `金額は${available.toFixed()} ${currency}以下で入力してください`,
    ko: `최대 거래 금액은 ${available.toFixed()} ${currency}입니다`,
  })
}
