import { useSubmissionState } from '../context.ts'
import { OpenTransferNotice } from './UnresolvedTransferNotice.tsx'
import { ReceiptView } from './receipt/ReceiptView.tsx'

/** What stands above everything else: a transfer whose fate is open, or the receipt of the last one. */
export default function Aside() {
  const phase = useSubmissionState((state) => state.phase)
  const receipt = useSubmissionState((state) => state.receipt)
  if (phase.name === 'open') return <OpenTransferNotice phase={phase} />
  return receipt && <ReceiptView receipt={receipt} />
}
