import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { Engraving } from '../../common/Engraving.tsx'
import { H2, H3 } from '../../common/Heading.tsx'
import { arrowRight } from '../../common/icons.ts'
import { SiteLink } from '../../common/SiteLink.tsx'
import './opportunities.css'

/** The kinds of trusts in the order of clients, each with the purpose that it serves. */
export function Opportunities() {
  const { t } = useLingui()
  const opportunities = [
    { trust: t`Family Trust`, purpose: t`What was built stays together`, anchor: 'family' },
    {
      trust: t`Listed Company Trust`,
      purpose: t`Employees share in what they build`,
      anchor: 'listed',
    },
    {
      trust: t`Corporate Trust`,
      purpose: t`A company can outlive its founders`,
      anchor: 'corporate',
    },
    {
      trust: t`Personal Trust`,
      purpose: t`Support for those who depend on you`,
      anchor: 'personal',
    },
    {
      trust: t`Charitable Trust`,
      purpose: t`Giving that stays true to its purpose`,
      anchor: 'charitable',
    },
    { trust: t`Public Trust`, purpose: t`What belongs to many is kept for many`, anchor: 'public' },
  ]
  return (
    <section className="section home-opportunities">
      <div className="wrap home-opportunities-frame">
        <div className="home-head">
          <p className="eyebrow">{t`Opportunities`}</p>
          <H2>{t`What a trust makes possible`}</H2>
          <p className="lead">{t`A trust separates ownership from benefit. Much follows from that.`}</p>
        </div>
        <Engraving name="family" />
        <ul>
          {opportunities.map(({ trust, purpose, anchor }) => (
            <li key={anchor}>
              <SiteLink className="home-opportunity" to={`/trusts#${anchor}`}>
                <H3>{trust}</H3>
                <span className="muted">{purpose}</span>
                <Icon d={arrowRight} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
