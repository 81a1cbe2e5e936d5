import { Skeleton } from './frame/Skeleton.tsx'

export interface QrCodeProps {
  /** data: URL of the picture; its place is kept until there is one. */
  src?: string | undefined
  /** Says what scanning it gives. */
  label: string
  /** Side of the picture in px, its own quiet zone included. */
  size: number
}

/** A QR code on a plate that is white in both themes, or no camera would find it. */
export const QrCode = ({ src, label, size }: QrCodeProps) => (
  <div className="tw-qr">
    {src ? (
      <img src={src} alt={label} width={size} height={size} />
    ) : (
      <Skeleton width={size} height={size} />
    )}
  </div>
)
