import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { loadOnce } from '../../../shared/element/view/load-once.ts'
import { resolveLocale } from '../../../shared/i18n/locale.ts'
import { addressOf, linkTo } from '../../app/languages.ts'
import { keepTransferQuery, readCookie, readToken } from '../../app/preferences.ts'
import { useSite } from '../../app/site-context.ts'
import { useTheme } from '../../app/use-theme.ts'
import { brand } from '../../brand.ts'
import { apiProperties } from '../../elements/api-properties.ts'
import { ElementSlot } from '../../elements/ElementSlot.tsx'
import { defineFirst } from '../../elements/use-definition.ts'
import { useElementEvents } from '../../elements/use-element-events.ts'
import { DocumentLink } from '../../layout/documents/DocumentLink.tsx'
import { documentTitles } from '../../layout/documents/document-titles.ts'
import { Heading } from '../../layout/Heading.tsx'
import { pages } from '../pages.ts'
import { titleOf } from '../titles.ts'
import './transfer.css'

const define = loadOnce(() => import('../../../widgets/transfer/register.ts'))

export const prepare = defineFirst(define)

/** Deposits and withdrawals, in the app's language. Without a token it leads home. */
export function Page() {
  const { t, i18n } = useLingui()
  const { name } = brand
  const { locale, notices } = useSite()
  const theme = useTheme()
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const events = useElementEvents()
  // The token at opening: removing it later must not change the element's property.
  const [token] = useState(() => (import.meta.env.SSR ? '' : readToken()))

  // `boot.ts` does the same for a document; this is for navigation within the site.
  useEffect(() => {
    keepTransferQuery(location.search)
    const [home, transfer] = [pages.home.path, pages.transfer.path]
    if (!token) {
      notices.show({ reason: 'no-token', at: home, from: transfer })
      navigate(linkTo(locale, home), { replace: true })
      return
    }
    const appLang = readCookie('appLang')
    const language = appLang ? resolveLocale(appLang, navigator.language) : locale
    if (language !== locale) location.replace(addressOf(language, transfer) + location.search)
  }, [navigate, locale, notices, token])

  return (
    <section className="wrap element-page">
      <Heading className="hidden">{i18n._(titleOf('transfer'))}</Heading>
      <ElementSlot define={define}>
        {() => (
          <tw-transfer
            token={token}
            appLang={locale}
            theme={theme}
            isUsd={query.get('isUsd') === '1'}
            {...apiProperties}
            {...events}
          />
        )}
      </ElementSlot>
      <p className="transfer-reminder">
        {t`${name} will never ask for your password or a code by phone or message.`}{' '}
        <DocumentLink name="anti-fraud-reminder">
          {i18n._(documentTitles['anti-fraud-reminder'])}
        </DocumentLink>
      </p>
    </section>
  )
}
