import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { mobileShortSide } from '../../../shared/limits.ts'
import { Dialog } from '../../../shared/ui/dialog/Dialog.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { AccountLink } from '../../common/AccountLink.tsx'
import type { OverlayProps } from '../../common/overlay-types.ts'
import { PageLink } from '../../common/PageLink.tsx'
import { LanguageChoices } from '../../layout/language/LanguageChoices.tsx'
import { ThemeButton } from '../../layout/theme/ThemeButton.tsx'
import { entries } from '../../map/menu.ts'
import { titleOf } from '../../map/titles.ts'
import { useNickname } from '../../session/holder.ts'
import { SignOutButton } from '../account/SignOutButton.tsx'
import { DrawerSolutions } from './DrawerSolutions.tsx'
import '../../styles/dialog.css'
import './drawer.css'

/** The media query of the phone layout; the style sheets use the same. */
const phone = `(max-width: ${mobileShortSide}px) or (max-height: ${mobileShortSide}px)`

/** Calls back when the window outgrows the phone layout: the header then shows all of the drawer. */
function useNoLongerPhone(onChange: () => void): void {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const query = matchMedia(phone)
    const listener = () => {
      if (!query.matches) change()
    }
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }, [])
}

/** All that the header shows on a wide screen. Every entry closes it, the current page's too. */
export function Drawer({ match, onClose }: OverlayProps<'Drawer'>) {
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
