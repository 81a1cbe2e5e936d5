import { useLocation } from 'wouter'
import { useSite } from '../../common/site-context.ts'
import { clearDrafts, useDrafts } from '../../enquiry/drafts.ts'
import { linkTo } from '../../map/languages.ts'
import { pages } from '../../map/pages.ts'
import { returnPath } from '../../map/return-path.ts'
import { keepToken, readToken } from '../../preferences/preferences.ts'
import { endSession } from '../../session/holder.ts'

/** Where a sign-in on this page leads: back to the page that asked for it, or to the wallet. */
export const signInTarget = (): string => returnPath(location.search) ?? pages.wallet.path

/**
 * Stores the token of a sign-in, then navigates to `signInTarget`. If a person was signed in already, that
 * person leaves. If the browser keeps nothing, ends the session and leads home, where a notice says so.
 */
export function useSignedIn(): (token: string) => void {
  const { locale, notices } = useSite()
  const drafts = useDrafts()
  const [, navigate] = useLocation()
  return (token) => {
    notices.dismiss()
    if (readToken()) clearDrafts(drafts)
    keepToken(token)
    const target = signInTarget()
    if (readToken() === token) {
      navigate(linkTo(locale, target), { replace: true })
      return
    }
    void endSession(locale, token)
    const at = pages.home.path
    notices.show({ reason: 'not-kept', at, from: target })
    navigate(linkTo(locale, at), { replace: true })
  }
}
