import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { PageProps } from '../../common/page-module.ts'
import { useSite } from '../../common/site-context.ts'
import { definitions } from '../../elements/definitions.ts'
import { HolderPage } from '../../holder/HolderPage.tsx'
import { linkTo } from '../../map/languages.ts'
import { pages } from '../../map/pages.ts'
import { returnPath } from '../../map/return-path.ts'
import { isConversionIn, isUsdIn, withConversionQuery } from '../../map/transfer-query.ts'
import { keepBalancesHidden } from '../../preferences/preferences.ts'

type Screen = 'hub' | 'history' | 'bind-card'

/** Steps in which the history is a table as wide as the page; a record is beside the table. */
const isTable = (step: string, isWide: boolean) =>
  step === 'HISTORY' || (step === 'RECORD' && isWide)

/**
 * The wallet, its history, and the form for the bank account, in `<tw-wallet>`. A screen that the
 * transfer page asked for leads back there; the query of the hub may name the conversion.
 */
export function Page({ name }: Pick<PageProps, 'name'>) {
  const screen = pages[name].screen as Screen
  const { locale, notices } = useSite()
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const [isWide, setWide] = useState(screen === 'history')
  const converts = screen === 'hub' && isConversionIn(query)
  /** Navigates back to the page that asked for this one, and returns its path if there is one. */
  const goBack = () => {
    const to = returnPath(location.search)
    if (to) navigate(linkTo(locale, to), { replace: true })
    return to
  }
  return (
    <HolderPage
      name={name}
      define={definitions.wallet}
      isWide={isWide}
      element={(properties) => (
        <tw-wallet
          screen={converts ? 'convert' : screen}
          isUsd={isUsdIn(query)}
          {...properties}
          ontw-step={(event) => {
            properties['ontw-step'](event)
            setWide((before) => isTable(event.detail.step, before))
            if (event.detail.step !== 'HUB' || goBack() || !converts) return
            // A reload then shows the hub, as the element does.
            const hub = withConversionQuery(pages.wallet.path + location.search, false)
            navigate(linkTo(locale, hub), { replace: true })
          }}
          ontw-balances={({ detail }) => keepBalancesHidden(detail.hidden)}
          ontw-success={(event) => {
            properties['ontw-success'](event)
            const { kind, session } = event.detail
            // The result of an earlier session does not concern the present person.
            if (kind !== 'card-bound' || session === 'earlier') return
            const to = goBack()
            if (to) notices.show({ reason: 'card-bound', at: to.split('?')[0] ?? '', from: to })
          }}
        />
      )}
    />
  )
}
