import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { linkTo } from '../languages.ts'
import { findPlace, type Place, type RouteName, routes } from '../routes.ts'
import { useSite } from '../site-context.ts'

interface PageLinkProps {
  readonly to: Exclude<RouteName, 'contract' | 'document'>
  /** The page that is shown, where the link is to say that it is this one. */
  readonly place?: Place
  readonly className?: string
  /** Pressed, whether or not it leads anywhere. */
  readonly onPress?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link to a page. The page that one is on is not gone to again. */
export function PageLink({ to, place, className, onPress, children }: PageLinkProps) {
  const { locale } = useSite()
  const [path] = useLocation()
  return (
    <Link
      href={linkTo(locale, routes[to])}
      className={className}
      aria-current={place?.name === to ? 'page' : undefined}
      onClick={(event) => {
        onPress?.()
        if (findPlace(path).name === to) event.preventDefault()
      }}
    >
      {children}
    </Link>
  )
}
