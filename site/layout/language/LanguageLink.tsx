import { Link } from 'wouter'
import { languageNames } from '../../../shared/text/i18n/language-names.ts'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { opensElsewhere } from '../../common/SiteLink.tsx'
import { useSite } from '../../common/site-context.ts'
import { languageTags } from '../../map/languages.ts'
import { keepLocale } from '../../preferences/preferences.ts'

interface LanguageLinkProps {
  readonly to: Locale
  readonly href: string
  readonly isChosen: boolean
  readonly onChoose?: (() => void) | undefined
}

/** A link to the page in a language, by the language's own name. The page stays. */
export function LanguageLink({ to, href, isChosen, onChoose }: LanguageLinkProps) {
  const { locale } = useSite()
  return (
    <Link
      href={href}
      lang={languageTags[to]}
      hrefLang={languageTags[to]}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        keepLocale(to)
        if (to === locale) event.preventDefault()
        onChoose?.()
      }}
    >
      {languageNames[to]}
    </Link>
  )
}
