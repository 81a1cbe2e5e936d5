import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../common/PageLink.tsx'
import { entries } from '../../map/menu.ts'
import type { RouteMatch } from '../../map/routes.ts'
import { titleOf } from '../../map/titles.ts'
import { SolutionsMenu } from './SolutionsMenu.tsx'

/** Links to the pages, with the Solutions menu among them. */
export function MainNavigation({ match }: { match: RouteMatch }) {
  const { t, i18n } = useLingui()
  return (
    <nav className="header-nav" aria-label={t`Main navigation`}>
      <ul>
        {entries.map((name) =>
          name === 'solutions' ? (
            <SolutionsMenu key={name} />
          ) : (
            <li key={name}>
              <PageLink to={name} match={match}>
                {i18n._(titleOf(name))}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
