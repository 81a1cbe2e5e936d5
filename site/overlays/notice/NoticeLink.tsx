import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { linkTo } from '../../app/languages.ts'
import type { Notice } from '../../app/notices.ts'
import { matchRoute } from '../../app/routes.ts'
import { useSite } from '../../app/site-context.ts'
import { pages } from '../../pages/pages.ts'
import { titleOf } from '../../pages/titles.ts'

/** The link in a notice: to sign-in, or back to the element's page. */
export function NoticeLink({ notice: { reason, at, from } }: { notice: Notice }) {
  const { i18n } = useLingui()
  const { locale } = useSite()
  const to = from === pages.transfer.path ? pages.login.path : from
  const { name } = matchRoute(to)
  if (reason === 'bank-card' || at === to || name === 'document') return null
  return (
    <Link className="button" href={linkTo(locale, to)}>
      {i18n._(titleOf(name))}
    </Link>
  )
}
