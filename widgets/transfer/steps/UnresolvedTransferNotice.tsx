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
              : t`Your withdrawal was not received`
            : isProof
              ? t`We cannot yet confirm whether your remittance proof was received`
              : t`We cannot yet confirm whether your transfer went through`
        }
      >
        {checkResult === 'notFound'
          ? isProof
            ? t`You may submit it again. Your bank payment is not affected.`
            : t`Nothing has been debited from your wallet. You may send it again.`
          : t`The server did not reply. Please do not send it again until you know the outcome.`}
        {checkResult === 'unavailable' && (
          <p>
            {t`We could not confirm the outcome. Please check your balance or ask your broker, and try again later.`}
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
        {t`Check status`}
      </Button>
      {checkResult === 'notFound' && order && (
        <Button onClick={() => void submission.sendAgain()}>{t`Send again`}</Button>
      )}
      {checkResult !== 'none' && (
        <Button variant="quiet" onClick={submission.dismiss}>
          {t`I have checked; dismiss this`}
        </Button>
      )}
    </>
  )
}
