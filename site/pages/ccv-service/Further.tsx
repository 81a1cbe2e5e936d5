import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { arrowRight } from '../../common/icons.ts'
import { SiteLink } from '../../common/SiteLink.tsx'
import { documentPath } from '../../map/documents.ts'
import { pages } from '../../map/pages.ts'
import { titleOf } from '../../map/titles.ts'

/** Links to related pages. */
export const Further = () => {
  const { t, i18n } = useLingui()
  const links = [
    {
      to: pages.trustFund.path,
      title: i18n._(titleOf('trustFund')),
      text: t`Check the value of a fund in custody, using a code sent by e-mail`,
    },
    {
      to: documentPath('funding-info'),
      title: t`Know Funding Info`,
      text: t`Whose money may be deposited, how it is reviewed, and how long it takes`,
    },
  ]
  return (
    <nav className="wrap section ccv-further" aria-label={t`Further reading`}>
      {links.map(({ to, title, text }) => (
        <SiteLink key={to} to={to} className="split">
          <strong>{title}</strong>
          <span>{text}</span>
          <Icon d={arrowRight} />
        </SiteLink>
      ))}
    </nav>
  )
}
