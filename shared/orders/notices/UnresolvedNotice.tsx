import { useLingui } from '@lingui/react/macro'
import type { ErrorKind } from '../../api/errors.ts'
import { errorText } from '../../element/model/error-text.ts'
import type { Currency } from '../../money/currency.ts'
import { type DecimalText, isDecimalText } from '../../money/decimal-text.ts'
import { amountWithUnit, formatBalance } from '../../money/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Detail, DetailList } from '../../ui/DetailList.tsx'
import { Money } from '../../ui/Money.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import type { Order, Phase } from '../submission/order.ts'
import type { Submission } from '../submission/submission.ts'

interface UnresolvedNoticeProps {
  readonly phase: Extract<Phase<Order>, { name: 'unknown' }>
  readonly submission: Pick<Submission<never, never>, 'checkStatus' | 'sendAgain' | 'dismiss'>
  readonly currency: Currency
  /** Absent unless it was read after the check began. */
  readonly availableNow: DecimalText | undefined
  /** Shown instead of each balance while the person hides balances; the sent amount is always shown. */
  readonly hiddenAmount?: string | undefined
  /** Reads the balance again, to compare with. */
  readonly reloadBalance: () => void
  /** Texts that name what the element sent, for example a withdrawal. */
  readonly texts: {
    readonly unknown: string
    readonly notFound: string
    /** Says what to do if the order was not found. Absent if an order of its kind is never sent again. */
    readonly mayBeSentAgain?: string
    /** Says why the order is not sent again, and what to do. */
    readonly hasChanged?: string
  }
}

/** How a call ends without an answer of the server. */
const lostKinds: readonly ErrorKind[] = ['network', 'timeout', 'aborted', 'malformed']

/** An order without a clear answer: what is known, and a check of its status. */
export const UnresolvedNotice = (props: UnresolvedNoticeProps) => {
  const { t, i18n } = useLingui()
  const { phase, submission, currency, availableNow, hiddenAmount, reloadBalance, texts } = props
  const { unresolved, isChecking, checkResult, isFinal, haveTermsChanged, order } = phase
  const isNotFound = checkResult === 'notFound' && isFinal
  const { amount, availableBefore } = unresolved
  const balance = (value: string) => (
    <Money
      isBalance
      value={hiddenAmount ?? (isDecimalText(value) ? formatBalance(value) : value)}
      unit={currency}
    />
  )
  const check = () => {
    void submission.checkStatus()
    reloadBalance()
  }
  return (
    <>
      <Notice
        tone={isNotFound ? 'info' : 'warning'}
        live="assertive"
        says={lostKinds.map((kind) => errorText({ kind }, i18n))}
        title={isNotFound ? texts.notFound : texts.unknown}
      >
        <span>
          {isNotFound
            ? (!haveTermsChanged && texts.mayBeSentAgain) || texts.hasChanged
            : checkResult === 'notFound'
              ? t`The server does not have it yet, but it may still arrive. Do not send it again. Check in a minute.`
              : t`We did not get a clear answer. Do not send it again until you know the outcome.`}
        </span>
        {checkResult === 'unavailable' && (
          <p>
            <Phrases>{t`We could not confirm the outcome. Check your balance, or ask your broker.`}</Phrases>
          </p>
        )}
      </Notice>
      <DetailList>
        <Detail
          label={t`Amount`}
          value={isDecimalText(amount) ? amountWithUnit(amount, currency) : `${amount} ${currency}`}
        />
        {availableBefore && <Detail label={t`Available before`} value={balance(availableBefore)} />}
        {availableNow && checkResult !== 'none' && (
          <Detail label={t`Available now`} value={balance(availableNow)} />
        )}
      </DetailList>
      <Button variant="primary" busy={isChecking} onClick={check}>
        {t`Check status`}
      </Button>
      {isNotFound && order && !haveTermsChanged && texts.mayBeSentAgain && (
        <ConfirmButton onClick={() => void submission.sendAgain()}>{t`Send again`}</ConfirmButton>
      )}
      {checkResult !== 'none' && isFinal && (
        <ConfirmButton variant="quiet" onClick={submission.dismiss}>
          {t`I have checked. Close this`}
        </ConfirmButton>
      )}
    </>
  )
}
