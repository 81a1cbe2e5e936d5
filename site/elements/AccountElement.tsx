import { useLayoutEffect, useRef } from 'react'
import { useSite } from '../common/site-context.ts'
import { useTheme } from '../preferences/use-theme.ts'
import { apiProperties } from '../session/api-settings.ts'
import { useBotCheck } from '../third-party/use-bot-check.ts'
import type { Navigation } from './use-element-events.ts'

/** The screens of `<tw-account>`, by their attribute. */
export type AccountScreen = 'sign-in' | 'register' | 'reset'

/** What `<tw-account>` shows. */
export interface AccountStep {
  readonly screen: AccountScreen
  readonly title: string
  readonly canGoBack: boolean
}

interface AccountElementProps {
  readonly screen?: AccountScreen
  /** Whether the element opens with the prompt after a lost session. */
  readonly signedOut?: boolean
  readonly onToken: (token: string) => void
  readonly onNavigate: (event: Navigation) => void
  /** Whether the page has the title of the element, and its Back. */
  readonly hideHeader?: boolean
  /** Called when the element shows another screen or step. */
  readonly onStep?: (step: AccountStep) => void
}

/** `<tw-account>` in the site's language and theme. */
export function AccountElement({
  screen = 'sign-in',
  signedOut = false,
  onToken,
  onNavigate,
  hideHeader = false,
  onStep,
}: AccountElementProps) {
  const { locale } = useSite()
  const theme = useTheme()
  const botCheck = useBotCheck()
  const element = useRef<HTMLElement>(null)
  // React treats a property `on…` of a custom element as a listener.
  useLayoutEffect(() => {
    Object.assign(element.current ?? {}, { onToken })
  }, [onToken])
  return (
    <tw-account
      ref={element}
      screen={screen}
      signedOut={signedOut}
      appLang={locale}
      theme={theme}
      botCheck={botCheck}
      {...apiProperties()}
      ontw-navigate={(event) => onNavigate(event)}
      hideHeader={hideHeader}
      ontw-step={({ detail: { screen, title, canGoBack } }) => {
        if (screen === 'sign-in' || screen === 'register' || screen === 'reset')
          onStep?.({ screen, title, canGoBack })
      }}
    />
  )
}
