import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { brand } from '../../brand.ts'
import { Heading } from '../../common/Heading.tsx'
import { SiteLink } from '../../common/SiteLink.tsx'
import { titleOf } from '../../map/titles.ts'
import './hero.css'

/**
 * Scrolls smoothly to the next section and moves the focus there. The browser's own jump would add an
 * entry to the history.
 */
function toNext(event: MouseEvent) {
  const next = document.getElementById('clients')
  if (!next) return
  event.preventDefault()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  next.focus({ preventScroll: true })
  next.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
}

/** What the company does, beside the rosette. The text does not wait for it. */
export function Hero() {
  const { t, i18n } = useLingui()
  const { name } = brand
  return (
    <section className="home-hero">
      <div className="wrap home-hero-words">
        <span className="ornament home-hero-rosette" aria-hidden="true" />
        <Heading>{t`Wealth held with\u00a0care, for\u00a0the\u00a0generations to\u00a0come`}</Heading>
        <p className="lead">
          {t`${name} plans trusts for individuals, families and companies. Client capital is held separately by a third-party trust and settlement institution and released only after two reviews.`}
        </p>
        <div className="home-hero-ways">
          {/* biome-ignore lint/a11y/useValidAnchor: without a script it is a link, and works */}
          <a className="button" data-variant="primary" href="#clients" onClick={toNext}>
            {t`Discover More`}
          </a>
          <SiteLink className="home-quiet-link" to="/trusts">
            {i18n._(titleOf('trusts'))}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
