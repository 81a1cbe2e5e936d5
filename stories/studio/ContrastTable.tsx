import { pairs } from '../../shared/ui/theme/contrast.ts'

const themes = ['light', 'dark'] as const

type Pair = (typeof pairs)[number]

interface ContrastTableProps {
  readonly className?: string
  /** Undefined where one of the two colours is none. */
  readonly ratioOf: (theme: 'dark' | 'light', pair: Pair, at: number) => number | undefined
}

/** The contrast of all colours that meet on a screen, in both themes, and the least that it may be. */
export const ContrastTable = ({ className, ratioOf }: ContrastTableProps) => (
  <table className={className}>
    <thead>
      <tr>
        <th scope="col">Colours</th>
        <th scope="col">At least</th>
        {themes.map((theme) => (
          <th key={theme} scope="col">
            {theme}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {pairs.map((pair, at) => (
        <tr key={`${pair.front} ${pair.back} ${pair.least}`}>
          <th scope="row">
            {pair.front} on {pair.back}
          </th>
          <td>{pair.least}</td>
          {themes.map((theme) => {
            const ratio = ratioOf(theme, pair, at)
            const isTooLow = ratio !== undefined && ratio < pair.least
            return (
              <td key={theme} data-low={isTooLow || undefined}>
                {/* Rounded down, so that a figure never promises more than there is. */}
                {ratio === undefined ? '–' : (Math.floor(ratio * 10) / 10).toFixed(1)}
                {isTooLow && ' too low'}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
