import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import type { Signature } from '../state.ts'

/** A saved signature, as large as its place allows. */
export const SignatureImage = ({ signature: { png, size } }: { signature: Signature }) => {
  const { t } = useLingui()
  const [address, setAddress] = useState<string>()
  // Before it is painted: neither an empty place nor an address that is given back is ever seen.
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([png], { type: 'image/png' }))
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [png])
  return <img src={address} alt={t`Your signature`} width={size.width} height={size.height} />
}
