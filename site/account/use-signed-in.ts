import { useLocation } from 'wouter'
import { linkTo } from '../app/languages.ts'
import { keepToken } from '../app/preferences.ts'
import { returnPath } from '../app/return-path.ts'
import { useSite } from '../app/site-context.ts'
import { pages } from '../pages/pages.ts'

/** Where a sign-in on this page leads: back to the page that asked for it, or to the wallet. */
export const signInTarget = (): string => returnPath(location.search) ?? pages.wallet.path

/** Stores the token of a sign-in, then navigates to `signInTarget`. */
export function useSignedIn(): (token: string) => void {
  const { locale, notices } = useSite()
  const [, navigate] = useLocation()
  return (token) => {
    notices.dismiss()
    keepToken(token)
    navigate(linkTo(locale, signInTarget()), { replace: true })
  }
}
