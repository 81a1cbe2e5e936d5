import { useLingui } from '@lingui/react/macro'
import type { UsdMethod } from '../../../shared/api/wire/usd-channel.ts'
import { assetUrl } from '../../../shared/element/model/asset-url.ts'
import { usePickText } from '../../../shared/element/view/use-pick-text.ts'
import { LoadError } from '../../../shared/orders/LoadError.tsx'
import { LoadingSkeleton } from '../../../shared/orders/LoadingSkeleton.tsx'
import {
  channelFor,
  usdMethods,
  useMethodNames,
  useUsualArrival,
} from '../../../shared/orders/use-methods.ts'
import { useTermColumns } from '../../../shared/orders/use-terms.ts'
import { linesOf } from '../../../shared/text/i18n/multilingual.ts'
import { Columns } from '../../../shared/ui/Columns.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { bank, card, clearing, coin, wallet } from '../../../shared/ui/icons.ts'
import { MenuButton } from '../../../shared/ui/MenuButton.tsx'
import { useModel, useWalletState } from '../model/context.ts'
import { isLost, useHasFailed } from './HubLoadError.tsx'

const icons: Readonly<Record<UsdMethod, string>> = {
  WIRE: bank,
  ACH: clearing,
  CREDIT_CARD: card,
  PAYPAL: wallet,
}

/** The ways to deposit, with limits, fees and time from the server. */
export const Methods = () => {
  const { t } = useLingui()
  const { store } = useModel()
  const offers = useWalletState((state) => state.offers)
  const channels = useWalletState((state) => state.depositChannels)
  const hasHubFailed = useHasFailed()
  const lost = [offers, channels].filter(isLost)
  if (lost.length === 2 && hasHubFailed) return null
  const retry = () => {
    if (isLost(offers)) void store.load('offers')
    if (isLost(channels)) void store.load('depositChannels')
  }
  return (
    <section className="tw-hub-part">
      <h3>{t`Deposit methods`}</h3>
      {!isLost(offers) && <UsdMethods />}
      {!isLost(channels) && <Crypto />}
      {lost[0] && !hasHubFailed && <LoadError of={lost[0]} onRetry={retry} />}
    </section>
  )
}

const UsdMethods = () => {
  const { t } = useLingui()
  const { openTransfer } = useModel().page
  const offers = useWalletState((state) => state.offers)
  const names = useMethodNames()
  const usualArrival = useUsualArrival()
  const columnsOf = useTermColumns(usePickText())
  if (!offers.value) {
    return <LoadingSkeleton text={t`Loading the deposit methods`} shape="menu" rows={4} />
  }
  const channels = offers.value
  const offered = usdMethods.filter((method) => !channels.length || channelFor(channels, method))
  const facts = columnsOf(
    offered.map((method) => ({
      terms: channelFor(channels, method),
      usualArrival: usualArrival(method),
    })),
    'USD',
  )
  return offered.map((method, at) => (
    <MenuButton
      key={method}
      icon={<Icon d={icons[method]} />}
      title={names[method]}
      facts={facts[at]?.some(Boolean) && <Columns facts={facts[at]} />}
      onClick={() => openTransfer('deposit', true)}
    />
  ))
}

const Crypto = () => {
  const { t } = useLingui()
  const model = useModel()
  const pick = usePickText()
  const channels = useWalletState((state) => state.depositChannels)
  const columnsOf = useTermColumns(pick)
  const networks = channels.value ?? []
  const [channel] = networks
  const terms = columnsOf(
    networks.map((terms) => ({ terms })),
    'USDT',
  )
  const facts = networks.map(({ channelName, fullName }, at) => {
    const name = channelName || fullName
    return <Columns key={name} facts={[name, ...(terms[at] ?? [])]} />
  })
  return (
    <MenuButton
      icon={
        channel?.optionIcon ? (
          <img src={assetUrl(model.session, channel.optionIcon)} alt="" />
        ) : (
          <Icon d={coin} />
        )
      }
      title={t`Crypto (USDT)`}
      subtitle={linesOf(pick(channel?.optionRemark)).join('\n') || 'USDT'}
      facts={facts.length > 0 && facts}
      onClick={() => model.page.openTransfer('deposit', false)}
    />
  )
}
