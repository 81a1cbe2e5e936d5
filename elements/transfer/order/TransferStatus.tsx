import { useLingui } from '@lingui/react/macro'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useSubmissionState } from '../model/context.ts'
import { ReceiptView } from './ReceiptView.tsx'
import { UnresolvedTransferNotice } from './UnresolvedTransferNotice.tsx'

/** The unresolved transfer, a proof that is being sent, or the receipt of the last transfer. */
export function TransferStatus() {
  const { t } = useLingui()
  const phase = useSubmissionState((state) => state.phase)
  const receipt = useSubmissionState((state) => state.receipt)
  if (phase.name === 'unknown') return <UnresolvedTransferNotice phase={phase} />
  if (phase.name === 'sending') {
    return <Notice tone="info" live="polite">{t`Your remittance proof is being sent.`}</Notice>
  }
  return receipt && <ReceiptView receipt={receipt} />
}
