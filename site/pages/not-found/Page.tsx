import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../common/Heading.tsx'
import { SiteLink } from '../../common/SiteLink.tsx'
import { pages } from '../../map/pages.ts'
import { titleOf } from '../../map/titles.ts'
import { secondsToHome, useWayHome } from './use-way-home.ts'
import './not-found.css'

/** Says that there is no such page, and leads home. */
export function Page() {
  const { t, i18n } = useLingui()
  const { seconds, stay } = useWayHome()
  const countdown = (n: number) =>
    t`You will be taken to the home page in ${plural(n, { one: '# second', other: '# seconds' })}.`
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <p className="eyebrow" aria-hidden="true">
          404
        </p>
        <Heading>{i18n._(titleOf('notFound'))}</Heading>
        <p className="lead">
          {t`There is no page at this address. The address may be mistyped, or the page may have moved.`}
        </p>
        <SiteLink className="button" data-variant="primary" to={pages.home.path}>
          {t`Go to the home page`}
        </SiteLink>
        <div className="not-found-wait">
          {seconds > 0 && (
            <>
              {/* The count is shown each second but can be read out once. */}
              <p aria-hidden="true">{countdown(seconds)}</p>
              <p className="hidden">{countdown(secondsToHome)}</p>
              <button type="button" onClick={stay}>
                {t`Stay on this page`}
              </button>
            </>
          )}
        </div>
      </div>
      <span className="ornament not-found-seal" aria-hidden="true" />
    </div>
  )
}
