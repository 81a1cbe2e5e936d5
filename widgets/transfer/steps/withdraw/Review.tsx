import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { isPositive, subtract } from '../../../../shared/money/arithmetic.ts'
import { formatAmount } from '../../../../shared/money/format.ts'
import { maskedText } from '../../../../shared/recorders/marks.ts'
import { FeeChange } from '../../../../shared/transfers/FeeChange.tsx'
import { MaskedNumber } from '../../../../shared/transfers/MaskedNumber.tsx'
import { NothingLeft } from '../../../../shared/transfers/NothingLeft.tsx'
import { plainAmount } from '../../../../shared/transfers/use-terms.ts'
import { AddressText } from '../../../../shared/ui/AddressText.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../../shared/ui/ConfirmButton.tsx'
import { FrameFooter } from '../../../../shared/ui/frame/FrameFooter.tsx'
import { Money } from '../../../../shared/ui/Money.tsx'
import { Notice } from '../../../../shared/ui/Notice.tsx'
import { Summary } from '../../../../shared/ui/Summary.tsx'
import { useActions, useModel } from '../../context.ts'
import type { Phase } from '../../submission/submission-state.ts'
import { OrderIssueNotice } from '../OrderIssueNotice.tsx'

/** The review before money moves: recipient, network, amount, fee and the arriving amount. */
export const Review = ({ phase }: { phase: Extract<Phase, { name: 'review' | 'sending' }> }) => {
  const { t } = useLingui()
  const { submissionState } = useModel()
  const { submission } = useActions()
  const submitId = useId()
  const { order } = phase
  const { amount, fee, currency, network, to } = order
  const arrives = fee && subtract(amount, fee)
  const exceedsFee = arrives === undefined || isPositive(arrives)
  const { feeBefore, issue } = phase.name === 'review' ? phase : {}
  const sum = plainAmount(amount, currency)
  const money = (value: typeof amount) => <Money value={formatAmount(value)} unit={currency} />
  const change = () => submissionState.setState({ phase: { name: 'none' } })
  const isUnavailable = issue?.kind === 'gone'

  const rows = [
    {
      label: network ? t`To address` : t`To bank card`,
      value: network ? <AddressText address={to} /> : <MaskedNumber account={to} />,
    },
    network ? { label: t`Network`, value: network } : undefined,
    { label: t`Debited from your wallet`, value: money(amount) },
    fee ? { label: t`Fee`, value: money(fee) } : undefined,
    arrives && exceedsFee
      ? { label: t`You receive`, value: money(arrives), strong: true }
      : undefined,
  ].filter((row) => row !== undefined)

  return (
    <>
      <FeeChange before={feeBefore} now={fee} currency={currency} />
      {!exceedsFee && <NothingLeft />}
      <Summary rows={rows} />
      {network && (
        <Notice tone="warning">
          {t`A blockchain transfer cannot be reversed. Please check the whole address.`}
        </Notice>
      )}
      {issue && (
        <OrderIssueNotice
          issue={issue}
          about={order}
          action={
            issue.kind !== 'refused' && !isUnavailable ? undefined : (
              <Button onClick={change}>{isUnavailable ? t`Go back` : t`Edit details`}</Button>
            )
          }
        />
      )}
      <FrameFooter>
        <ConfirmButton
          confirms={fee}
          // A refused order can be sent again, but not by the primary button.
          variant={issue?.kind === 'refused' ? 'secondary' : 'primary'}
          busy={phase.name === 'sending'}
          busyLabel={t`Sending`}
          disabled={!exceedsFee || isUnavailable}
          aria-describedby={submitId}
          onClick={() => void submission.confirm()}
        >
          <span {...maskedText()}>{t`Withdraw ${sum}`}</span>
        </ConfirmButton>
        <span hidden id={submitId}>{t`Submit`}</span>
      </FrameFooter>
    </>
  )
}
