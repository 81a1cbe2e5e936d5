import { useLingui } from '@lingui/react/macro'
import { isDecimalText } from '../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Detail, DetailList } from '../../../shared/ui/DetailList.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useActions, useModel, useTransferState } from '../context.ts'
import type { Phase } from '../submission/submission-state.ts'
import { availableIn } from './withdraw/use-withdrawal.ts'

/** A transfer without a clear answer: what is known, and a check of its status. */
export const UnresolvedTransferNotice = ({
  phase,
}: {
  phase: Extract<Phase, { name: 'unknown' }>
}) => {
  const { t } = useLingui()
  const { submission } = useActions()
  const { store } = useModel()
  const { unresolved, isChecking, checkResult, order } = phase
  const isProof = unresolved.kind === 'deposit-proof'
  const currency = unresolved.kind === 'usdt-withdrawal' ? 'USDT' : 'USD'
  const availableNow = useTransferState((state) => availableIn(state, currency))
  const written = (amount: string) =>
    `${isDecimalText(amount) ? formatAmount(amount) : amount} ${currency}`

  const check = () => {
    void submission.checkStatus()
    void store.load('wallet')
  }
  return (
    <>
      <Notice
        tone={checkResult === 'notFound' ? 'info' : 'warning'}
        live="assertive"
        title={
          checkResult === 'notFound'
            ? isProof
              ? t`Your remittance proof was not received`
              : t`The transfer did not reach the server`
            : isProof
              ? t`We do not know yet whether your remittance proof was received`
              : t`We do not know yet whether your transfer went through`
        }
      >
        {checkResult === 'notFound'
          ? isProof
            ? t`You may submit it again. Your bank payment is not affected.`
            : t`Nothing has left your wallet. You may send it again.`
          : t`No answer came from the server. Do not send it again before you know.`}
        {checkResult === 'unavailable' && (
          <p>
            {t`The server could not say. Compare your balance, or ask your broker, and try again later.`}
          </p>
        )}
      </Notice>
      <DetailList>
        <Detail label={t`Amount`} value={written(unresolved.amount)} />
        {unresolved.availableBefore && (
          <Detail label={t`Available before`} value={written(unresolved.availableBefore)} />
        )}
        {availableNow && checkResult !== 'none' && (
          <Detail label={t`Available now`} value={written(availableNow)} />
        )}
      </DetailList>
      <Button variant="primary" busy={isChecking} onClick={check}>
        {t`Find out`}
      </Button>
      {checkResult === 'notFound' && order && (
        <Button onClick={() => void submission.sendAgain()}>{t`Send again`}</Button>
      )}
      {checkResult !== 'none' && (
        <Button variant="quiet" onClick={submission.dismiss}>
          {t`I have checked it myself`}
        </Button>
      )}
    </>
  )
}
