import { useLingui } from '@lingui/react/macro'
import { maskedText } from '../../../shared/recorders/marks.ts'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { AccountLink } from '../../common/AccountLink.tsx'
import type { DrawerProps } from '../../common/overlay-types.ts'
import { PageLink } from '../../common/PageLink.tsx'
import { LanguageChoices } from '../../layout/language/LanguageChoices.tsx'
import { ThemeButton } from '../../layout/theme/ThemeButton.tsx'
import { entries } from '../../map/menu.ts'
import { titleOf } from '../../map/titles.ts'
import { useNickname } from '../../session/use-nickname.ts'
import { SignOutButton } from '../account/SignOutButton.tsx'
import { DrawerSolutions } from './DrawerSolutions.tsx'
import { useNoLongerPhone } from './use-no-longer-phone.ts'
import '../../styles/dialog.css'
import './drawer.css'

/** All that the header shows on a wide screen. Every entry closes it, the current page's too. */
export function Drawer({ match, onClose }: DrawerProps) {
  const { t, i18n } = useLingui()
  const nickname = useNickname()
  useNoLongerPhone(onClose)
  return (
    <Dialog open title={t`Menu`} closeLabel={t`Close`} onClose={onClose}>
      <div className="drawer">
        <div className="drawer-account">
          {nickname && <p {...maskedText('for-holders')}>{t`Signed in as ${nickname}`}</p>}
          <AccountLink match={match} className="button" onPress={onClose} />
          <SignOutButton className="button for-holders" onPress={onClose} />
        </div>
        <nav aria-label={t`Main navigation`}>
          <ul className="drawer-entries">
            {entries.map((name) => (
              <li key={name}>
                {name === 'solutions' ? (
                  <DrawerSolutions onLeave={onClose} />
                ) : (
                  <PageLink to={name} match={match} onPress={onClose}>
                    {i18n._(titleOf(name))}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t`Language`}>
          <LanguageChoices match={match} className="drawer-languages" onChoose={onClose} />
        </nav>
        <ThemeButton hasText />
      </div>
    </Dialog>
  )
}
