import { maskedText } from './recorders/marks.ts'

export interface MoneyProps {
  /** Already formatted, in en-US figures; shown in full. */
  value: string
  unit: string
  /** `hero` for the main figure of a screen. */
  size?: 'hero' | 'row' | undefined
}

/** An amount: the integer part large, decimals and unit muted. */
export const Money = ({ value, unit, size = 'row' }: MoneyProps) => {
  const point = value.indexOf('.')
  const end = point < 0 ? value.length : point
  // A longer figure is smaller, to fit one line on a phone. Decimals are half as wide.
  const length = (end + value.length) / 2
  const long = length > 15 ? 'longest' : length > 10.5 ? 'long' : undefined
  return (
    <span {...maskedText('tw-money')} data-size={size} data-long={long} translate="no">
      <span className="tw-figure">
        <bdi>{value.slice(0, end)}</bdi>
        <span>{value.slice(end)}</span>
      </span>
      <span className="tw-unit">{` ${unit}`}</span>
    </span>
  )
}
