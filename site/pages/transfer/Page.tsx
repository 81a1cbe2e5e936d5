import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { loadOnce } from '../../../shared/element/load-once.ts'
import { brand } from '../../brand.ts'
import { ElementStage } from '../../ElementStage.tsx'
import { linkTo } from '../../languages.ts'
import { DocumentLink } from '../../layout/documents/DocumentLink.tsx'
import { documentTitles } from '../../layout/documents/document-titles.ts'
import { Heading } from '../../layout/Heading.tsx'
import { readCookie } from '../../preferences.ts'
import { routes } from '../../routes.ts'
import { useSite } from '../../site-context.ts'
import { titles } from '../../titles.ts'
import { defineFirst } from '../../use-definition.ts'
import { useElementEvents } from '../../use-element-events.ts'
import { useTheme } from '../../use-theme.ts'
import './transfer.css'

const define = loadOnce(() => import('../../../widgets/transfer/define.ts'))

export const prepare = defineFirst(define)

/** Deposit and withdrawal for who has signed in: the token's cookie, or home. */
export function Page() {
  const { t, i18n } = useLingui()
  const { name } = brand
  const { locale } = useSite()
  const theme = useTheme()
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const events = useElementEvents()

  useEffect(() => {
    if (!readCookie('token')) navigate(linkTo(locale, routes.home), { replace: true })
  }, [navigate, locale])

  return (
    <section className="wrap stage-page">
      <Heading className="hidden">{i18n._(titles.transfer)}</Heading>
      <ElementStage define={define}>
        {() => (
          <tw-transfer
            token={readCookie('token')}
            appLang={locale}
            theme={theme}
            isUsd={query.get('isUsd') === '1'}
            {...events}
          />
        )}
      </ElementStage>
      <p className="transfer-reminder">
        {t`${name} never asks for a password or a code in a call or a message.`}{' '}
        <DocumentLink name="anti-fraud-reminder">
          {i18n._(documentTitles['anti-fraud-reminder'])}
        </DocumentLink>
      </p>
    </section>
  )
}
