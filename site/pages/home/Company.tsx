import { useLingui } from '@lingui/react/macro'
import { brand } from '../../brand.ts'
import { H2 } from '../../common/Heading.tsx'
import { useSite } from '../../common/site-context.ts'
import './company.css'

/** What an operator says of the company: facts, people, offices. What is empty is absent. */
export function Company() {
  const { t } = useLingui()
  const { locale } = useSite()
  const { facts, people, offices } = brand
  if (facts.length + people.length + offices.length === 0) return null
  return (
    <section className="section home-company" aria-label={brand.name}>
      <div className="wrap">
        {facts.length > 0 && (
          <dl className="home-facts">
            {facts.map(({ figure, text }) => (
              <div key={text.en}>
                <dt>{text[locale]}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        {people.length > 0 && (
          <div>
            <H2>{t`People`}</H2>
            <ul>
              {people.map(({ name, role }) => (
                <li key={name}>
                  <strong translate="no">{name}</strong>
                  <span className="muted">{role[locale]}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {offices.length > 0 && (
          <div>
            <H2>{t`Offices`}</H2>
            <ul>
              {offices.map(({ city, address }) => (
                <li key={city.en}>
                  <strong>{city[locale]}</strong>
                  <address className="muted">{address}</address>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
