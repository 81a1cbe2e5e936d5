import { useLingui } from '@lingui/react/macro'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { RadioGroup } from '../../../shared/ui/RadioGroup.tsx'
import { networkKeys } from '../network.ts'
import { useTransfer } from '../transfer-context.ts'

interface NetworkChoiceProps {
  readonly channels: readonly CryptoChannel[]
  readonly value: string | undefined
  readonly onChange: (key: string) => void
  readonly error?: string | undefined
}

/** The networks, named in words. */
export const NetworkChoice = ({ channels, ...group }: NetworkChoiceProps) => {
  const { t } = useLingui()
  const { asset } = useTransfer()
  const keys = networkKeys(channels)
  return (
    <RadioGroup
      label={t`Network`}
      name="network"
      options={channels.map((channel, at) => ({
        value: keys[at] ?? '',
        label: channel.channelName || channel.fullName,
        description: channel.channelName ? channel.fullName : '',
        icon: asset(channel.channelIcon),
      }))}
      {...group}
    />
  )
}
