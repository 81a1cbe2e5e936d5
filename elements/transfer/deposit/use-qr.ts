import { toString as toQrSvg } from 'qrcode'
import { useEffect, useState } from 'react'
import { qrMargin, qrWidth } from '../../../shared/limits.ts'

/**
 * The QR code of a text, as SVG: some browsers blur a canvas to prevent fingerprinting. `null` if the
 * text is too long for a code.
 */
export function useQr(text: string): string | null | undefined {
  const [src, setSrc] = useState<string | null>()
  useEffect(() => {
    let isCurrent = true
    const show = (drawn: string | null) => {
      if (isCurrent) setSrc(drawn)
    }
    toQrSvg(text, { type: 'svg', width: qrWidth, margin: qrMargin }).then(
      (svg) => show(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => show(null),
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return src
}
