import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { type Locale, locales, resolveLocale } from '../../../shared/text/i18n/locale.ts'
import { opensElsewhere } from '../../common/SiteLink.tsx'
import { useSite } from '../../common/site-context.ts'
import type { RouteMatch } from '../../map/routes.ts'
import { chosenLocale, keepLocale } from '../../preferences/preferences.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { useAddresses } from './use-addresses.ts'

/** A choice in the language menu: a language, or the browser's. */
type Choice = Locale | 'system'

/** The language that a choice means in this browser. */
const languageOf = (choice: Choice): Locale => resolveLocale(choice, navigator.language)

/** The current choice on a page in this language. Only in the browser. */
const choiceOf = (locale: Locale): Choice =>
  chosenLocale() === 'system' && languageOf('system') === locale ? 'system' : locale

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
