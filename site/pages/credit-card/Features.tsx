import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { H2, H3 } from '../../common/Heading.tsx'
import { features } from './features.ts'

/** What the card offers, in three lines. */
export const Features = () => {
  const { t, i18n } = useLingui()
  return (
    <section className="wrap section credit-features">
      <H2 className="hidden">{t`What the card offers`}</H2>
      <ul>
        {features.map(({ icon, title, context }) => (
          <li key={title.id}>
            <Icon d={icon} />
            <H3>{i18n._(title)}</H3>
            <p>{i18n._(context)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
