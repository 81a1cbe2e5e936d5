import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type PictureIssue, preparePicture } from '../../../shared/paper/picture/prepare-picture.ts'
import { acceptedPictures } from '../../../shared/paper/upload/accepted-files.ts'
import { UploadBox, type UploadState } from '../../../shared/paper/upload/UploadBox.tsx'
import {
  usePictureHint,
  usePictureIssueText,
} from '../../../shared/paper/upload/use-picture-issue-text.ts'
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

/** The file as a picture with a signature on it; a large one is made smaller. */
const read = async (
  file: File,
  size: CanvasSize,
  isWanted: () => boolean,
): Promise<{ readonly image: Picture } | { readonly issue: Issue }> => {
  const prepared = await preparePicture(file, isWanted)
  if (!prepared.ok) return { issue: { in: 'file', reason: prepared.reason } }
  const image = { file: prepared.picture, name: file.name }
  const rendered = await renderSignature({ kind: 'image', ...image }, size)
  return rendered.ok ? { image } : { issue: { in: 'signature', reason: rendered.reason } }
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
  const [reading, setReading] = useState<string>()
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
    const isLatest = () => latest.current === file
    onTry()
    setReading(file.name)
    setIssue(undefined)
    const result = await read(file, size, isLatest)
    if (!isLatest()) return
    setReading(undefined)
    if ('issue' in result) setIssue(result.issue)
    else onImage(result.image)
  }
  const cancel = () => {
    latest.current = undefined
    setReading(undefined)
  }
  const chosen: UploadState = image ? { status: 'done', name: image.name } : { status: 'empty' }

  return (
    <div className="tw-sign-input" aria-busy={reading !== undefined}>
      <UploadBox
        label={t`Upload an image`}
        hint={usePictureHint()}
        accept={acceptedPictures}
        state={reading === undefined ? chosen : { status: 'uploading', name: reading }}
        error={issue && issueText(issue)}
        onFile={(file) => void take(file)}
        onCancel={cancel}
        texts={{
          choose: t`Choose an image`,
          replace: t`Replace`,
          retry: t`Try again`,
          uploading: t`Reading the image`,
          preparing: t`Reading the image`,
          cancel: t`Cancel`,
          camera: t`Take a photo`,
        }}
      />
    </div>
  )
}
