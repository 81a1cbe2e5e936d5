export interface MoneyProps {
  /** Formatted already, in en-US figures; shown whole. */
  value: string
  unit: string
  /** `hero` is the one figure of a screen. */
  size?: 'hero' | 'row' | undefined
}

/** An amount: the figure large, what follows the point and the unit quiet. */
export const Money = ({ value, unit, size = 'row' }: MoneyProps) => {
  const point = value.indexOf('.')
  const end = point < 0 ? value.length : point
  // A longer figure is drawn smaller, so that it stays on one line of a phone. Decimals are half as wide.
  const length = (end + value.length) / 2
  const long = length > 15 ? 'very' : length > 10.5 ? 'rather' : undefined
  return (
    <span className="tw-money" data-size={size} data-long={long}>
      <span className="tw-figure">
        {value.slice(0, end)}
        <span>{value.slice(end)}</span>
      </span>{' '}
      <span className="tw-unit">{unit}</span>
    </span>
  )
}
