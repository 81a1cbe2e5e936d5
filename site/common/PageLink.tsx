import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { linkTo, splitAddress } from '../map/languages.ts'
import { type PlainPageName, pages } from '../map/pages.ts'
import { matchRoute, type RouteMatch } from '../map/routes.ts'
import { useSite } from './site-context.ts'

interface PageLinkProps {
  readonly to: PlainPageName
  /** The current page, to mark the link to it with `aria-current`. */
  readonly match?: RouteMatch
  readonly className?: string
  /** Called on every click, also on the link to the current page. */
  readonly onPress?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A link to a page. A click on the link to the current page does not navigate: it leads the page's
 * element to its first step.
 */
export function PageLink({ to, match, className, onPress, children }: PageLinkProps) {
  const { locale, navigation } = useSite()
  const [path] = useLocation()
  return (
    <Link
      href={linkTo(locale, pages[to].path)}
      className={className}
      aria-current={match?.name === to ? 'page' : undefined}
      onClick={(event) => {
        onPress?.()
        if (matchRoute(splitAddress(path).path).name !== to) return
        event.preventDefault()
        navigation.toFirstStep()
      }}
    >
      {children}
    </Link>
  )
}
