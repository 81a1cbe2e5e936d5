import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ModelParts } from '../../element/model/parts.ts'
import type { Currency } from '../../money/currency.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import { CertificateActions } from '../../paper/certificate/CertificateActions.tsx'
import type { CertificateText } from '../../paper/certificate/certificate-file.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { DetailList } from '../../ui/DetailList.tsx'
import type { Elements } from '../../ui/elements.ts'
import { FrameFooter } from '../../ui/frame/FrameFooter.tsx'
import { ReviewProgress, type ReviewStep } from '../../ui/ReviewProgress.tsx'
import type { ReviewStatus } from '../reviews/review-status.ts'
import { ReceiptHead } from './ReceiptHead.tsx'

interface ReceiptScreenProps {
  readonly model: Pick<ModelParts, 'session' | 'messages' | 'root'>
  readonly status: ReviewStatus
  readonly amount: DecimalText
  readonly currency: Currency
  /** The receipt to save, print or copy; its headline and lead are shown. */
  readonly text: CertificateText
  readonly reviews: readonly ReviewStep[]
  /** What they are called together; without it, a review. */
  readonly reviewsLabel?: string | undefined
  /** What a person asks of it first: how much arrives, where, and by when. */
  readonly answer: Elements
  /** What is asked of the person, before all else. */
  readonly first?: Elements
  /** What the person can do about the order. */
  readonly acts?: Elements
  readonly onDone: () => void
  /** The facts, each a `Detail`. */
  readonly children: ReactNode
}

/** A receipt: its answer, the state of its reviews, its facts, and how to keep it; shown until Done. */
export const ReceiptScreen = ({
  model,
  status,
  amount,
  currency,
  text,
  reviews,
  reviewsLabel,
  answer,
  first,
  acts,
  onDone,
  children,
}: ReceiptScreenProps) => {
  const { t } = useLingui()
  return (
    <section className="tw-receipt" aria-label={text.title} data-status={status}>
      {first}
      <div className="tw-certificate">
        <ReceiptHead
          status={status}
          headline={text.headline}
          lead={text.lead ?? []}
          amount={amount}
          currency={currency}
          seed={text.seed}
        />
        {answer}
        {reviews.length > 0 && (
          <div className="tw-review-room" aria-live="polite">
            <ReviewProgress label={reviewsLabel ?? t`Review`} steps={reviews} />
          </div>
        )}
        <DetailList>{children}</DetailList>
      </div>
      {acts}
      <CertificateActions model={model} text={text} name={`receipt-${text.seed}`} />
      <FrameFooter>
        <ConfirmButton variant="primary" onClick={onDone}>
          {t`Done`}
        </ConfirmButton>
      </FrameFooter>
    </section>
  )
}
