import { useLingui } from '@lingui/react/macro'
import { maxPictureMegabytes } from '../limits.ts'

/** Why a chosen file is not accepted: what `inspectPicture` finds, or `undecodable` if the browser cannot draw it. */
type PictureIssue = 'empty' | 'tooLarge' | 'heic' | 'svg' | 'other' | 'cutOff' | 'undecodable'

/** The text for a file that is not accepted as a picture. */
export function usePictureIssueText(): (issue: PictureIssue) => string {
  const { t } = useLingui()
  return (issue) => {
    switch (issue) {
      case 'empty':
        return t`This file is empty. Please choose a JPG or PNG image.`
      case 'tooLarge':
        return t`This image is larger than ${maxPictureMegabytes} MB. Please choose a smaller one.`
      case 'heic':
        return t`HEIC images are not supported. Please choose a JPG or PNG image, or take a screenshot.`
      case 'svg':
        return t`SVG files are not accepted. Please choose a JPG or PNG image.`
      case 'other':
        return t`This file is not a JPG or PNG image, despite its name.`
      case 'cutOff':
      case 'undecodable':
        return t`This image is damaged or incomplete. Please choose another.`
    }
  }
}
