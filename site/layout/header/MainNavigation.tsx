import { useLingui } from '@lingui/react/macro'
import type { Place } from '../../routes.ts'
import { titles } from '../../titles.ts'
import { entries } from '../navigation.ts'
import { PageLink } from '../PageLink.tsx'
import { SolutionsMenu } from './SolutionsMenu.tsx'

/** The pages in a row, with the menu of solutions among them. */
export function MainNavigation({ place }: { place: Place }) {
  const { t, i18n } = useLingui()
  return (
    <nav className="header-nav" aria-label={t`Main navigation`}>
      <ul>
        {entries.map((name) =>
          name === 'solutions' ? (
            <SolutionsMenu key={name} />
          ) : (
            <li key={name}>
              <PageLink to={name} place={place}>
                {i18n._(titles[name])}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
