import { useLingui } from '@lingui/react/macro'
import type { Elements } from '../../../shared/ui/elements.ts'

interface SpecimenProps {
  readonly kind: 'statement' | 'certificate' | 'agreement'
  /** What the picture shows, for screen readers. */
  readonly label: string
  readonly children: Elements
}

/** A page of the product as a picture, in the language and the theme of the site. */
const Specimen = ({ kind, label, children }: SpecimenProps) => {
  const { t } = useLingui()
  return (
    <div className="home-specimen" data-kind={kind} role="img" aria-label={label}>
      <small>{t`Specimen`}</small>
      {children}
    </div>
  )
}

/** An amount; the digits after the second are small, as everywhere. */
const Figure = ({ amount, unit }: { amount: string; unit: string }) => (
  <p className="home-specimen-figure">
    <b>{amount}</b>
    <span>{` ${unit}`}</span>
  </p>
)

const Row = ({ label, value }: { label: string; value: string }) => (
  <p className="home-specimen-row">
    <span>{label}</span>
    <b>{value}</b>
  </p>
)

/** The wallet's statement: what is available, as a figure and as a share. */
export function StatementSpecimen() {
  const { t } = useLingui()
  return (
    <Specimen
      kind="statement"
      label={t`A statement: the available balance, what is held, and the total`}
    >
      <p>{t`Available`}</p>
      <Figure amount="2,480,000.00" unit="USD" />
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
        <rect width="94" height="1" />
      </svg>
      <Row label={t`Held`} value="150,000.00 USD" />
      <Row label={t`Total balance`} value="2,630,000.00 USD" />
    </Specimen>
  )
}

/** The certificate of the trust fund inquiry. */
export function CertificateSpecimen() {
  const { t } = useLingui()
  return (
    <Specimen
      kind="certificate"
      label={t`A certificate: the net asset value of a fund in custody, with the time of the query`}
    >
      <i className="ornament" />
      <p className="home-specimen-title">{t`Net Asset Value of Custody`}</p>
      <Figure amount="18,250,000.00" unit="USD" />
      <Row label={t`Query Time`} value="03/02/2026 09:30:00" />
      <Row label={t`Wallet Number`} value="0000 0000" />
    </Specimen>
  )
}

/** A signature: no letters, so that it is nobody's. */
const signature =
  'M2 24c8-16 14-22 17-18s-9 18-4 19 14-19 19-17-6 16 0 16 10-14 14-13 0 12 6 12 12-12 17-11'

/** An agreement that both parties have signed, with its seal. */
export function AgreementSpecimen() {
  const { t } = useLingui()
  return (
    <Specimen
      kind="agreement"
      label={t`A signed agreement between a broker and a clearing institution`}
    >
      <p className="home-specimen-title">
        {t`Agreement of Cooperation between Financial Broker and Clearing Institution`}
      </p>
      <i className="ornament" />
      <div>
        {[t`Clearing institution`, t`Partnering broker`].map((party) => (
          <p key={party}>
            <svg viewBox="0 0 96 32" aria-hidden="true">
              <path d={signature} />
            </svg>
            <span>{party}</span>
          </p>
        ))}
      </div>
    </Specimen>
  )
}
