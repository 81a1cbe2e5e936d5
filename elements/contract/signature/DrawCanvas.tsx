import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { followRatio } from './follow-ratio.ts'
import type { Ink } from './ink.ts'
import { openPad, type PadController } from './pad-controller.ts'
import { SignatureCanvas } from './SignatureCanvas.tsx'

interface DrawCanvasProps {
  ink: Ink
  /** Called after every stroke. */
  onInk: (ink: Ink) => void
  /** The pad while it is open, to end a stroke before the pen is lifted. */
  pad: RefObject<PadController | null>
  /** The canvas is small, and would be larger on a phone in landscape. */
  hasTip: boolean
}

/** The canvas to draw on, with mouse, pen or finger. */
export const DrawCanvas = ({ ink, onInk, pad, hasTip }: DrawCanvasProps) => {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isBlank, setBlank] = useState(false)
  const take = useEffectEvent(onInk)

  // After a failure the canvas is not rendered; choosing to draw again retries.
  useLayoutEffect(() => {
    if (!canvas.current) return
    if (!canvas.current.getContext('2d')) return setBlank(true)
    const controller = openPad(canvas.current, (next) => take(next))
    pad.current = controller
    const sizes = new ResizeObserver(controller.resize)
    sizes.observe(canvas.current)
    const stopRatio = followRatio(controller.resize)
    controller.resize()
    return () => {
      sizes.disconnect()
      stopRatio()
      controller.close()
      pad.current = null
    }
  }, [pad])

  useLayoutEffect(() => pad.current?.show(ink), [pad, ink])

  if (isBlank) {
    return (
      <Notice tone="warning" live="polite">
        {t`Drawing is not available in this browser at the moment. Type your name, or upload an image of your signature.`}
      </Notice>
    )
  }
  const state = ink.strokes.length > 0 ? t`The pad contains a signature.` : t`The pad is empty.`
  return (
    <>
      <SignatureCanvas canvas={canvas} state={state} isDrawable />
      {hasTip && (
        <p className="tw-hint tw-sign-tip">{t`Turn your phone sideways for more room.`}</p>
      )}
    </>
  )
}
