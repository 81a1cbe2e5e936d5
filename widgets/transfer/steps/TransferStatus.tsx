import { dateCatalogues } from '../../../shared/i18n/dates.ts'
import { useSubmissionState } from '../context.ts'
import { ReceiptView } from './receipt/ReceiptView.tsx'
import { UnresolvedTransferNotice } from './UnresolvedTransferNotice.tsx'

export const catalogues = dateCatalogues

/** The unresolved transfer, or the receipt of the last one. */
export default function TransferStatus() {
  const phase = useSubmissionState((state) => state.phase)
  const receipt = useSubmissionState((state) => state.receipt)
  if (phase.name === 'unknown') return <UnresolvedTransferNotice phase={phase} />
  return receipt && <ReceiptView receipt={receipt} />
}
