import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { linkTo } from '../../app/languages.ts'
import { readToken } from '../../app/preferences.ts'
import { useSite } from '../../app/site-context.ts'
import { clearDrafts } from '../../enquiry/clear-drafts.ts'
import { pages } from '../../pages/pages.ts'
import { signOut } from '../../session/holder.ts'

interface SignOutButtonProps {
  readonly className?: string
  readonly onPress: () => void
}

/** Signs out and leads home, where a notice says whether the server has ended the session. */
export function SignOutButton({ className, onPress }: SignOutButtonProps) {
  const { t } = useLingui()
  const { locale, notices, drafts } = useSite()
  const [, navigate] = useLocation()
  const leave = async () => {
    const at = pages.home.path
    onPress()
    const ended = signOut(locale)
    clearDrafts(drafts)
    notices.show({ reason: 'signed-out', at, from: at })
    navigate(linkTo(locale, at), { replace: true })
    const isEnded = await ended
    // It is not for a person who has signed in meanwhile.
    if (!isEnded && !readToken()) notices.show({ reason: 'signed-out-here', at, from: at })
  }
  return (
    <button type="button" className={className} onClick={leave}>
      {t`Sign out`}
    </button>
  )
}
