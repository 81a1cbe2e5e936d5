import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useTransferState } from '../model/context.ts'
import { ChosenNetwork } from '../network/ChosenNetwork.tsx'
import { ClosedNotice } from '../network/ClosedNotice.tsx'
import { findNetwork, firstKey, networkName } from '../network/networks.ts'
import { DepositAddress } from './DepositAddress.tsx'
import { LoadError } from './LoadError.tsx'

/** WIRE: the USDT deposit view; it opens with the first network that is open. */
export function Wire() {
  const { t } = useLingui()
  const channels = useTransferState((state) => state.depositChannels)
  const [isAsked, ask] = useState<boolean>()
  const [choice, setChoice] = useState<{ key: string; network: string }>()
  if (!channels.value) {
    return channels.status === 'failed' ? (
      <LoadError of={channels} />
    ) : (
      <LoadingSkeleton text={t`Loading the deposit address`} shape="address" rows={1} />
    )
  }
  const [first] = channels.value
  const choose = (key: string | undefined) => {
    const found = findNetwork(channels.value ?? [], key)
    if (key && found) setChoice({ key, network: networkName(found) })
  }
  // Stored at once: a reordered list must not change the shown address.
  if (first && !choice) choose(firstKey(channels.value))
  const channel = findNetwork(channels.value, choice?.key)
  const network = choice?.network
  const closure = channel?.closed
  const address = closure ? undefined : channel?.address
  return (
    <>
      {channels.status === 'failed' && <LoadError of={channels} />}
      {first && choice && !channel && (
        <Notice
          tone="warning"
          live="polite"
          title={t`Deposits on ${network} are currently unavailable`}
        >
          {t`Do not send anything to its address. Choose another network.`}
        </Notice>
      )}
      {closure && (
        <ClosedNotice
          title={t`Deposits on ${network} are currently unavailable`}
          closure={closure}
          advice={t`Do not send anything to its address. Choose another network.`}
        />
      )}
      {first ? (
        <div className="tw-wire-top">
          {address && <Notice tone="warning" title={t`Send only USDT, and only on ${network}`} />}
          <ChosenNetwork
            channels={channels.value}
            channel={channel}
            value={choice?.key}
            onChange={choose}
            // Without an address only the other networks are of use.
            isUnusable={!address}
            isAsked={isAsked}
            ask={ask}
          />
        </div>
      ) : (
        <Notice tone="info">{t`No network is available for deposits at the moment.`}</Notice>
      )}
      {address === '' && (
        <Notice tone="error" live="assertive">
          {t`No deposit address is available on this network at the moment. Choose another network.`}
        </Notice>
      )}
      {channel && address && <DepositAddress key={address} channel={channel} />}
    </>
  )
}
