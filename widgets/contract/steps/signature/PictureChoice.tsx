import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { inspectPicture, type PictureIssue } from '../../../../shared/picture/inspect-picture.ts'
import { UploadBox } from '../../../../shared/ui/UploadBox.tsx'
import { usePictureIssueText } from '../../../../shared/ui/use-picture-issue-text.ts'
import { type CanvasSize, renderSignature, type SignatureFault } from './render-signature.ts'
import type { SignatureDrafts } from './signature-draft.ts'
import { useSignatureFault } from './use-signature-fault.ts'

type Picture = NonNullable<SignatureDrafts['picture']>
type Fault =
  | { readonly in: 'file'; readonly reason: PictureIssue }
  | { readonly in: 'signature'; readonly reason: SignatureFault }

/** What to say of a file that is no signature. */
function useFaultText(): (fault: Fault) => string {
  const pictureIssueText = usePictureIssueText()
  const signatureFault = useSignatureFault()
  return (fault) =>
    fault.in === 'signature'
      ? signatureFault(fault.reason, 'picture')
      : pictureIssueText(fault.reason)
}

const faultOf = async (picture: Picture, size: CanvasSize): Promise<Fault | undefined> => {
  const inspection = await inspectPicture(picture.file)
  if (!inspection.ok) return { in: 'file', reason: inspection.reason }
  const rendered = await renderSignature({ kind: 'picture', ...picture }, size)
  return rendered.ok ? undefined : { in: 'signature', reason: rendered.reason }
}

export interface PictureChoiceProps {
  picture: Picture | undefined
  onPicture: (picture: Picture) => void
  size: CanvasSize
}

/** Takes a picture of a signature. One that is none takes nothing away from the one before. */
export const PictureChoice = ({ picture, onPicture, size }: PictureChoiceProps) => {
  const { t } = useLingui()
  const faultText = useFaultText()
  const [fault, setFault] = useState<Fault>()
  const [isReading, setReading] = useState(false)
  /** Which file was chosen last: looking at a large one takes a moment. */
  const latest = useRef<File>(undefined)
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  const take = async (file: File) => {
    latest.current = file
    setReading(true)
    const found = await faultOf({ file, name: file.name }, size)
    if (latest.current !== file) return
    setReading(false)
    setFault(found)
    if (!found) onPicture({ file, name: file.name })
  }

  return (
    <div className="tw-sign-input" aria-busy={isReading}>
      <UploadBox
        label={t`Upload a picture`}
        hint={isReading ? t`Reading the picture` : t`JPG or PNG, up to 3 MB`}
        accept="image/jpeg,image/png"
        state={picture ? { status: 'done', name: picture.name } : { status: 'empty' }}
        error={fault && faultText(fault)}
        onFile={(file) => void take(file)}
        texts={{
          choose: t`Choose a picture`,
          replace: t`Replace`,
          retry: t`Try again`,
          uploading: t`Uploading`,
        }}
      />
    </div>
  )
}
