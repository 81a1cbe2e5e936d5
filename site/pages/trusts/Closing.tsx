import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { H2 } from '../../common/Heading.tsx'
import { useSite } from '../../common/site-context.ts'
import { linkTo } from '../../map/languages.ts'
import { pages } from '../../map/pages.ts'

/** Links to related pages. */
export function Closing() {
  const { t } = useLingui()
  const { locale } = useSite()
  return (
    <section className="section trusts-closing">
      <div className="wrap split trusts-closing-frame">
        <H2>{t`You do not need to choose yet`}</H2>
        <div>
          <p className="lead">{t`Tell us what you would like to provide for, and for whom. We will tell you which kind of trust fits, or tell you if none does.`}</p>
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
