import type { Tone } from '../../ui/icons.ts'
import { LongText } from '../../ui/LongText.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface CertificateLeadProps {
  readonly lead: readonly string[] | undefined
  readonly tone?: Tone
}

/** What is read before the facts of a certificate, such as why an order was rejected. */
export const CertificateLead = ({ lead = [], tone = 'error' }: CertificateLeadProps) => (
  <div aria-live="polite">
    {lead.length > 0 && (
      <Notice tone={tone}>
        {lead.map((each) => (
          <p key={each}>
            <LongText text={each} />
          </p>
        ))}
      </Notice>
    )}
  </div>
)
