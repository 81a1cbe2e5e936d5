import { useLingui } from '@lingui/react/macro'
import { refusalCodes } from '../../../shared/api/refusal-codes.ts'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { isPositive } from '../../../shared/money/arithmetic.ts'
import { amountWithUnit, formatAmount, formatRate } from '../../../shared/money/format.ts'
import { confirmVariant } from '../../../shared/orders/before-sending/confirm-variant.ts'
import { NothingLeft } from '../../../shared/orders/before-sending/NothingLeft.tsx'
import { IssueNotice } from '../../../shared/orders/notices/IssueNotice.tsx'
import { useNoFee } from '../../../shared/orders/offer/use-no-fee.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { Money } from '../../../shared/ui/Money.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { Summary } from '../../../shared/ui/Summary.tsx'
import { useActions, useModel } from '../model/context.ts'
import type { ConversionOrder, Phase } from '../order/submission-state.ts'
import { usePassedFocus } from '../order/use-passed-focus.ts'
import { RateTime } from './RateTime.tsx'
import { TermsChange } from './TermsChange.tsx'
import { useQuote } from './use-quote.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface ConversionReviewProps {
  readonly phase: Extract<Phase, { name: 'review' | 'sending' }>
  readonly order: ConversionOrder
}

/** The review before money moves: rate, fee, both amounts, and how long the rate holds. */
export const ConversionReview = ({ phase, order }: ConversionReviewProps) => {
  const { t } = useLingui()
  const { orders } = useModel()
  const { submission } = useActions()
  const { ask, isAsking, failure } = useQuote()
  const noFee = useNoFee()
  const seconds = useSecondsLeft(order.validUntil)
  const passedFocus = usePassedFocus()
  const { quote, before } = order
  const isSending = phase.name === 'sending'
  const issue = phase.name === 'review' ? phase.issue : undefined
  const isExpired =
    issue?.kind === 'gone' ||
    (issue?.kind === 'refused' && issue.code === refusalCodes.quoteExpired) ||
    (seconds === 0 && !isSending)
  const exceedsFee = isPositive(quote.receives)
  const sum = amountWithUnit(quote.amount, 'USDT')
  const rows = [
    {
      label: t`Debited from your wallet`,
      value: <Money value={formatAmount(quote.amount)} unit="USDT" />,
    },
    {
      label: t`Fee`,
      value: noFee(quote.fee) ?? <Money value={formatAmount(quote.fee)} unit="USDT" />,
    },
    { label: t`Rate`, value: <span>{`1 USDT = ${formatRate(quote.rate)} USD`}</span> },
    ...(exceedsFee
      ? [
          {
            label: t`You receive`,
            value: <Money value={formatAmount(quote.receives)} unit="USD" />,
            strong: true,
          },
        ]
      : []),
  ]
  return (
    <>
      {before && !isExpired && <TermsChange before={before} now={quote} />}
      {!exceedsFee && <NothingLeft />}
      <Summary rows={rows} />
      {!isExpired && !isSending && (
        <div className="tw-rate">
          <RateTime isSentence quote={quote} validUntil={order.validUntil} />
        </div>
      )}
      {isExpired ? (
        <Notice tone="warning" live="assertive" title={t`This rate has expired`}>
          {t`We sent nothing. Get a new rate and check it before you confirm.`}
        </Notice>
      ) : (
        issue && (
          <IssueNotice
            issue={issue}
            texts={[
              t`Your conversion was not accepted`,
              t`We sent nothing. Your balance is unchanged.`,
              t`Check the amount, or ask your broker.`,
            ]}
            action={
              issue.kind === 'refused' && (
                <Button onClick={() => orders.store.setState({ phase: { name: 'none' } })}>
                  {t`Edit details`}
                </Button>
              )
            }
          />
        )
      )}
      <ErrorNotice error={failure} advice={t`We sent nothing. Try again.`} />
      <FrameFooter>
        {isExpired ? (
          <Button
            ref={passedFocus}
            variant="primary"
            busy={isAsking}
            onClick={() => void ask(order.target, quote)}
          >
            {t`Get a new rate`}
          </Button>
        ) : (
          <ConfirmButton
            ref={passedFocus}
            confirms={quote.quoteId}
            variant={confirmVariant(issue)}
            busy={isSending}
            busyLabel={t`Sending`}
            disabled={!exceedsFee}
            onClick={() => void submission.confirm()}
          >
            <span {...maskedText()}>{t`Convert ${sum}`}</span>
          </ConfirmButton>
        )}
      </FrameFooter>
    </>
  )
}
