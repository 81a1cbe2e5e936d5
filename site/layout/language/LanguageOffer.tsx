import { useEffect } from 'react'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { close } from '../../../shared/ui/icons.ts'
import { useSite } from '../../common/site-context.ts'
import { useHydrated } from '../../common/use-hydrated.ts'
import { languageTags } from '../../map/languages.ts'
import type { RouteMatch } from '../../map/routes.ts'
import { endOffer, offeredLanguage } from '../../preferences/language-offer.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { offerWords } from './offer-words.ts'
import { useAddresses } from './use-addresses.ts'
import './language-offer.css'

const toContent = () => document.getElementById('main')?.focus({ preventScroll: true })

/**
 * One line that offers the page in the browser's language, in that language, until the visitor chooses
 * one or closes it. The document has its place only: search engines read nothing of it.
 */
export function LanguageOffer({ match }: { match: RouteMatch }) {
  const { locale } = useSite()
  const addressIn = useAddresses(match)
  const offered = useHydrated() ? offeredLanguage() : undefined
  useEffect(() => {
    // Chosen elsewhere, or by Back and Forward.
    if (offeredLanguage() === locale) endOffer(false)
  }, [locale])
  const words = offered && offered !== locale ? offerWords[offered] : undefined
  return (
    <div className="language-offer">
      {offered && words && (
        <aside className="wrap" lang={languageTags[offered]} aria-label={words.text}>
          <p>{words.text}</p>
          <LanguageLink to={offered} href={addressIn(offered)} isChosen={false}>
            {words.accept}
          </LanguageLink>
          <button
            type="button"
            className="icon-button"
            aria-label={words.refuse}
            onClick={() => {
              endOffer(true)
              // The button is gone, so the focus moves to the content.
              toContent()
            }}
          >
            <Icon d={close} />
          </button>
        </aside>
      )}
    </div>
  )
}
