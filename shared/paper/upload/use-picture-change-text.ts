import { useLingui } from '@lingui/react/macro'
import type { PictureChange } from '../picture/prepare-picture.ts'

/** What was done to a picture, and its sizes in bytes before and after. */
export interface ChangedPicture {
  readonly change: PictureChange
  readonly before: number
  readonly after: number
}

/** Bytes of a megabyte, as the limit of a picture counts them. */
const megabyte = 1024 * 1024

const sizeText = (bytes: number, locale: string): string => {
  const isSmall = bytes < 0.1 * megabyte
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
  // A figure and its unit stay on one line.
  return format.format(bytes / (isSmall ? 1024 : megabyte)).replace(' ', '\u00a0')
}

/** Says that a picture is not sent as it was chosen; undefined if nothing is seen of the change. */
export function usePictureChangeText(): (
  picture: ChangedPicture | undefined,
) => string | undefined {
  const { t, i18n } = useLingui()
  return (picture) => {
    if (!picture || picture.change === 'none') return undefined
    const before = sizeText(picture.before, i18n.locale)
    const after = sizeText(picture.after, i18n.locale)
    return picture.change === 'smaller'
      ? t`Made smaller on your device: ${before} before, ${after} now. The image shown is the one that is sent.`
      : t`Converted to a JPG image on your device. The image shown is the one that is sent.`
  }
}
