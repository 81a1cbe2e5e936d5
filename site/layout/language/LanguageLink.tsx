import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { languageNames } from '../../../shared/text/i18n/language-names.ts'
import type { Locale } from '../../../shared/text/i18n/locale.ts'
import { opensElsewhere } from '../../common/SiteLink.tsx'
import { useSite } from '../../common/site-context.ts'
import { languageTags } from '../../map/languages.ts'
import { endOffer } from '../../preferences/language-offer.ts'
import { keepLocale } from '../../preferences/preferences.ts'

interface LanguageLinkProps {
  readonly to: Locale
  readonly href: string
  readonly isChosen: boolean
  readonly onChoose?: (() => void) | undefined
  /** The language's own name by default. */
  readonly children?: ReactNode
}

/** A link to the page in a language. The page stays. */
export function LanguageLink({ to, href, isChosen, onChoose, children }: LanguageLinkProps) {
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
        endOffer(false)
        if (to === locale) event.preventDefault()
        onChoose?.()
      }}
    >
      {children ?? languageNames[to]}
    </Link>
  )
}
