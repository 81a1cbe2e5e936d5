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
    /** The message that the element showed; absent if it showed none. */
    readonly message?: string
  }
}

/** How the site handles an element's events; spread over its tag. */
export interface ElementEvents {
  'ontw-navigate'(event: Navigation): void
  'ontw-success'(event: Event): void
}

/**
 * The reason given for a contract link that is not valid. The element shows a message in place of
 * the contract, so the site stays on that page.
 */
const notFound = 'URL found.'

const isKnown = (reason: string): reason is NoticeReason =>
  noticeReasons.some((known) => known === reason)

/**
 * An element never navigates: the site does what `tw-navigate` asks, and shows the reason on the next
 * page. After `tw-success` the element is scrolled into view, because its submit button may be at the
 * end of a long page.
 */
export function useElementEvents(): ElementEvents {
  const [, navigate] = useLocation()
  const { locale, notices } = useSite()
  return {
    'ontw-navigate'({ detail: { to, reason, message } }) {
      if (reason === notFound) return
      const from = matchRoute(splitAddress(location.pathname).path)
      if (reason === 'bank-card') {
        // Only the app has this screen.
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
      // Going back would lead to a page that redirects again.
      navigate(linkTo(locale, path), { replace: true })
    },
    'ontw-success'({ currentTarget }) {
      if (!(currentTarget instanceof HTMLElement)) return
      // After the element has rendered the result.
      requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'start' }))
    },
  }
}
