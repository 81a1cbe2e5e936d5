import { useLingui } from '@lingui/react/macro'
import { maxChosenPictureMegabytes, maxPictureMegabytes } from '../../limits.ts'
import type { PictureIssue } from '../picture/prepare-picture.ts'

/** The text for a file that is not accepted as a picture. */
export function usePictureIssueText(): (issue: PictureIssue) => string {
  const { t } = useLingui()
  const unsupported = (format: string) =>
    t`This browser cannot show ${format} images. Choose a JPG or PNG image, or take a screenshot.`
  return (issue) => {
    switch (issue) {
      case 'empty':
        return t`This file is empty. Choose a JPG or PNG image.`
      case 'tooLarge':
        return t`This file is larger than ${maxChosenPictureMegabytes} MB. Choose a smaller one.`
      case 'tooManyPixels':
        return t`This image has more pixels than this device can process. Choose a smaller one, or take a screenshot.`
      case 'withheld':
        return t`This image must be made smaller or converted, but your browser blocks canvas access. Allow it for this page, or choose a JPG or PNG image of up to ${maxPictureMegabytes} MB.`
      case 'noCanvas':
        return t`This browser cannot make the image smaller at the moment. Close other tabs and try again, or choose a JPG or PNG image of up to ${maxPictureMegabytes} MB.`
      case 'heic':
        return t`HEIC images are not supported. Choose a JPG or PNG image, or take a screenshot.`
      case 'avif':
        return unsupported('AVIF')
      case 'tiff':
        return unsupported('TIFF')
      case 'svg':
        return t`SVG files are not accepted. Choose a JPG or PNG image.`
      case 'pdf':
        return t`A PDF is not a JPG or PNG image. Take a screenshot of the page and choose that.`
      case 'other':
        return t`This file is not a JPG or PNG image, and this browser cannot show it. Choose another.`
      case 'damaged':
        return t`This image is damaged or incomplete. Choose another.`
    }
  }
}

/** Which pictures are accepted. */
export function usePictureHint(): string {
  const { t } = useLingui()
  return t`JPG or PNG, up to ${maxPictureMegabytes} MB. A larger image is made smaller on your device.`
}
