import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { H2 } from '../../common/Heading.tsx'
import { arrowRight } from '../../common/icons.ts'
import { SiteLink } from '../../common/SiteLink.tsx'
import { AgreementSpecimen, CertificateSpecimen, StatementSpecimen } from './specimens.tsx'
import './doors.css'

interface Door {
  readonly name: string
  readonly text: string
  /** The kind of trust, and its anchor on the page of trusts. */
  readonly trust: string
  readonly anchor: string
  readonly Specimen: ComponentType
}

/** The three kinds of clients: what a trust does for each, and what the client gets to see. */
export function Doors() {
  const { t } = useLingui()
  const doors: readonly Door[] = [
    {
      name: t`For a family`,
      text: t`Property, shares and the rules for them pass on as a whole, at the pace the family chose.`,
      trust: t`Family Trust`,
      anchor: 'family',
      Specimen: StatementSpecimen,
    },
    {
      name: t`For a listed company`,
      text: t`A trustee holds shares for employees and releases them under rules published in advance.`,
      trust: t`Listed Company Trust`,
      anchor: 'listed',
      Specimen: CertificateSpecimen,
    },
    {
      name: t`For a company`,
      text: t`Shares held in trust keep votes and dividends in order when an owner retires, falls ill or dies.`,
      trust: t`Corporate Trust`,
      anchor: 'corporate',
      Specimen: AgreementSpecimen,
    },
  ]
  return (
    <section className="home-doors" id="clients" tabIndex={-1} aria-label={t`Our clients`}>
      <div className="wrap">
        {doors.map(({ name, text, trust, anchor, Specimen }) => (
          <article key={anchor} className="home-door">
            <H2>{name}</H2>
            <p className="muted">{text}</p>
            <SiteLink className="home-quiet-link" to={`/trusts#${anchor}`}>
              <span>{trust}</span>
              <Icon d={arrowRight} />
            </SiteLink>
            <Specimen />
          </article>
        ))}
      </div>
    </section>
  )
}
