import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { errorText } from '../../../shared/element/model/error-text.ts'
import { useFailureText } from '../../../shared/orders/notices/use-failure-text.ts'
import { PictureUploadBox } from '../../../shared/paper/upload/PictureUploadBox.tsx'
import { usePictureIssueText } from '../../../shared/paper/upload/use-picture-issue-text.ts'
import type {
  PictureUpload,
  PictureUploadIssue,
} from '../../../shared/paper/upload/use-picture-upload.ts'

/** Why a proof was not uploaded, in the reader's language. */
function useProofIssueText(): (issue: PictureUploadIssue | undefined) => string | undefined {
  const { t, i18n } = useLingui()
  const failureText = useFailureText()
  const pictureIssueText = usePictureIssueText()
  return (issue) => {
    if (!issue) return undefined
    if (typeof issue === 'string') return pictureIssueText(issue)
    // The person canceled the upload, so no failure is reported.
    if (issue.kind === 'canceled') return errorText(issue, i18n)
    const reason = failureText(issue)
    return t`We could not upload the image. ${reason} We have sent no proof.`
  }
}

interface ProofPictureProps {
  readonly upload: PictureUpload
  readonly isLocked: boolean
  /** Why the form does not accept the proof; the reason of a failed upload goes first. */
  readonly error: string | undefined
  /** Submit was pressed before the picture was uploaded. */
  readonly isEarly: boolean
}

/** The picture of a proof. It scrolls into view if its upload fails, or if Submit waits for it. */
export const ProofPicture = ({ upload, isLocked, error, isEarly }: ProofPictureProps) => {
  const { t } = useLingui()
  const issueText = useProofIssueText()
  const box = useRef<HTMLDivElement>(null)
  const hasFailed = upload.state.status === 'failed'
  useEffect(() => {
    if (hasFailed) box.current?.querySelector('button')?.scrollIntoView({ block: 'nearest' })
  }, [hasFailed])
  useEffect(() => {
    if (isEarly) box.current?.querySelector('input')?.scrollIntoView({ block: 'nearest' })
  }, [isEarly])
  return (
    <div ref={box}>
      <PictureUploadBox
        label={t`Remittance proof`}
        upload={upload}
        isLocked={isLocked}
        required
        error={issueText(upload.issue) ?? error}
      />
    </div>
  )
}
