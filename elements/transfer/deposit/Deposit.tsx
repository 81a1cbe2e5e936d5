import { useLingui } from '@lingui/react/macro'
import { assetUrl } from '../../../shared/element/model/asset-url.ts'
import { usePickText } from '../../../shared/element/view/use-pick-text.ts'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { isClosed } from '../../../shared/orders/offer/limits.ts'
import {
  channelFor,
  usdMethods,
  useMethodNames,
  useUsualArrival,
} from '../../../shared/orders/offer/use-methods.ts'
import { useOfferFacts } from '../../../shared/orders/offer/use-offer-facts.tsx'
import { useTermColumns } from '../../../shared/orders/offer/use-terms.ts'
import { linesOf } from '../../../shared/text/i18n/multilingual.ts'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { bank, card, clearing, coin, wallet } from '../../../shared/ui/icons.ts'
import { MenuButton } from '../../../shared/ui/MenuButton.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useModel, useTransferState } from '../model/context.ts'
import { LoadError } from './LoadError.tsx'

/** DEPOSIT: the choice of a method. */
export function Deposit() {
  const isUsd = useTransferState((state) => state.isUsd)
  return isUsd ? <UsdMethods /> : <CryptoOption />
}

const CryptoOption = () => {
  const { t } = useLingui()
  const model = useModel()
  const pick = usePickText()
  const channel = useTransferState((state) => state.depositChannels.value?.[0])
  return (
    <>
      <nav>
        <MenuButton
          icon={
            channel?.optionIcon ? (
              <img src={assetUrl(model.session, channel.optionIcon)} alt="" />
            ) : (
              <Icon d={coin} />
            )
          }
          title={t`Crypto`}
          subtitle={linesOf(pick(channel?.optionRemark)).join('\n') || 'USDT'}
          onClick={() => model.store.go('WIRE')}
        />
      </nav>
      <section className="tw-how">
        <h3>{t`How a deposit works`}</h3>
        <ol>
          <li>{t`Choose the network that your own wallet uses.`}</li>
          <li>{t`Send USDT to the address shown. Scan or copy it; do not type it.`}</li>
          <li>{t`The amount is credited once the network has confirmed the transfer.`}</li>
        </ol>
      </section>
    </>
  )
}

const methodIcons = { WIRE: bank, ACH: clearing, CREDIT_CARD: card, PAYPAL: wallet } as const

const UsdMethods = () => {
  const { t } = useLingui()
  const { store } = useModel()
  const offers = useTransferState((state) => state.offers)
  const names = useMethodNames()
  const usualArrival = useUsualArrival()
  const columnsOf = useTermColumns()
  const offerFacts = useOfferFacts()
  if (!offers.value) {
    return offers.status === 'failed' ? (
      <LoadError of={offers} />
    ) : (
      <LoadingSkeleton text={t`Loading the deposit methods`} shape="menu" rows={4} />
    )
  }
  const channels = offers.value
  // If the server sends no channel, all methods are listed; BANK then says that it has no details.
  const offered = usdMethods.filter((method) => !channels.length || channelFor(channels, method))
  if (!offered.length) {
    return <Notice tone="info">{t`USD deposits are not available at the moment.`}</Notice>
  }
  const facts = columnsOf(
    offered.map((method) => ({
      terms: channelFor(channels, method),
      usualArrival: usualArrival(method),
    })),
    'USD',
  )
  return (
    <nav>
      {offered.map((method, at) => (
        <MenuButton
          key={method}
          icon={<Icon d={methodIcons[method]} />}
          title={names[method]}
          facts={offerFacts(facts[at], channelFor(channels, method), 'USD')}
          disabled={isClosed(channelFor(channels, method))}
          onClick={() => store.chooseMethod(method)}
        />
      ))}
    </nav>
  )
}
