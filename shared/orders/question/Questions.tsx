import { useLingui } from '@lingui/react/macro'
import type { TransferRecord } from '../../api/wire/transfer.ts'
import { formatDate } from '../../text/dates/dates.ts'
import { LongText } from '../../ui/LongText.tsx'
import { maskedText } from '../../ui/recorders/marks.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { AnswerImages } from './AnswerImages.tsx'
import type { AnswerParts } from './answer-parts.ts'
import { openQuestion } from './open-question.ts'

interface QuestionsProps {
  readonly record: Pick<TransferRecord, 'orderNumber' | 'status' | 'questions'>
  readonly parts: AnswerParts
}

/** What the reviewers have asked about an order, what was answered, and the form of the next answer. */
export const Questions = ({ record, parts }: QuestionsProps) => {
  const { t, i18n } = useLingui()
  const { orderNumber, questions } = record
  const open = openQuestion(record)
  const shown = questions?.filter((each) => each.answer || each.id === open?.id) ?? []
  if (shown.length === 0) return null
  const day = (at: string | null | undefined) => formatDate(at, 'dateTime', i18n.locale)
  return (
    <section className="tw-questions" aria-label={t`Questions of the reviewers`}>
      {shown.map(({ id, text, askedAt, answer }) => (
        <div key={id} className="tw-question">
          <p>
            <b>{t`Question of the reviewer`}</b>
            {day(askedAt) && <small>{day(askedAt)}</small>}
          </p>
          <p {...maskedText()}>
            <LongText text={text} />
          </p>
          {answer ? (
            <>
              <p>
                <b>{t`Your answer`}</b>
                {day(answer.at) && <small>{day(answer.at)}</small>}
              </p>
              <p {...maskedText()}>
                <LongText text={answer.text} />
              </p>
              {answer.files && answer.files.length > 0 && (
                <AnswerImages files={answer.files} session={parts.model.session} />
              )}
            </>
          ) : (
            <AnswerForm key={id} questionId={id} orderNumber={orderNumber} parts={parts} />
          )}
        </div>
      ))}
    </section>
  )
}
