import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type CanvasSize, paintSignature } from './render-signature.ts'
import { SignatureCanvas } from './SignatureCanvas.tsx'
import type { SignatureDraft } from './signature-draft.ts'

interface PreviewCanvasProps {
  draft: SignatureDraft | undefined
  size: CanvasSize
}

/** The canvas with the signature as it would be saved. */
export const PreviewCanvas = ({ draft, size }: PreviewCanvasProps) => {
  const { t, i18n } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { locale } = i18n
  const { width, height, ratio } = size

  useEffect(() => {
    let isStale = false
    const show = (image?: HTMLCanvasElement) => {
      const context = canvas.current?.getContext('2d')
      if (!context || isStale) return
      context.canvas.width = image?.width ?? 0
      context.canvas.height = image?.height ?? 0
      if (image) context.drawImage(image, 0, 0)
    }
    if (draft) {
      paintSignature(draft, { width, height, ratio }, locale).then(
        (painted) => show(painted.ok ? painted.canvas : undefined),
        () => show(),
      )
    } else show()
    return () => {
      isStale = true
    }
  }, [draft, width, height, ratio, locale])

  return (
    <SignatureCanvas
      canvas={canvas}
      state={draft ? t`Your signature is shown.` : t`No signature yet.`}
    />
  )
}
