import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { AccountLink } from '../../layout/AccountLink.tsx'
import { LanguageChoices } from '../../layout/language/LanguageChoices.tsx'
import { entries } from '../../layout/navigation.ts'
import { PageLink } from '../../layout/PageLink.tsx'
import { ThemeButton } from '../../layout/theme/ThemeButton.tsx'
import type { Place } from '../../routes.ts'
import { titles } from '../../titles.ts'
import { DrawerSolutions } from './DrawerSolutions.tsx'
import { useNoLongerPhone } from './use-no-longer-phone.ts'
import '../../styles/dialog.css'
import './drawer.css'

interface DrawerProps {
  readonly place: Place
  readonly onClose: () => void
}

/** All that the header has on a wide screen. Every entry closes it, that of the page at hand too. */
export function Drawer({ place, onClose }: DrawerProps) {
  const { t, i18n } = useLingui()
  useNoLongerPhone(onClose)
  return (
    <Dialog open title={t`Menu`} closeLabel={t`Close`} onClose={onClose}>
      <div className="drawer">
        <AccountLink place={place} className="button" onPress={onClose} />
        <nav aria-label={t`Main navigation`}>
          <ul className="drawer-entries">
            {entries.map((name) => (
              <li key={name}>
                {name === 'solutions' ? (
                  <DrawerSolutions onLeave={onClose} />
                ) : (
                  <PageLink to={name} place={place} onPress={onClose}>
                    {i18n._(titles[name])}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t`Language`}>
          <LanguageChoices place={place} className="drawer-languages" onChoose={onClose} />
        </nav>
        <ThemeButton hasText />
      </div>
    </Dialog>
  )
}
