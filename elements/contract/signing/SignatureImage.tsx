import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import { signatureHeightShare } from '../../../shared/limits.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { hiddenFromRecorders } from '../../../shared/ui/recorders/marks.ts'
import type { Signature } from '../model/state.ts'
import { PaperPixels } from '../text/PaperPixels.tsx'

/** A saved signature, as large as its container allows. */
export const SignatureImage = ({ signature: { png, size } }: { signature: Signature }) => {
  const { t } = useLingui()
  const [address, setAddress] = useState<string>()
  // Before the paint: neither an empty image nor a revoked address is ever shown.
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([png], { type: 'image/png' }))
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [png])
  return (
    <img
      {...hiddenFromRecorders()}
      src={address}
      alt={t`Your signature`}
      width={size.width}
      height={size.height}
    />
  )
}

/** The paper of a signature, in the shape of the canvas that it is drawn on. */
export const SignaturePaper = ({
  isEmpty,
  children,
}: {
  isEmpty?: boolean
  children: Elements
}) => (
  <div
    className="tw-signature-paper"
    data-empty={isEmpty || undefined}
    style={{ aspectRatio: 1 / signatureHeightShare }}
  >
    {children}
    {!isEmpty && <PaperPixels />}
  </div>
)
