import { LongText } from '../../ui/LongText.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** What is read before the facts of a certificate, such as why an order was rejected. */
export const CertificateLead = ({ lead = [] }: { lead: readonly string[] | undefined }) => (
  <div aria-live="polite">
    {lead.length > 0 && (
      <Notice tone="error">
        {lead.map((each) => (
          <p key={each}>
            <LongText text={each} />
          </p>
        ))}
      </Notice>
    )}
  </div>
)
