import { useLingui } from '@lingui/react/macro'
import { availableIn } from '../../../shared/money/available-in.ts'
import { UnresolvedNotice } from '../../../shared/orders/notices/UnresolvedNotice.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions, useModel, useSubmissionState, useTransferState } from '../model/context.ts'
import { ReceiptView } from './ReceiptView.tsx'
import type { Phase } from './submission-state.ts'

/** The unresolved transfer, a proof that is being sent, or the receipt of the last transfer. */
export function TransferStatus() {
  const { t } = useLingui()
  const phase = useSubmissionState((state) => state.phase)
  const receipt = useSubmissionState((state) => state.receipt)
  if (phase.name === 'unknown') return <Unresolved phase={phase} />
  if (phase.name === 'sending') {
    return <Notice tone="info" live="polite">{t`Your remittance proof is being sent.`}</Notice>
  }
  return receipt && <ReceiptView receipt={receipt} />
}

/** A transfer without a clear answer. */
const Unresolved = ({ phase }: { phase: Extract<Phase, { name: 'unknown' }> }) => {
  const { t } = useLingui()
  const { submission } = useActions()
  const { store } = useModel()
  const { kind } = phase.unresolved
  // Not the stored currency, which earlier releases did not write.
  const currency = kind === 'usdt-withdrawal' ? 'USDT' : 'USD'
  const availableNow = useTransferState((state) =>
    state.wallet.status === 'ready' ? availableIn(state.wallet.value, currency) : undefined,
  )
  const texts =
    kind === 'deposit-proof'
      ? {
          unknown: t`We do not know yet whether we received your remittance proof`,
          notFound: t`We did not receive your remittance proof`,
          mayBeSentAgain: t`You can submit it again. Your bank payment is not affected.`,
        }
      : {
          unknown: t`We do not know yet whether your withdrawal went through`,
          notFound: t`We did not receive your withdrawal`,
          mayBeSentAgain: t`Nothing has left your wallet. You can send it again.`,
          hasChanged:
            currency === 'USDT'
              ? t`The fee or the network changed, so we sent nothing. Close this and start again.`
              : t`The fee or the bank account changed, so we sent nothing. Close this and start again.`,
        }
  return (
    <UnresolvedNotice
      phase={phase}
      submission={submission}
      currency={currency}
      availableNow={availableNow}
      reloadBalance={() => void store.load('wallet')}
      texts={texts}
    />
  )
}
