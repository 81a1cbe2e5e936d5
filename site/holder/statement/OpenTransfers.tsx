import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import type { HistoryRecord, HistoryType } from '../../../shared/api/wire/history.ts'
import { signedAmount } from '../../../shared/money/format.ts'
import {
  reviewsAlone,
  useReviewSteps,
  useStepsLabel,
} from '../../../shared/orders/reviews/use-review-steps.ts'
import { formatDate } from '../../../shared/text/dates/dates.ts'
import { ReviewProgress } from '../../../shared/ui/ReviewProgress.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { H2 } from '../../common/Heading.tsx'
import { SiteLink } from '../../common/SiteLink.tsx'
import { splitAddress } from '../../map/languages.ts'
import { pages } from '../../map/pages.ts'
import { HiddenAmount } from './HiddenAmount.tsx'
import { maxOpenTransfers } from './load-statement.ts'

interface OpenTransfersProps {
  readonly records: readonly HistoryRecord[]
  readonly isHidden?: boolean | undefined
}

/** The transfers under review, each with the state of its two reviews. */
export function OpenTransfers({ records, isHidden = false }: OpenTransfersProps) {
  const { t } = useLingui()
  const [address] = useLocation()
  const { path } = splitAddress(address)
  return (
    <section className="statement-open">
      <H2>{t`Open transfers`}</H2>
      {records.length === 0 && <p className="muted">{t`Nothing is under review.`}</p>}
      <ul>
        {records.slice(0, maxOpenTransfers).map((record) => (
          <OpenTransfer key={record.orderNumber} record={record} isHidden={isHidden} />
        ))}
      </ul>
      {path !== pages.walletHistory.path && (
        <p>
          <SiteLink to={pages.walletHistory.path}>
            {records.length > maxOpenTransfers ? t`All open transfers and the history` : t`History`}
          </SiteLink>
        </p>
      )}
    </section>
  )
}

interface OpenTransferProps {
  readonly record: HistoryRecord
  readonly isHidden: boolean
}

const OpenTransfer = ({ record, isHidden }: OpenTransferProps) => {
  const { t, i18n } = useLingui()
  const { orderNumber, type, currency, date } = record
  const names: Readonly<Record<HistoryType, string>> = {
    DEPOSIT: t`Deposit`,
    WITHDRAW: t`Withdrawal`,
    INTEREST_RATE: t`Interest`,
    TRANSFER: t`Transfer`,
  }
  const steps = reviewsAlone(useReviewSteps()(record))
  const label = useStepsLabel()(record)
  return (
    <li>
      <p className="statement-transfer">
        <strong>{names[type]}</strong>
        <span {...maskedText()}>
          {isHidden ? (
            <HiddenAmount currency={currency} />
          ) : (
            `${signedAmount(record)}\u00a0${currency}`
          )}
        </span>
      </p>
      <p className="statement-facts muted small">
        <span>{formatDate(date, 'zonedDateTime', i18n.locale)}</span>
        <span className="statement-order">
          <span>{`${t`Order number`} `}</span>
          <span {...maskedText()} translate="no">
            {orderNumber}
          </span>
        </span>
      </p>
      {steps.length > 0 && <ReviewProgress label={label} steps={steps} />}
    </li>
  )
}
