import { useEffect, useState } from 'react'
import type { RouteMatch } from '../../app/routes.ts'
import { whenIdle } from '../../app/when-idle.ts'
import { useToken } from '../../session/use-token.ts'
import { AccountLink } from '../AccountLink.tsx'
import { Brand } from '../Brand.tsx'
import { LanguageChooser } from '../language/LanguageChooser.tsx'
import { useOverlays } from '../overlays/use-overlays.ts'
import { PageLink } from '../PageLink.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { useCloseOnLeave } from '../use-close-on-leave.ts'
import { DrawerButton } from './DrawerButton.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import './header.css'
import { Overlay } from '../overlays/Overlay.tsx'

const nothing = () => undefined

/** The brand, the navigation and the tools; on a phone all but the brand is in a drawer. */
export function Header({ match }: { match: RouteMatch }) {
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
            <AccountLink match={match} className="header-account" />
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
