import { useLocation, useSearchParams } from 'wouter'
import { linkTo } from '../app/languages.ts'
import { keepBalancesHidden } from '../app/preferences.ts'
import { useSite } from '../app/site-context.ts'
import { isConversionIn, isUsdIn, withConversionQuery } from '../elements/transfer-query.ts'
import { type PlainPageName, pages } from '../pages/pages.ts'
import { returnPath } from '../session/return-path.ts'
import { defineWallet } from './define-wallet.ts'
import { HolderPage } from './HolderPage.tsx'

interface WalletPageProps {
  readonly name: Extract<PlainPageName, 'wallet' | 'walletHistory' | 'bindCard'>
  /** The element's first screen; the hub's query may name the conversion. */
  readonly screen: 'hub' | 'history' | 'bind-card'
}

/** A screen of `<tw-wallet>`. A screen that the transfer page asked for leads back there. */
export function WalletPage({ name, screen }: WalletPageProps) {
  const { locale, notices } = useSite()
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
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
      define={defineWallet}
      element={(properties) => (
        <tw-wallet
          screen={converts ? 'convert' : screen}
          isUsd={isUsdIn(query)}
          {...properties}
          ontw-step={(event) => {
            properties['ontw-step'](event)
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
