import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { H3 } from '../layout/Heading.tsx'
import { sentTitle } from './sent-title.ts'

/** Replaces the form after sending, and takes the focus. */
export function EnquirySent({ email }: { /** The visitor's address. */ email: string }) {
  const { t, i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="enquiry-sent" tabIndex={-1} ref={box}>
      <span className="ornament enquiry-seal" aria-hidden="true" />
      <H3>{i18n._(sentTitle)}</H3>
      <p>{t`We have received your message and will reply to:`}</p>
      <p className="enquiry-address">{email}</p>
    </div>
  )
}
