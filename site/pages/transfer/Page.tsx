import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { loadOnce } from '../../../shared/api/loading/load-once.ts'
import { resolveLocale } from '../../../shared/text/i18n/locale.ts'
import { linkTo } from '../../app/languages.ts'
import { readCookie } from '../../app/preferences.ts'
import { useSite } from '../../app/site-context.ts'
import { brand } from '../../brand.ts'
import { isUsdIn, screenIn } from '../../elements/transfer-query.ts'
import { defineFirst } from '../../elements/use-definition.ts'
import { HolderPage } from '../../holder/HolderPage.tsx'
import { DocumentLink } from '../../layout/documents/DocumentLink.tsx'
import { documentTitles } from '../../layout/documents/document-titles.ts'
import { pages } from '../pages.ts'
import './transfer.css'

const define = loadOnce(() => import('virtual:tw-transfer/register'))

export const prepare = defineFirst(define)

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
      define={define}
      currency={isUsd ? 'USD' : 'USDT'}
      element={(properties, openTransfers) => (
        <tw-transfer isUsd={isUsd} screen={screenIn(query)} {...properties}>
          {openTransfers}
        </tw-transfer>
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
