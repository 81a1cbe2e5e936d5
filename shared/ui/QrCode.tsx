import { Skeleton } from './frame/Skeleton.tsx'
import { hiddenFromRecorders } from './recorders/marks.ts'

interface QrCodeProps {
  /** data: URL of the picture; a placeholder reserves its space. */
  src?: string | undefined
  /** Describes what the code contains. */
  label: string
  /** Side of the picture in px, including its quiet zone. */
  size: number
}

/** A QR code on white in both themes, so that a camera can read it. */
export const QrCode = ({ src, label, size }: QrCodeProps) => (
  <div className="tw-qr">
    {src ? (
      <img {...hiddenFromRecorders()} src={src} alt={label} width={size} height={size} />
    ) : (
      <Skeleton width={size} height={`${size}px`} />
    )}
  </div>
)
