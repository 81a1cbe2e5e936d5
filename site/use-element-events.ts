import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { linkTo } from './languages.ts'
import { findPlace } from './routes.ts'
import { useSite } from './site-context.ts'

interface Navigation extends Event {
  readonly detail: { readonly to: string; readonly reason: string }
}

/** What the site does with what an element says; spread over its tag. */
export interface ElementEvents {
  'ontw-navigate'(event: Navigation): void
  'ontw-success'(event: Event): void
}

/** The reason that a visitor is to read where they arrive (section 8 of the specification). */
const notFound = 'URL found.'

/** The reason of a way that only the app has. */
const bankCard = 'bank-card'

/**
 * An element never moves its page: the site goes where `tw-navigate` says, and brings what was
 * accepted back into sight, since the button for it may have been at the end of a long page.
 */
export function useElementEvents(): ElementEvents {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const { locale, toasts } = useSite()
  return {
    'ontw-navigate'({ detail: { to, reason } }) {
      if (reason === bankCard) {
        toasts.show('error', t`Bank cards are added in the mobile app.`)
        return
      }
      if (reason === notFound) toasts.show('error', t`URL found.`)
      navigate(linkTo(locale, findPlace(to).path))
    },
    'ontw-success'({ currentTarget }) {
      if (!(currentTarget instanceof HTMLElement)) return
      // After the element has drawn it.
      requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'start' }))
    },
  }
}
