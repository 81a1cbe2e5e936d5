import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { locales } from '../../../shared/i18n/locale.ts'
import { opensElsewhere } from '../../common/SiteLink.tsx'
import { useSite } from '../../common/site-context.ts'
import type { RouteMatch } from '../../map/routes.ts'
import { keepLocale } from '../../preferences/preferences.ts'
import { choiceOf, languageOf } from './choices.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { useAddresses } from './use-addresses.ts'

interface LanguageChoicesProps {
  readonly match: RouteMatch
  readonly id?: string
  readonly className: string
  readonly onChoose: () => void
}

/** The languages and *System*. Only in the browser, because the build has no browser language. */
export function LanguageChoices({ match, id, className, onChoose }: LanguageChoicesProps) {
  const { t } = useLingui()
  const { locale } = useSite()
  const addressIn = useAddresses(match)
  const chosen = choiceOf(locale)
  const system = languageOf('system')
  return (
    <ul id={id} className={className}>
      {locales.map((each) => (
        <li key={each}>
          <LanguageLink
            to={each}
            href={addressIn(each)}
            isChosen={each === chosen}
            onChoose={onChoose}
          />
        </li>
      ))}
      <li>
        <Link
          href={addressIn(system)}
          aria-current={chosen === 'system' ? 'true' : undefined}
          onClick={(event) => {
            if (opensElsewhere(event)) return
            keepLocale('system')
            if (system === locale) event.preventDefault()
            onChoose()
          }}
        >
          {t`System`}
        </Link>
      </li>
    </ul>
  )
}
