import { useLingui } from '@lingui/react/macro'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { RadioGroup } from '../../../shared/ui/RadioGroup.tsx'
import { useTransfer } from '../transfer-context.ts'

/** What tells one channel of a list from the others; servers leave any of the fields empty. */
export const networkKey = (channel: CryptoChannel, at: number): string =>
  `${at} ${channel.channelName} ${channel.value}`

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
  return (
    <RadioGroup
      label={t`Network`}
      name="network"
      options={channels.map((channel, at) => ({
        value: networkKey(channel, at),
        label: channel.channelName || channel.fullName,
        description: channel.channelName ? channel.fullName : '',
        icon: asset(channel.channelIcon),
      }))}
      {...group}
    />
  )
}
