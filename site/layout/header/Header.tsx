import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import type { Place } from '../../routes.ts'
import { useOverlays } from '../../use-overlays.ts'
import { AccountLink } from '../AccountLink.tsx'
import { Brand } from '../Brand.tsx'
import { LanguageChooser } from '../language/LanguageChooser.tsx'
import { PageLink } from '../PageLink.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { useCloseOnLeave } from '../use-close-on-leave.ts'
import { DrawerButton } from './DrawerButton.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import './header.css'

/** The brand and the way to everything; on a phone all but the brand is in a drawer. */
export function Header({ place }: { place: Place }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = () => setDrawerOpen(false)
  useCloseOnLeave(closeDrawer)
  const overlays = useOverlays(isDrawerOpen, closeDrawer)
  return (
    <>
      <header className="header">
        <div className="wrap header-bar">
          <PageLink to="home" className="brand">
            <Brand />
          </PageLink>
          <MainNavigation place={place} />
          <div className="header-tools">
            <LanguageChooser place={place} />
            <ThemeButton />
            <AccountLink place={place} className="header-account" />
            <DrawerButton isOpen={isDrawerOpen} onOpen={() => setDrawerOpen(true)} />
          </div>
        </div>
      </header>
      {/* Beside the header: a dialog has a header of its own, and none is inside another. */}
      {isDrawerOpen && overlays && (
        <I18nProvider i18n={overlays.i18n}>
          <overlays.Drawer place={place} onClose={closeDrawer} />
        </I18nProvider>
      )}
    </>
  )
}
