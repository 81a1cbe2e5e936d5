import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../api/wire/transfer.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { openQuestion } from './open-question.ts'

type Asked = Pick<TransferRecord, 'status' | 'questions' | 'orderNumber'> & {
  readonly type: string
}

interface QuestionNoticeProps<R extends Asked> {
  readonly records: readonly R[]
  readonly onOpen: (record: R) => void
}

/** Says on a first screen that an order waits for an answer; nothing if none does. */
export const QuestionNotice = <R extends Asked>({ records, onOpen }: QuestionNoticeProps<R>) => {
  const { t } = useLingui()
  const record = records.find((each) => openQuestion(each))
  if (!record) return null
  return (
    <Notice
      tone="warning"
      live="polite"
      title={
        record.type === 'DEPOSIT'
          ? t`A question about your deposit`
          : t`A question about your withdrawal`
      }
      action={
        <Button onClick={() => onOpen(record)}>{t({ message: 'Answer', context: 'verb' })}</Button>
      }
    >
      {t`Its review continues once you have answered.`}
    </Notice>
  )
}
