import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cancelTransfer } from '../../api/endpoints/transfer.ts'
import type { TransferRecord } from '../../api/wire/transfer.ts'
import { useStore } from '../../element/view/use-store.ts'
import type { Currency } from '../../money/currency.ts'
import { amountWithUnit } from '../../money/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { maskedText } from '../../ui/recorders/marks.ts'
import { IssueNotice } from '../notices/IssueNotice.tsx'
import type { RecordRequestIssue, RecordRequests } from '../record-requests/record-requests.ts'
import { statusOf } from '../reviews/review-status.ts'

type Cancellable = Pick<
  TransferRecord,
  'orderNumber' | 'status' | 'reviews' | 'amount' | 'isCancellable' | 'cancelledAt'
>

interface CancelOrderProps {
  readonly record: Cancellable
  readonly currency: Currency
  readonly requests: RecordRequests
}

/** Cancels a withdrawal while its first review has not begun, and says what became of a try. */
export const CancelOrder = ({ record, currency, requests }: CancelOrderProps) => {
  const { t } = useLingui()
  const { orderNumber } = record
  const { sending, issue } = useStore(requests.store, (state) => state)
  const [isAsked, setAsked] = useState(false)
  const isOpen = record.isCancellable === true && record.status === 'Auditing'
  const { name } = cancelTransfer
  const isSending = sending?.call === name && sending.orderNumber === orderNumber
  const failure = issue?.call === name && issue.orderNumber === orderNumber ? issue : undefined
  const close = () => setAsked(false)
  const cancel = () => {
    close()
    void requests.send({ endpoint: cancelTransfer, orderNumber, body: { orderNumber } })
  }
  return (
    <>
      {failure && statusOf(record) !== 'cancelled' && (
        <Failure {...failure} isOpen={isOpen} isStillReviewed={record.status === 'Auditing'} />
      )}
      {isOpen && (
        <div className="tw-cancel">
          <Button
            busy={isSending}
            busyLabel={t`Cancelling`}
            disabled={sending !== undefined && !isSending}
            onClick={() => setAsked(true)}
          >
            {t`Cancel this withdrawal`}
          </Button>
          <small>{t`Possible until your broker begins the review.`}</small>
        </div>
      )}
      <Dialog
        title={t`Cancel this withdrawal?`}
        open={isOpen && isAsked}
        onClose={close}
        closeLabel={t`Close`}
      >
        <p {...maskedText()}>
          {t`${amountWithUnit(record.amount, currency)} returns to your available balance.`}
        </p>
        <ConfirmButton variant="danger" onClick={cancel}>{t`Cancel the withdrawal`}</ConfirmButton>
        <Button onClick={close}>{t`Keep the withdrawal`}</Button>
      </Dialog>
    </>
  )
}

interface FailureProps extends Pick<RecordRequestIssue, 'error' | 'isUnknown'> {
  /** It can still be cancelled, as far as the record on screen tells. */
  readonly isOpen: boolean
  readonly isStillReviewed: boolean
}

/** Why it was not cancelled, or that this is not known. */
const Failure = ({ error, isUnknown, isOpen, isStillReviewed }: FailureProps) => {
  const { t } = useLingui()
  if (isUnknown && isOpen) {
    return (
      <IssueNotice
        issue={error}
        texts={[
          t`We do not know yet whether the withdrawal was cancelled`,
          t`We did not get a clear answer.`,
          t`Its state is read again here. If it has not changed in a minute, cancel it again: it is cancelled only once.`,
        ]}
      />
    )
  }
  return (
    <IssueNotice
      issue={error}
      texts={[
        t`The withdrawal was not cancelled`,
        isOpen || isStillReviewed ? t`It is still under review.` : t`It has been decided.`,
        isOpen ? t`You can try again.` : t`Its present state is shown here.`,
      ]}
    />
  )
}
