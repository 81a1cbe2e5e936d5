import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { maxPictureMegabytes } from '../../../../shared/limits.ts'
import { inspectPicture, type PictureIssue } from '../../../../shared/picture/inspect-picture.ts'
import { UploadBox } from '../../../../shared/upload/UploadBox.tsx'
import { usePictureIssueText } from '../../../../shared/upload/use-picture-issue-text.ts'
import { type CanvasSize, renderSignature, type SignatureIssue } from './render-signature.ts'
import type { SignatureDrafts } from './signature-draft.ts'
import { useSignatureIssue } from './use-signature-issue.ts'

type Picture = NonNullable<SignatureDrafts['image']>
type Issue =
  | { readonly in: 'file'; readonly reason: PictureIssue }
  | { readonly in: 'signature'; readonly reason: SignatureIssue }

/** The text for a file that is not a signature. */
function useIssueText(): (issue: Issue) => string {
  const pictureIssueText = usePictureIssueText()
  const signatureIssue = useSignatureIssue()
  return (issue) =>
    issue.in === 'signature'
      ? signatureIssue(issue.reason, 'image')
      : pictureIssueText(issue.reason)
}

const issueOf = async (image: Picture, size: CanvasSize): Promise<Issue | undefined> => {
  const inspection = await inspectPicture(image.file)
  if (!inspection.ok) return { in: 'file', reason: inspection.reason }
  const rendered = await renderSignature({ kind: 'image', ...image }, size)
  return rendered.ok ? undefined : { in: 'signature', reason: rendered.reason }
}

interface ImagePickerProps {
  image: Picture | undefined
  onImage: (image: Picture) => void
  /** A file was chosen. */
  onTry: () => void
  size: CanvasSize
}

/** Reads an image of a signature. A file that is not one does not replace the image before it. */
export const ImagePicker = ({ image, onImage, onTry, size }: ImagePickerProps) => {
  const { t } = useLingui()
  const issueText = useIssueText()
  const [issue, setIssue] = useState<Issue>()
  const [isReading, setReading] = useState(false)
  /** The file chosen last: a large one takes a moment to read. */
  const latest = useRef<File>(undefined)
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  const take = async (file: File) => {
    latest.current = file
    onTry()
    setReading(true)
    const found = await issueOf({ file, name: file.name }, size)
    if (latest.current !== file) return
    setReading(false)
    setIssue(found)
    if (!found) onImage({ file, name: file.name })
  }

  return (
    <div className="tw-sign-input" aria-busy={isReading}>
      <UploadBox
        label={t`Upload an image`}
        hint={isReading ? t`Reading the image` : t`JPG or PNG, up to ${maxPictureMegabytes} MB`}
        accept="image/jpeg,image/png"
        state={image ? { status: 'done', name: image.name } : { status: 'empty' }}
        error={issue && issueText(issue)}
        onFile={(file) => void take(file)}
        texts={{
          choose: t`Choose an image`,
          replace: t`Replace`,
          retry: t`Try again`,
          uploading: t`Uploading`,
        }}
      />
    </div>
  )
}
