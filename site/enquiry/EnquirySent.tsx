import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

/** Replaces the form after sending, and takes the focus. */
export function EnquirySent({ email }: { /** The visitor's address. */ email: string }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="enquiry-sent" tabIndex={-1} ref={box}>
      <span className="ornament enquiry-seal" aria-hidden="true" />
      <h3>{t`Thank you`}</h3>
      <p>{t`We have received your message and will reply to:`}</p>
      <p className="enquiry-address">{email}</p>
    </div>
  )
}
