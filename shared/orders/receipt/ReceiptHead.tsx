import type { Currency } from '../../money/currency.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import { formatAmount } from '../../money/format.ts'
import { Engraving } from '../../paper/certificate/Engraving.tsx'
import { Icon } from '../../ui/frame/Icon.tsx'
import { check, clock, close } from '../../ui/icons.ts'
import { LongText } from '../../ui/LongText.tsx'
import { Money } from '../../ui/Money.tsx'
import { maskedText } from '../../ui/recorders/marks.ts'
import type { ReviewStatus } from '../reviews/review-status.ts'

const marks = {
  submitted: check,
  finalReview: clock,
  approved: check,
  rejected: close,
  cancelled: close,
} as const

interface ReceiptHeadProps {
  readonly status: ReviewStatus
  readonly headline: string
  /** Why it was rejected, and where the money is; one paragraph each. */
  readonly lead: readonly string[]
  readonly amount: DecimalText
  readonly currency: Currency
  /** The engraving is drawn from it. */
  readonly seed: string
}

/** The engraving of the order with its mark, the headline and the amount of a receipt. */
export const ReceiptHead = ({
  status,
  headline,
  lead,
  amount,
  currency,
  seed,
}: ReceiptHeadProps) => (
  <div className="tw-certificate-head">
    <span className="tw-engraving tw-mark" data-new>
      <Engraving seed={seed} />
      <Icon d={marks[status]} />
    </span>
    <div className="tw-receipt-outcome" aria-live="polite">
      <p>{headline}</p>
      {lead.map((each) => (
        <p key={each} {...maskedText()}>
          <LongText text={each} />
        </p>
      ))}
    </div>
    <Money size="hero" value={formatAmount(amount)} unit={currency} />
  </div>
)
