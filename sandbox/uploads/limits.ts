import { maxPictureBytes } from '../../shared/limits.ts'

/** Limits against filling the disk. */
export interface UploadLimits {
  /** Pictures of one account, or of one contract, in a day. */
  readonly picturesPerDay: number
  readonly bytesPerDay: number
  /** Hours after which a picture is removed that no order and no signature refers to. */
  readonly keepHours: number
}

export const uploadLimits: UploadLimits = {
  picturesPerDay: 200,
  bytesPerDay: 50 * maxPictureBytes,
  keepHours: 24,
}
