import { useLocation } from 'wouter'
import { useSite } from '../common/site-context.ts'
import { linkTo, splitAddress } from '../map/languages.ts'
import { pages } from '../map/pages.ts'
import { signInPathFor } from '../map/return-path.ts'
import { matchRoute } from '../map/routes.ts'
import { type NoticeReason, noticeReasons } from '../preferences/notices.ts'

/** The event of an element that cannot continue. */
export interface Navigation extends Event {
  readonly detail: {
    readonly to: string
    readonly reason: string
    /** The message that the element showed; absent if it showed none. */
    readonly message?: string
    /** Which transfer `tw-wallet` asks for. */
    readonly isUsd?: boolean
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

/** Navigates to where an element asks, and shows the reason there. */
export function useLeave(): (detail: Navigation['detail']) => void {
  const [, navigate] = useLocation()
  const { locale, notices } = useSite()
  return ({ to, reason, message }) => {
    const from = matchRoute(splitAddress(location.pathname).path).path + location.search
    const asked = matchRoute(to)
    // An unknown page, or another site.
    const path = asked.name === 'notFound' ? pages.home.path : asked.path
    const why = isKnown(reason) ? reason : 'forbidden'
    notices.show({ reason: why, message, language: locale, at: path, from })
    // Going back would lead to a page that redirects again.
    const target = path === pages.login.path ? signInPathFor(from) : path
    navigate(linkTo(locale, target), { replace: true })
  }
}

/** Scrolls an element into view: its submit button may be at the end of a long page. */
export function showOutcome({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLElement)) return
  // After the element has rendered the result.
  requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'start' }))
}

/**
 * The events of an element that needs no sign-in. An element never navigates: the site does what
 * `tw-navigate` asks, and shows the reason on the next page.
 */
export function useElementEvents(): ElementEvents {
  const leave = useLeave()
  return {
    'ontw-navigate'({ detail }) {
      if (detail.reason !== notFound) leave(detail)
    },
    'ontw-success': showOutcome,
  }
}
