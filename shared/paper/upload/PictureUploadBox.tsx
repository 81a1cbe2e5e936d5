import { useLingui } from '@lingui/react/macro'
import { acceptedPictures } from './accepted-files.ts'
import { UploadBox } from './UploadBox.tsx'
import { usePictureChangeText } from './use-picture-change-text.ts'
import { usePictureHint } from './use-picture-issue-text.ts'
import type { PictureUpload } from './use-picture-upload.ts'

interface PictureUploadBoxProps {
  readonly label: string
  readonly upload: PictureUpload
  readonly isLocked: boolean
  readonly required?: boolean
  /** Why the picture was not uploaded, or what the form says of it. */
  readonly error: string | undefined
}

/** Takes a picture, makes it smaller if it must, and uploads it. */
export const PictureUploadBox = ({
  label,
  upload,
  isLocked,
  required = false,
  error,
}: PictureUploadBoxProps) => {
  const { t } = useLingui()
  const changeText = usePictureChangeText()
  return (
    <UploadBox
      label={label}
      hint={usePictureHint()}
      accept={acceptedPictures}
      note={changeText(upload.changed)}
      required={required}
      state={upload.state}
      disabled={isLocked}
      error={error}
      onFile={upload.take}
      onRetry={upload.retry}
      onCancel={upload.cancel}
      texts={{
        choose: t`Choose an image`,
        replace: t`Replace`,
        retry: t`Try again`,
        uploading: t`Uploading`,
        preparing: t`Preparing the image`,
        camera: t`Take a photo`,
        cancel: t`Cancel`,
      }}
    />
  )
}
