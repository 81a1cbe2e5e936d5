import { useLingui } from '@lingui/react/macro'
import { Engraving, type PlateName } from '../../common/Engraving.tsx'
import { H2, H3 } from '../../common/Heading.tsx'
import './clientele.css'

interface IndustryCard {
  readonly plate: PlateName
  readonly title: string
  readonly text: string
}

/** The industries that clients come from. */
export function Clientele() {
  const { t } = useLingui()
  const cards: readonly IndustryCard[] = [
    {
      plate: 'estate',
      title: t`Home/hotel`,
      text: t`The property in one structure, the business that runs it in another.`,
    },
    {
      plate: 'power-line',
      title: t`Energy`,
      text: t`Concessions that run for decades, with investors who join and leave on agreed terms.`,
    },
    {
      plate: 'houses',
      title: t`Houses`,
      text: t`From one house to an entire street, held together for a family or for future residents.`,
    },
    {
      plate: 'vault',
      title: t`Finance`,
      text: t`Client money separate from the firm’s own, and settled on time.`,
    },
    {
      plate: 'aircraft',
      title: t`Aviation`,
      text: t`Owned in one country, leased in a second, flown in many: one trustee for all parties.`,
    },
  ]
  return (
    <section className="section">
      <div className="wrap home-clientele-frame">
        <div className="home-head">
          <p className="eyebrow">{t`Clientele`}</p>
          <H2>{t`For assets that outlive a single owner`}</H2>
          <p className="lead">{t`For large assets that cross borders and generations, who owns them matters as much as what they earn.`}</p>
        </div>
        {cards.map(({ plate, title, text }) => (
          <article key={plate} className="home-industry">
            <Engraving name={plate} />
            <H3>{title}</H3>
            <p className="muted">{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
