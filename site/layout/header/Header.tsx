import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { AccountLink } from '../../common/AccountLink.tsx'
import { Brand } from '../../common/Brand.tsx'
import { menu, person } from '../../common/icons.ts'
import { Overlay, useOverlays } from '../../common/Overlay.tsx'
import { PageLink } from '../../common/PageLink.tsx'
import { useCloseOnLeave } from '../../common/use-disclosure.ts'
import { whenIdle } from '../../common/when-idle.ts'
import type { RouteMatch } from '../../map/routes.ts'
import { useToken } from '../../session/use-token.ts'
import { LanguageChooser } from '../language/LanguageChooser.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import './header.css'

interface DrawerButtonProps {
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** Opens the drawer; visible only on a phone. */
function DrawerButton({ isOpen, onOpen }: DrawerButtonProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className="icon-button drawer-button"
      aria-label={t`Menu`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon d={menu} />
    </button>
  )
}

const nothing = () => undefined

/** The brand, the navigation and the tools; on a phone all but the brand is in a drawer. */
export function Header({ match }: { match: RouteMatch }) {
  const { t } = useLingui()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = () => setDrawerOpen(false)
  useCloseOnLeave(closeDrawer)
  const overlays = useOverlays(isDrawerOpen, closeDrawer)
  const isSignedIn = useToken() !== ''
  const [isIdle, setIdle] = useState(false)
  useEffect(() => void whenIdle(() => setIdle(true)), [])
  const account = useOverlays(isSignedIn && isIdle, nothing)
  return (
    <>
      <header className="header">
        <div className="wrap header-bar">
          <PageLink to="home" className="brand">
            <Brand />
          </PageLink>
          <MainNavigation match={match} />
          <div className="header-tools">
            <LanguageChooser match={match} />
            <ThemeButton />
            {/* As the menu, which replaces it once the nickname may be known. */}
            <AccountLink match={match} className="header-account">
              <Icon d={person} />
              <span>{t`Account`}</span>
            </AccountLink>
            {account && (
              <Overlay i18n={account.i18n}>
                <account.AccountMenu match={match} />
              </Overlay>
            )}
            <DrawerButton isOpen={isDrawerOpen} onOpen={() => setDrawerOpen(true)} />
          </div>
        </div>
      </header>
      {/* Outside the header: the dialog has a header of its own, and headers must not be nested. */}
      {isDrawerOpen && overlays && (
        <Overlay i18n={overlays.i18n}>
          <overlays.Drawer match={match} onClose={closeDrawer} />
        </Overlay>
      )}
    </>
  )
}
