import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../api/wire/transfer.ts'
import type { CertificateText } from '../../paper/certificate/certificate-file.ts'
import { languageTag } from '../../text/i18n/language-tag.ts'
import type { ReviewStep } from '../../ui/ReviewProgress.tsx'
import { useRejection } from '../reviews/use-rejection.ts'
import type { Receipt } from '../submission/order.ts'

type ReceiptRecord = Pick<TransferRecord, 'orderNumber' | 'status' | 'reviews' | 'failReason'> &
  Pick<TransferRecord, 'amount' | 'belowMinimum'>
type Row = readonly [label: string, value: string]

interface ReceiptTexts {
  readonly headline: string
  /** The facts; unknown ones are left out. */
  readonly rows: readonly (Row | '' | false | undefined)[]
  readonly reviews: readonly ReviewStep[]
}

/** A receipt as it is shown, saved, printed and copied, in the reader's language. */
export function useReceiptCertificate(
  { kind, record }: Receipt<ReceiptRecord>,
  { headline, rows, reviews }: ReceiptTexts,
): CertificateText {
  const { t, i18n } = useLingui()
  const rejection = useRejection(kind === 'deposit-proof')
  return {
    title: t`Receipt`,
    headline,
    lead: rejection(record),
    seed: record?.orderNumber ?? kind,
    rows: rows.filter((row) => row !== undefined && row !== '' && row !== false),
    reviews,
    language: languageTag(i18n.locale),
  }
}
