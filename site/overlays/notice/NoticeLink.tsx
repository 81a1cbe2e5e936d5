import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { linkTo } from '../../app/languages.ts'
import { isConfirmation, type Notice } from '../../app/notices.ts'
import { matchRoute } from '../../app/routes.ts'
import { useSite } from '../../app/site-context.ts'
import { pages } from '../../pages/pages.ts'
import { titleOf } from '../../pages/titles.ts'
import { signInPathFor } from '../../session/return-path.ts'

/** The link in a notice: to sign-in and from there back, or back to the element's page. */
export function NoticeLink({ notice }: { notice: Notice }) {
  const { i18n } = useLingui()
  const { locale } = useSite()
  const { at, from } = notice
  const { name: left } = matchRoute(from.split('?')[0] ?? '')
  const name = pages[left].needsToken ? 'login' : left
  if (isConfirmation(notice) || name === 'document' || at === pages[name].path) return null
  const to = name === 'login' ? signInPathFor(from) : from
  return (
    <Link className="button" href={linkTo(locale, to)}>
      {i18n._(titleOf(name))}
    </Link>
  )
}
