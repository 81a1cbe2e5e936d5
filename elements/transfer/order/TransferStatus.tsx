import { useLingui } from '@lingui/react/macro'
import { dateCatalogues } from '../../../shared/text/dates/dates.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useSubmissionState } from '../context.ts'
import { ReceiptView } from './ReceiptView.tsx'
import { UnresolvedTransferNotice } from './UnresolvedTransferNotice.tsx'

export const catalogues = dateCatalogues

/** The unresolved transfer, a proof that is being sent, or the receipt of the last transfer. */
export default function TransferStatus() {
  const { t } = useLingui()
  const phase = useSubmissionState((state) => state.phase)
  const receipt = useSubmissionState((state) => state.receipt)
  if (phase.name === 'unknown') return <UnresolvedTransferNotice phase={phase} />
  if (phase.name === 'sending') {
    return <Notice tone="info" live="polite">{t`Your remittance proof is being sent.`}</Notice>
  }
  return receipt && <ReceiptView receipt={receipt} />
}
