import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { linkTo } from '../../app/languages.ts'
import { useSite } from '../../app/site-context.ts'
import { H2 } from '../../layout/Heading.tsx'
import { pages } from '../pages.ts'

/** Links to related pages. */
export function Closing() {
  const { t } = useLingui()
  const { locale } = useSite()
  return (
    <section className="section trusts-closing">
      <div className="wrap trusts-closing-frame">
        <H2>{t`It need not be clear yet which one it is`}</H2>
        <div>
          <p className="lead">{t`Tell us what should happen, and to whom. We will say which kind of trust fits, or that none does.`}</p>
          <Link
            className="button"
            data-variant="primary"
            href={`${linkTo(locale, pages.home.path)}#contact`}
          >
            {t`Get In Touch`}
          </Link>
        </div>
      </div>
    </section>
  )
}
