import { useLingui } from '@lingui/react/macro'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { assetUrl } from '../../../shared/element/model/asset-url.ts'
import { isClosed } from '../../../shared/orders/offer/limits.ts'
import { useOfferFacts } from '../../../shared/orders/offer/use-offer-facts.tsx'
import { useTermColumns } from '../../../shared/orders/offer/use-terms.ts'
import { RadioGroup } from '../../../shared/ui/RadioGroup.tsx'
import { useModel } from '../model/context.ts'
import { networkKeys } from './networks.ts'

interface NetworkChoiceProps {
  readonly channels: readonly CryptoChannel[]
  readonly value: string | undefined
  readonly onChange: (key: string) => void
  readonly error?: string | undefined
  /** Set if the heading above already names the group. */
  readonly hideLabel?: boolean | undefined
}

/** The networks by name, with the terms of each; one that is closed says why, and cannot be chosen. */
export const NetworkChoice = ({ channels, ...group }: NetworkChoiceProps) => {
  const { t } = useLingui()
  const model = useModel()
  const keys = networkKeys(channels)
  const columnsOf = useTermColumns()
  const offerFacts = useOfferFacts()
  const facts = columnsOf(
    channels.map((terms) => ({ terms })),
    'USDT',
  )
  return (
    <RadioGroup
      label={t`Network`}
      name="network"
      options={channels.map((channel, at) => ({
        value: keys[at] ?? '',
        label: channel.channelName || channel.fullName,
        description: channel.channelName ? channel.fullName : '',
        detail: offerFacts(facts[at], channel, 'USDT'),
        disabled: isClosed(channel),
        icon: assetUrl(model.session, channel.channelIcon),
      }))}
      {...group}
    />
  )
}
