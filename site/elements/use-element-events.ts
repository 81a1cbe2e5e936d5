import { useLocation } from 'wouter'
import { linkTo, splitAddress } from '../app/languages.ts'
import { type NoticeReason, noticeReasons } from '../app/notices.ts'
import { forgetToken, keepTransferQuery } from '../app/preferences.ts'
import { matchRoute } from '../app/routes.ts'
import { useSite } from '../app/site-context.ts'

interface Navigation extends Event {
  readonly detail: {
    readonly to: string
    readonly reason: string
    /** What the element showed to the person; absent where it had no words. */
    readonly message?: string
  }
}

/** What the site does with what an element says; spread over its tag. */
export interface ElementEvents {
  'ontw-navigate'(event: Navigation): void
  'ontw-success'(event: Event): void
}

/**
 * The reason of a contract's link that leads to none. The element says so in place of the contract,
 * where the person can read which link it was.
 */
const notFound = 'URL found.'

const isKnown = (reason: string): reason is NoticeReason =>
  noticeReasons.some((known) => known === reason)

/**
 * An element never moves its page: the site goes where `tw-navigate` says and takes the reason along,
 * for the person to read there. What was accepted is brought back into sight, since the button for it
 * may have been at the end of a long page.
 */
export function useElementEvents(): ElementEvents {
  const [, navigate] = useLocation()
  const { locale, notices } = useSite()
  return {
    'ontw-navigate'({ detail: { to, reason, message } }) {
      if (reason === notFound) return
      const from = matchRoute(splitAddress(location.pathname).path)
      if (reason === 'bank-card') {
        // Only the app has that screen.
        notices.show({ reason, at: from.path, from: from.path })
        return
      }
      const { path } = matchRoute(to)
      if (from.name === 'transfer') {
        keepTransferQuery(location.search)
        forgetToken()
      }
      notices.show({
        reason: isKnown(reason) ? reason : 'forbidden',
        message,
        at: path,
        from: from.path,
      })
      // Back would lead to a page that sends the person away again.
      navigate(linkTo(locale, path), { replace: true })
    },
    'ontw-success'({ currentTarget }) {
      if (!(currentTarget instanceof HTMLElement)) return
      // After the element has drawn it.
      requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'start' }))
    },
  }
}
