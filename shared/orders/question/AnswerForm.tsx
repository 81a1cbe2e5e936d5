import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { answerQuestion } from '../../api/endpoints/transfer.ts'
import { errorText } from '../../element/model/error-text.ts'
import { useStore } from '../../element/view/use-store.ts'
import { maxAnswerFiles, maxAnswerLength } from '../../limits.ts'
import { PictureUploadBox } from '../../paper/upload/PictureUploadBox.tsx'
import { usePictureIssueText } from '../../paper/upload/use-picture-issue-text.ts'
import { type UploadedPicture, usePictureUpload } from '../../paper/upload/use-picture-upload.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/frame/Icon.tsx'
import { IconButton } from '../../ui/frame/IconButton.tsx'
import { check, close } from '../../ui/icons.ts'
import { maskedText } from '../../ui/recorders/marks.ts'
import { TextLines } from '../../ui/TextLines.tsx'
import { IssueNotice } from '../notices/IssueNotice.tsx'
import { useFailureText } from '../notices/use-failure-text.ts'
import type { AnswerInput } from './answer-input.ts'
import type { AnswerParts } from './answer-parts.ts'

interface AnswerFormProps {
  readonly questionId: string
  readonly orderNumber: string
  readonly parts: AnswerParts
}

/** What was typed and uploaded for this question; kept while the form is closed, and over a reload. */
function useAnswerInput(questionId: string, { inputs }: AnswerParts) {
  const [input] = useState(() => inputs.open('answer'))
  const [typed, setTyped] = useState<AnswerInput>(() => ({
    text: '',
    files: [],
    ...(input.value?.questionId === questionId && input.value),
    questionId,
  }))
  /** The newest state: an upload may end long after it began. */
  const newest = useRef(typed)
  const change = (part: (now: AnswerInput) => Partial<AnswerInput>) => {
    newest.current = { ...newest.current, ...part(newest.current) }
    setTyped(newest.current)
    input.save(newest.current)
  }
  return [typed, change] as const
}

/** Answers a question: a text, and up to five images. */
export const AnswerForm = ({ questionId, orderNumber, parts }: AnswerFormProps) => {
  const { t } = useLingui()
  const { model, requests, endFailures, inputs } = parts
  const [{ text, files }, change] = useAnswerInput(questionId, parts)
  const [error, setError] = useState<string>()
  const { sending, issue } = useStore(requests.store, (state) => state)
  const isSending = sending?.call === answerQuestion.name
  const failure =
    issue?.call === answerQuestion.name && issue.orderNumber === orderNumber ? issue : undefined
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const upload = usePictureUpload({ ...model, endFailures }, undefined, (picture) => {
    if (!picture) return
    change((now) => ({ files: [...now.files, picture].slice(0, maxAnswerFiles) }))
    upload.clear()
  })

  const mistake = (): string | undefined => {
    if (text.trim() === '') return t`Enter an answer.`
    if (text.trim().length > maxAnswerLength)
      return t`An answer has at most ${maxAnswerLength} characters.`
    if (upload.isPending)
      return t`The image is still being uploaded. Send the answer once it is complete.`
    return undefined
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = mistake()
    setError(found)
    if (found) return field.current?.focus()
    const urls = files.map(({ url }) => url)
    const body = { questionId, text: text.trim(), files: urls }
    const onAccepted = () => inputs.clear('answer')
    void requests.send({ endpoint: answerQuestion, orderNumber, body, onAccepted })
  }
  return (
    <form className="tw-form" noValidate onSubmit={send}>
      <Field
        label={t`Your answer`}
        as={TextLines}
        ref={field}
        value={text}
        readOnly={isSending}
        error={error}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget
          setError(undefined)
          change(() => ({ text: value }))
        }}
      />
      <Files
        files={files}
        isLocked={isSending}
        onRemove={(url) =>
          change((now) => ({ files: now.files.filter((file) => file.url !== url) }))
        }
      />
      {files.length < maxAnswerFiles && <Picture upload={upload} isLocked={isSending} />}
      {failure && <Failure {...failure} />}
      <ConfirmButton type="submit" busy={isSending} busyLabel={t`Sending`}>
        {t`Send the answer`}
      </ConfirmButton>
    </form>
  )
}

interface FilesProps {
  readonly files: readonly UploadedPicture[]
  readonly isLocked: boolean
  readonly onRemove: (url: string) => void
}

const Files = ({ files, isLocked, onRemove }: FilesProps) => {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <ul className="tw-answer-files" aria-label={t`Attached images`}>
      {files.map(({ url, name }) => (
        <li key={url}>
          <Icon d={check} />
          <bdi {...maskedText()}>{name}</bdi>
          <IconButton label={t`Remove ${name}`} disabled={isLocked} onClick={() => onRemove(url)}>
            <Icon d={close} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

interface PictureProps {
  readonly upload: ReturnType<typeof usePictureUpload>
  readonly isLocked: boolean
}

const Picture = ({ upload, isLocked }: PictureProps) => {
  const { t, i18n } = useLingui()
  const failureText = useFailureText()
  const issueText = usePictureIssueText()
  const { issue } = upload
  const reasonOf = () => {
    if (!issue) return undefined
    if (typeof issue === 'string') return issueText(issue)
    if (issue.kind === 'canceled') return errorText(issue, i18n)
    return failureText(issue)
  }
  return (
    <PictureUploadBox
      label={t`Images, up to ${maxAnswerFiles} (optional)`}
      upload={upload}
      isLocked={isLocked}
      error={reasonOf()}
    />
  )
}

/** Why the answer was not accepted, or that this is not known; what was typed stays. */
const Failure = ({
  error,
  isUnknown,
}: {
  error: Parameters<typeof IssueNotice>[0]['issue']
  isUnknown: boolean
}) => {
  const { t } = useLingui()
  return (
    <IssueNotice
      issue={error}
      texts={
        isUnknown
          ? [
              t`We do not know yet whether your answer has arrived`,
              t`We did not get a clear answer.`,
              t`What you entered is still here. If the question is still open in a minute, send it again: it is stored only once.`,
            ]
          : [
              t`Your answer was not accepted`,
              t`What you entered is still here.`,
              t`You can send it again.`,
            ]
      }
    />
  )
}
