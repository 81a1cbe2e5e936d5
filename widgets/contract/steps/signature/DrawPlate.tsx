import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { followRatio } from './follow-ratio.ts'
import type { Ink } from './ink.ts'
import { Plate } from './Plate.tsx'
import { openPad, type PadSession } from './pad-session.ts'

export interface DrawPlateProps {
  ink: Ink
  /** After every stroke. */
  onInk: (ink: Ink) => void
  /** The pad while it is open, for what must not wait for the pen to be lifted. */
  pad: RefObject<PadSession | null>
}

/** The plate to draw on, with mouse, pen or finger. */
export const DrawPlate = ({ ink, onInk, pad }: DrawPlateProps) => {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const take = useEffectEvent(onInk)

  useLayoutEffect(() => {
    if (!canvas.current) return
    const session = openPad(canvas.current, (next) => take(next))
    pad.current = session
    const sizes = new ResizeObserver(session.resize)
    sizes.observe(canvas.current)
    const stopRatio = followRatio(session.resize)
    session.resize()
    return () => {
      sizes.disconnect()
      stopRatio()
      session.close()
      pad.current = null
    }
  }, [pad])

  useLayoutEffect(() => pad.current?.show(ink), [pad, ink])

  const state = ink.strokes.length > 0 ? t`Something is drawn.` : t`Nothing is drawn yet.`
  return <Plate canvas={canvas} state={state} isDrawable />
}
