import { useLingui } from '@lingui/react/macro'
import type { Place } from '../routes.ts'
import { titles } from '../titles.ts'
import { PageLink } from './PageLink.tsx'

interface AccountLinkProps {
  readonly place: Place
  readonly className: string
  readonly onPress?: () => void
}

/**
 * The way to the wallet: to sign in, or to the wallet itself where there is a token. Both are drawn
 * and the style sheet shows one (`signed-in`, set by `boot.ts`), so that nothing moves as the page
 * comes alive, and that a page without JavaScript leads to sign-in.
 */
export function AccountLink({ place, className, onPress }: AccountLinkProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageLink to="login" place={place} className={`${className} for-guests`} onPress={onPress}>
        {i18n._(titles.login)}
      </PageLink>
      <PageLink
        to="transfer"
        place={place}
        className={`${className} for-holders`}
        onPress={onPress}
      >
        {t`Wallet`}
      </PageLink>
    </>
  )
}
