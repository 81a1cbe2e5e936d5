import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { linkTo } from '../app/languages.ts'
import { useSite } from '../app/site-context.ts'

interface SiteLinkProps {
  /** A path of the site without its language; it may have an anchor. */
  readonly to: string
  readonly className?: string
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link within the content of a page; it stays in the language of the page. */
export const SiteLink = ({ to, ...own }: SiteLinkProps) => (
  <Link href={linkTo(useSite().locale, to)} {...own} />
)
