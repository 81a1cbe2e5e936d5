import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import type { Signature } from '../state.ts'

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
  return <img src={address} alt={t`Your signature`} width={size.width} height={size.height} />
}
