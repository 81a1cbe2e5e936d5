import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { Engraving } from '../../common/Engraving.tsx'
import { H2, H3 } from '../../common/Heading.tsx'
import { arrowRight } from '../../common/icons.ts'
import { SiteLink } from '../../common/SiteLink.tsx'
import './opportunities.css'

interface Opportunity {
  readonly label: string
  readonly statement: string
  readonly text: string
  /** The kind of trust, and its anchor on the page of trusts. */
  readonly trust: string
  readonly anchor: string
}

const Entry = ({ label, statement, text, trust, anchor }: Opportunity) => (
  <article className="home-opportunity">
    <p className="home-opportunity-label">{label}</p>
    <H3>{statement}</H3>
    <p className="muted">{text}</p>
    <SiteLink className="home-quiet-link" to={`/trusts#${anchor}`}>
      <span>{trust}</span>
      <Icon d={arrowRight} />
    </SiteLink>
  </article>
)

/** Purposes of a trust, each with a kind of trust that serves it. */
export function Opportunities() {
  const { t } = useLingui()
  const opportunities: readonly Opportunity[] = [
    {
      label: t`Succession`,
      statement: t`What was built stays together`,
      text: t`Property, shares and the rules that govern them pass on as a whole, at the pace the family chose, rather than being divided again with each generation.`,
      trust: t`Family Trust`,
      anchor: 'family',
    },
    {
      label: t`Business continuity`,
      statement: t`A company can outlive its founders`,
      text: t`Shares held in trust keep votes and dividends in order when an owner retires, falls ill or dies.`,
      trust: t`Corporate Trust`,
      anchor: 'corporate',
    },
    {
      label: t`Employee ownership`,
      statement: t`Employees share in what they build`,
      text: t`A trustee holds shares for employees and releases them under rules published in advance.`,
      trust: t`Listed Company Trust`,
      anchor: 'listed',
    },
    {
      label: t`Provision`,
      statement: t`Support for those who depend on you`,
      text: t`An income for a spouse, child or parent, with amounts and dates settled while there is time to reflect.`,
      trust: t`Personal Trust`,
      anchor: 'personal',
    },
    {
      label: t`Philanthropy`,
      statement: t`Giving that stays true to its purpose`,
      text: t`Capital set aside for a cause is spent on that cause, even when its donors are no longer here to ask.`,
      trust: t`Charitable Trust`,
      anchor: 'charitable',
    },
    {
      label: t`Common good`,
      statement: t`What belongs to many is kept for many`,
      text: t`Funds for a place, a school or a landscape are held by a trustee who accounts for every use of them.`,
      trust: t`Public Trust`,
      anchor: 'public',
    },
  ]
  const entries = opportunities.map((one) => <Entry key={one.anchor} {...one} />)
  return (
    <section className="section home-opportunities">
      <div className="wrap home-opportunities-frame">
        <div>
          <div className="home-head">
            <p className="eyebrow">{t`Opportunities`}</p>
            <H2>{t`What a trust makes possible`}</H2>
            <p className="lead">{t`A trust separates ownership from benefit. Much follows from that.`}</p>
          </div>
          {entries.slice(0, 3)}
        </div>
        <div>
          <Engraving name="family" />
          {entries.slice(3)}
        </div>
      </div>
    </section>
  )
}
