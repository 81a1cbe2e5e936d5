import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { resolveLocale } from '../../../shared/text/i18n/locale.ts'
import { brand } from '../../brand.ts'
import { DocumentLink } from '../../common/DocumentLink.tsx'
import { useSite } from '../../common/site-context.ts'
import { definitions } from '../../elements/definitions.ts'
import { HolderPage } from '../../holder/HolderPage.tsx'
import { documentTitles } from '../../map/documents.ts'
import { linkTo } from '../../map/languages.ts'
import { pages } from '../../map/pages.ts'
import { isUsdIn, screenIn } from '../../map/transfer-query.ts'
import { readCookie } from '../../preferences/preferences.ts'
import './transfer.css'

/** Deposits and withdrawals, in the app's language. */
export function Page() {
  const { t, i18n } = useLingui()
  const { name } = brand
  const { locale } = useSite()
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const isUsd = isUsdIn(query)

  // `boot.ts` does the same for a document; this is for navigation within the site.
  useEffect(() => {
    const appLang = readCookie('appLang')
    const language = appLang ? resolveLocale(appLang, navigator.language) : locale
    if (language === locale) return
    navigate(linkTo(language, pages.transfer.path) + location.search, { replace: true })
  }, [locale, navigate])

  return (
    <HolderPage
      name="transfer"
      define={definitions.transfer}
      currency={isUsd ? 'USD' : 'USDT'}
      element={(properties) => (
        <tw-transfer isUsd={isUsd} screen={screenIn(query)} {...properties} />
      )}
    >
      <p className="transfer-reminder">
        <span>
          {`${t`${name} will never ask for your password or a code by phone or message.`} `}
        </span>
        <DocumentLink name="anti-fraud-reminder">
          {i18n._(documentTitles['anti-fraud-reminder'])}
        </DocumentLink>
      </p>
    </HolderPage>
  )
}
