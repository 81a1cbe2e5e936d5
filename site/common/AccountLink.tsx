import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { RouteMatch } from '../map/routes.ts'
import { titleOf } from '../map/titles.ts'
import { PageLink } from './PageLink.tsx'

interface AccountLinkProps {
  readonly match: RouteMatch
  readonly className: string
  readonly onPress?: () => void
  /** What the link to the wallet shows, if not its title. */
  readonly children?: ReactNode
}

/**
 * The link to sign-in, or to the wallet if there is a token. Both are rendered and the style sheet
 * shows one (`signed-in`, set by `boot.ts`): nothing moves during hydration, and a page without
 * JavaScript links to sign-in.
 */
export function AccountLink({ match, className, onPress, children }: AccountLinkProps) {
  const { i18n } = useLingui()
  return (
    <>
      <PageLink to="login" match={match} className={`${className} for-guests`} onPress={onPress}>
        {i18n._(titleOf('login'))}
      </PageLink>
      <PageLink to="wallet" match={match} className={`${className} for-holders`} onPress={onPress}>
        {children ?? i18n._(titleOf('wallet'))}
      </PageLink>
    </>
  )
}
