import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { linkTo } from '../../languages.ts'
import type { Notice } from '../../notices.ts'
import { findPlace, routes } from '../../routes.ts'
import { useSite } from '../../site-context.ts'
import { titles } from '../../titles.ts'

/** The way on from a notice: to sign in, or back to the element's page. */
export function NoticeLink({ notice: { reason, at, from } }: { notice: Notice }) {
  const { i18n } = useLingui()
  const { locale } = useSite()
  const to = from === routes.transfer ? routes.login : from
  const { name } = findPlace(to)
  if (reason === 'bank-card' || at === to || name === 'document') return null
  return (
    <Link className="button" href={linkTo(locale, to)}>
      {i18n._(titles[name])}
    </Link>
  )
}
