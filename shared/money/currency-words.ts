import type { Currency } from './currency.ts'

/** Names and signs that stand for the unit of a form, whichever it is. */
const ofAnyForm = ['$', '元', '圓', '圆', '塊', '块']

/** Names and signs of a currency, in lower case without blanks and dots. */
const names: Readonly<Record<Currency, readonly string[]>> = {
  USD: [
    ...['us$', '$us', 'usd', 'usd$', '$usd', 'dollar', 'dollars', 'usdollar', 'usdollars'],
    ...['美元', '美金', '美圓', '美圆', '米ドル', 'ドル', '弗', '달러', '미국달러', '미달러', '불'],
  ],
  USDT: ['usdt', '₮', 'usd₮', 'u', 'tether', 'tethers', '泰達幣', '泰达币', 'テザー', '테더'],
}

/** Words that multiply: `10k`, `1萬`, `5만`. */
const multiple =
  /^(?:[万萬億亿兆千仟百佰十拾만억조천백십]|(?:k|m|mm|mn|mio|mln|b|bn|bln|mrd|thousand|mil|million|millions|billion|billions|lakhs?|lacs?|crores?|cr|tausend|hundred|тыс|млн)(?!\p{L}))/iu

/** What a text before or after figures says. */
type AffixMeaning = 'unit' | 'multiple' | 'other-currency' | 'nothing-known'

/** What a text before or after the figures of an amount means, for the currency of the form. */
export function meaningOf(affix: string, currency: Currency): AffixMeaning {
  const text = affix
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+/g, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?<=.):$/, '')
  if (text === '' || ofAnyForm.includes(text) || names[currency].includes(text)) return 'unit'
  if (multiple.test(affix.trimStart())) return 'multiple'
  return /[\p{L}\p{Sc}]/u.test(text) ? 'other-currency' : 'nothing-known'
}
