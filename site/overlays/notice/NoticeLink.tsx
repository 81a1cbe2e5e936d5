import { useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../common/SiteLink.tsx'
import { pages } from '../../map/pages.ts'
import { signInPathFor } from '../../map/return-path.ts'
import { matchRoute } from '../../map/routes.ts'
import { titleOf } from '../../map/titles.ts'
import { isConfirmation, type Notice } from '../../preferences/notices.ts'

/** The link in a notice: to sign-in and from there back, or back to the element's page. */
export function NoticeLink({ notice }: { notice: Notice }) {
  const { i18n } = useLingui()
  const { at, from } = notice
  const { name: left } = matchRoute(from.split('?')[0] ?? '')
  const name = pages[left].needsToken ? 'login' : left
  if (isConfirmation(notice) || name === 'document' || at === pages[name].path) return null
  const to = name === 'login' ? signInPathFor(from) : from
  return (
    <SiteLink className="button" to={to}>
      {i18n._(titleOf(name))}
    </SiteLink>
  )
}
