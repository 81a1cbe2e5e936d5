import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ModelParts } from '../../element/model/parts.ts'
import type { Currency } from '../../money/currency.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import { CertificateActions } from '../../paper/certificate/CertificateActions.tsx'
import { CertificateLead } from '../../paper/certificate/CertificateLead.tsx'
import type { CertificateText } from '../../paper/certificate/certificate-file.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { DetailList } from '../../ui/DetailList.tsx'
import { FrameFooter } from '../../ui/frame/FrameFooter.tsx'
import { ReviewProgress, type ReviewStep } from '../../ui/ReviewProgress.tsx'
import type { ReviewStatus } from '../review-status.ts'
import { ReceiptHead } from './ReceiptHead.tsx'

interface ReceiptScreenProps {
  readonly model: Pick<ModelParts, 'session' | 'messages' | 'root'>
  readonly status: ReviewStatus
  readonly amount: DecimalText
  readonly currency: Currency
  /** The receipt to save, print or copy; its headline and lead are shown. */
  readonly text: CertificateText
  readonly reviews: readonly ReviewStep[]
  readonly onDone: () => void
  /** The facts, each a `Detail`. */
  readonly children: ReactNode
}

/** A receipt: amount, facts, the state of its reviews, and how to keep it; it is shown until Done. */
export const ReceiptScreen = ({
  model,
  status,
  amount,
  currency,
  text,
  reviews,
  onDone,
  children,
}: ReceiptScreenProps) => {
  const { t } = useLingui()
  return (
    <section className="tw-receipt" aria-label={text.title} data-status={status}>
      <div className="tw-certificate">
        <ReceiptHead
          status={status}
          headline={text.headline}
          amount={amount}
          currency={currency}
          seed={text.seed}
        />
        <CertificateLead lead={text.lead} />
        <DetailList>{children}</DetailList>
      </div>
      {reviews.length > 0 && (
        <div aria-live="polite">
          <ReviewProgress label={t`Review`} steps={reviews} />
        </div>
      )}
      <CertificateActions model={model} text={text} name={`receipt-${text.seed}`} />
      <FrameFooter>
        <ConfirmButton variant="primary" onClick={onDone}>
          {t`Done`}
        </ConfirmButton>
      </FrameFooter>
    </section>
  )
}
