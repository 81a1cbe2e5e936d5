import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { H3 } from '../common/Heading.tsx'

interface EnquirySentProps {
  /** The visitor's address. */
  readonly email: string
  /** Whether it has replaced the form that the visitor submitted. */
  readonly takesFocus: boolean
}

/** Replaces the form after sending. */
export function EnquirySent({ email, takesFocus }: EnquirySentProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div className="enquiry-sent" tabIndex={-1} ref={box}>
      <span className="ornament enquiry-seal" aria-hidden="true" />
      <H3>{t`Thank you`}</H3>
      <p>{t`We have received your message and will reply to:`}</p>
      <p className="enquiry-address">{email}</p>
    </div>
  )
}
