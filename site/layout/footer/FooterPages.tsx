import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../common/PageLink.tsx'
import { entries } from '../../map/menu.ts'
import type { RouteMatch } from '../../map/routes.ts'
import { titleOf } from '../../map/titles.ts'
import { FooterGroup } from './FooterGroup.tsx'

/** Links to the pages of the main navigation. */
export function FooterPages({ match }: { match: RouteMatch }) {
  const { t, i18n } = useLingui()
  const title = t`On this site`
  return (
    <nav className="footer-pages" aria-label={title}>
      <FooterGroup title={title}>
        {entries.map(
          (name) =>
            name !== 'solutions' && (
              <li key={name}>
                <PageLink to={name} match={match}>
                  {i18n._(titleOf(name))}
                </PageLink>
              </li>
            ),
        )}
      </FooterGroup>
    </nav>
  )
}
