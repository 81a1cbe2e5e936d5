import { useLingui } from '@lingui/react/macro'
import { type Ref, useId } from 'react'
import { hiddenFromRecorders } from '../../../shared/ui/recorders/marks.ts'
import { PaperPixels } from '../text/PaperPixels.tsx'

interface SignatureCanvasProps {
  canvas: Ref<HTMLCanvasElement>
  /** What the canvas shows, as text for a screen reader. */
  state: string
  isDrawable?: boolean | undefined
}

/** Light paper in both themes, with a line to sign on, as on a cheque; the canvas lies on it. */
export const SignatureCanvas = ({ canvas, state, isDrawable }: SignatureCanvasProps) => {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="tw-sign-frame">
      <div className="tw-sign-canvas" data-drawable={isDrawable}>
        <i aria-hidden="true" />
        <canvas
          {...hiddenFromRecorders()}
          ref={canvas}
          role="img"
          aria-label={t`Signature`}
          aria-describedby={id}
        />
        <PaperPixels />
      </div>
      <p className="tw-hidden" role="status" id={id}>
        {state}
      </p>
    </div>
  )
}
