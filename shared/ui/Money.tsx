import { maskedText } from './recorders/marks.ts'

export interface MoneyProps {
  /** Written by `formatAmount` or `formatBalance`, or dots while amounts are hidden; shown in full. */
  value: string
  unit: string
  /** `hero` for the main figure of a screen. */
  size?: 'hero' | 'row' | undefined
  /** Its digits after cents are small and muted: a balance has more digits than are read. */
  isBalance?: boolean | undefined
  /** A host may style it as a main figure, as every `hero`. */
  part?: 'amount' | undefined
}

/** An amount or a balance with its unit, which is muted. */
export const Money = ({ value, unit, size = 'row', isBalance, part }: MoneyProps) => {
  const point = value.indexOf('.')
  const end = isBalance && point >= 0 ? point + 3 : value.length
  // A longer figure is smaller, to fit one line on a phone. Small digits are half as wide.
  const length = (end + value.length) / 2
  const long = length > 15 ? 'longest' : length > 10.5 ? 'long' : undefined
  return (
    <span
      {...maskedText('tw-money')}
      part={size === 'hero' ? 'amount' : part}
      data-size={size}
      data-long={long}
      translate="no"
    >
      <span className="tw-figure">
        <bdi>{value.slice(0, end)}</bdi>
        {end < value.length && <span>{value.slice(end)}</span>}
      </span>
      <span className="tw-unit">{` ${unit}`}</span>
    </span>
  )
}
