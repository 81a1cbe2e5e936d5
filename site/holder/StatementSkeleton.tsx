import type { Currency } from '../../shared/money/currency.ts'

const numbers = [1, 2, 3, 4, 5] as const

const bars = (part: string, count: number) =>
  numbers.slice(0, count).map((number) => <span key={number} data-part={part} />)

interface StatementSkeletonProps {
  /** As that of the statement. */
  readonly currency?: Currency | undefined
}

/**
 * The shape of a statement that is still loading. It is in the document, so that the page has both
 * columns from its first frame.
 */
export const StatementSkeleton = ({ currency }: StatementSkeletonProps) => (
  <div className="statement-skeleton" aria-hidden="true">
    {bars('date', 1)}
    <div>
      {(currency ? [currency] : ['USD', 'USDT']).map((each) => (
        <div key={each}>
          {bars('label', 1)}
          {bars('figure', 1)}
          {bars('line', 1)}
          {bars('row', 2)}
        </div>
      ))}
    </div>
    <div>
      {bars('heading', 1)}
      {bars('row', 2)}
    </div>
    <div>
      {bars('heading', 1)}
      {bars('row', 5)}
    </div>
  </div>
)
