import { useLingui } from '@lingui/react/macro'

/** Why a chosen file is not accepted: what `inspectPicture` finds, or `undecodable` if the browser cannot draw it. */
export type PictureIssue =
  | 'empty'
  | 'tooLarge'
  | 'heic'
  | 'svg'
  | 'other'
  | 'cutOff'
  | 'undecodable'

/** The text for a file that is not accepted as a picture. */
export function usePictureIssueText(): (issue: PictureIssue) => string {
  const { t } = useLingui()
  return (issue) => {
    switch (issue) {
      case 'empty':
        return t`This file is empty. Please choose a JPG or PNG picture.`
      case 'tooLarge':
        return t`This picture is larger than 3 MB. Please choose a smaller one.`
      case 'heic':
        return t`HEIC pictures cannot be read here. Please choose JPG or PNG, or take a screenshot of it.`
      case 'svg':
        return t`SVG drawings are not accepted. Please choose a JPG or PNG picture.`
      case 'other':
        return t`This is not a JPG or PNG picture, whatever its name says.`
      case 'cutOff':
      case 'undecodable':
        return t`This picture is damaged or not complete. Please choose another.`
    }
  }
}
