import { useLingui } from '@lingui/react/macro'
import { isPositive, subtract } from '../../../shared/money/arithmetic.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { Summary } from '../../../shared/ui/Summary.tsx'
import type { Phase } from '../submission-state.ts'
import { useLater } from '../transfer-context.ts'
import { masked } from './masked.ts'
import { StepFooter } from './StepFooter.tsx'
import { plainAmount } from './use-terms.ts'

/** The last look before money moves: to where, on which network, what leaves, the fee, what arrives. */
export const Review = ({ phase }: { phase: Extract<Phase, { name: 'review' | 'sending' }> }) => {
  const { t } = useLingui()
  const { submission } = useLater()
  const { order } = phase
  const { amount, fee, currency, network, to } = order
  const arrives = fee && subtract(amount, fee)
  const isWorthIt = arrives === undefined || isPositive(arrives)
  const feeBefore = phase.name === 'review' ? phase.feeBefore : undefined
  const before = feeBefore && plainAmount(feeBefore, currency)
  const now = fee ? plainAmount(fee, currency) : ''
  const money = (value: typeof amount) => <Money value={formatAmount(value)} unit={currency} />

  const rows = [
    {
      label: network ? t`To address` : t`To bank card`,
      value: network ? <AddressText address={to} /> : masked(to),
    },
    network ? { label: t`Network`, value: network } : undefined,
    { label: t`Leaves your wallet`, value: money(amount) },
    fee ? { label: t`Fee`, value: money(fee) } : undefined,
    arrives && isWorthIt ? { label: t`Arrives`, value: money(arrives), strong: true } : undefined,
  ].filter((row) => row !== undefined)

  return (
    <>
      <h3 className="tw-subtitle">{t`Please check`}</h3>
      {before && (
        <Notice tone="warning" live="assertive" title={t`The fee has changed`}>
          {t`It was ${before} and is now ${now}. Nothing was sent. Submit again if you agree.`}
        </Notice>
      )}
      {!isWorthIt && (
        <Notice tone="error" live="assertive" title={t`The fee takes it all`}>
          {t`Nothing would arrive. Go back and choose a larger amount.`}
        </Notice>
      )}
      <Summary rows={rows} />
      {network && (
        <Notice tone="warning">
          {t`A transfer on the network cannot be called back. Compare the whole address.`}
        </Notice>
      )}
      <StepFooter>
        <Button
          variant="primary"
          busy={phase.name === 'sending'}
          busyLabel={t`Sending`}
          disabled={!isWorthIt}
          onClick={() => void submission.confirm()}
        >
          {t`Submit`}
        </Button>
      </StepFooter>
    </>
  )
}
