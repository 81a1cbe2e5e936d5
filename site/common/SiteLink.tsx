import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { linkTo } from '../map/languages.ts'
import { useSite } from './site-context.ts'

interface SiteLinkProps {
  /** A path of the site without its language; it may have an anchor. */
  readonly to: string
  readonly className?: string
  readonly 'data-variant'?: 'primary'
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Whether a click opens a link in another tab or window, or saves it. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey

/** A link within the content of a page; it stays in the language of the page. */
export const SiteLink = ({ to, ...own }: SiteLinkProps) => (
  <Link href={linkTo(useSite().locale, to)} {...own} />
)
