import type { LocalizedText } from '../shared/text/i18n/locale.ts'

/** A wait as text: in seconds up to a minute, then in whole minutes. */
export function durationText(seconds: number): LocalizedText {
  const isSeconds = seconds <= 60
  const n = isSeconds ? seconds : Math.ceil(seconds / 60)
  return {
    en: `${n} ${isSeconds ? 'second' : 'minute'}${n === 1 ? '' : 's'}`,
    zh: `${n} ${isSeconds ? '秒' : '分鐘'}`,
    ja: `${n}${isSeconds ? '秒' : '分'}`,
    ko: `${n}${isSeconds ? '초' : '분'}`,
  }
}
