import { useLingui } from '@lingui/react/macro'
import { availableIn } from '../../../shared/money/available-in.ts'
import { UnresolvedNotice } from '../../../shared/orders/notices/UnresolvedNotice.tsx'
import { useActions, useModel, useSubmissionState, useWalletState } from '../model/context.ts'
import { ReceiptView } from './ReceiptView.tsx'
import type { Phase } from './submission-state.ts'
import { useHiddenAmount } from './use-available.ts'

/** The unresolved order, or the receipt of the last one. */
export function OrderStatus() {
  const { phase, receipt } = useSubmissionState((state) => state)
  if (phase.name === 'unknown') return <UnresolvedOrder phase={phase} />
  return receipt && <ReceiptView receipt={receipt} />
}

const UnresolvedOrder = ({ phase }: { phase: Extract<Phase, { name: 'unknown' }> }) => {
  const { t } = useLingui()
  const { submission } = useActions()
  const { store } = useModel()
  const { kind, currency = 'USDT' } = phase.unresolved
  const availableNow = useWalletState((state) =>
    state.wallet.status === 'ready' ? availableIn(state.wallet.value, currency) : undefined,
  )
  const hiddenAmount = useHiddenAmount()
  const texts =
    kind === 'conversion'
      ? {
          unknown: t`We do not know yet whether your USDT was converted`,
          notFound: t`We did not receive your conversion`,
          // Its rate is over before the order could be sent again.
          hasChanged: t`The rate expired, so we sent nothing. Close this and get a new rate.`,
        }
      : {
          unknown: t`We do not know yet whether your transfer went through`,
          notFound: t`We did not receive your transfer`,
          mayBeSentAgain: t`Nothing has left your wallet. You can send it again.`,
          hasChanged: t`The fee or your friend’s account changed, so we sent nothing. Close this and start again.`,
        }
  return (
    <UnresolvedNotice
      phase={phase}
      submission={submission}
      currency={currency}
      availableNow={availableNow}
      hiddenAmount={hiddenAmount}
      reloadBalance={() => void store.load('wallet')}
      texts={texts}
    />
  )
}
