import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { forgetKept } from '../../../shared/api/storage/forget-kept.ts'
import { openLocalStorage } from '../../../shared/api/storage/local-storage.ts'
import { useSite } from '../../common/site-context.ts'
import { clearDrafts, useDrafts } from '../../enquiry/drafts.ts'
import { linkTo } from '../../map/languages.ts'
import { pages } from '../../map/pages.ts'
import { readToken } from '../../preferences/preferences.ts'
import { signOut } from '../../session/holder.ts'

interface SignOutButtonProps {
  readonly className?: string
  readonly onPress: () => void
}

/** Signs out and leads home, where a notice says whether the server has ended the session. */
export function SignOutButton({ className, onPress }: SignOutButtonProps) {
  const { t } = useLingui()
  const { locale, notices } = useSite()
  const drafts = useDrafts()
  const [, navigate] = useLocation()
  const leave = async () => {
    const at = pages.home.path
    onPress()
    const ended = signOut(locale)
    clearDrafts(drafts)
    forgetKept('', openLocalStorage())
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
