import { useLingui } from '@lingui/react/macro'
import { toString as toQrSvg } from 'qrcode'
import { useEffect, useState } from 'react'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { usePickText } from '../../../shared/element/use-pick-text.ts'
import { linesOf } from '../../../shared/i18n/multilingual.ts'
import { depositConfirmations, minimumUsdtDeposit } from '../../../shared/limits.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { Detail } from '../../../shared/ui/Detail.tsx'
import { DetailList } from '../../../shared/ui/DetailList.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { QrPlate } from '../../../shared/ui/QrPlate.tsx'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { TextPrompt } from '../../../shared/ui/TextPrompt.tsx'
import { findNetwork } from '../network.ts'
import { useTransfer, useTransferState } from '../transfer-context.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { NetworkChoice } from './NetworkChoice.tsx'
import { plainAmount } from './use-terms.ts'

/** Specification, section 9: width 120, margin 2. */
const qrSize = { width: 120, margin: 2 } as const

/** WIRE: the USDT deposit view. The address is not shown before its network was chosen in words. */
export default function Wire() {
  const { t } = useLingui()
  const channels = useTransferState((state) => state.depositChannels)
  const [chosen, choose] = useState<string>()
  if (!channels.value) {
    return channels.status === 'failed' ? (
      <LoadFailed of={channels} />
    ) : (
      <Skeleton height="64px" lines={4} />
    )
  }
  const channel = findNetwork(channels.value, chosen)
  return (
    <>
      {channels.status === 'failed' && <LoadFailed of={channels} />}
      <NetworkChoice channels={channels.value} value={chosen} onChange={choose} />
      {!channels.value.length && (
        <Notice tone="info">{t`No network is open for deposits at the moment.`}</Notice>
      )}
      <InformationText channel={channel} />
      {channel?.address === '' && (
        <Notice tone="error" live="assertive">
          {t`There is no address on this network at the moment. Choose another network.`}
        </Notice>
      )}
      {channel?.address && <Address key={channel.address} channel={channel} />}
    </>
  )
}

const InformationText = ({ channel }: { channel: CryptoChannel | undefined }) => {
  const lines = linesOf(usePickText()(channel?.informationText))
  if (!lines.length) return null
  return (
    <Notice tone="info">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}

/** The picture of exactly this text; as SVG, since some browsers blur a canvas against fingerprints. */
function useQr(text: string): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    setSrc(undefined)
    if (!text) return
    void toQrSvg(text, { type: 'svg', ...qrSize }).then((svg) => {
      if (isCurrent) setSrc(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    })
    return () => {
      isCurrent = false
    }
  }, [text])
  return src
}

const Address = ({ channel }: { channel: CryptoChannel }) => {
  const { t } = useLingui()
  const { toast } = useTransfer()
  const pick = usePickText()
  const [isPrompting, setPrompting] = useState(false)
  const { address } = channel
  const src = useQr(address)
  const network = channel.fullName || channel.channelName
  const minimum = plainAmount(channel.minAmount ?? minimumUsdtDeposit, 'USDT')
  const confirmations = channel.confirmations ?? depositConfirmations
  const [remark] = linesOf(pick(channel.imgRemark))

  return (
    <>
      <div className="tw-deposit">
        <QrPlate src={src} size={qrSize.width} label={t`QR code of the address on ${network}`} />
        {remark && <p className="tw-remark">{remark}</p>}
        <p className="tw-network">{network}</p>
        <AddressText address={address} />
        <CopyButton
          variant="text"
          label={t`Copy address`}
          text={address}
          onCopied={() => toast('success', t`Success`)}
          onFailed={() => setPrompting(true)}
        />
      </div>
      <TextPrompt
        title={t`Copy it from here`}
        text={address}
        closeLabel={t`Close`}
        open={isPrompting}
        onClose={() => setPrompting(false)}
      />
      <Notice tone="warning" title={t`Send only USDT, and only on ${network}`}>
        <p>{t`Any other asset, or another network, cannot be retrieved.`}</p>
        <p>{t`A deposit below the minimum is not credited and cannot be returned.`}</p>
      </Notice>
      <DetailList>
        <Detail label={t`Minimum deposit`} value={minimum} />
        <Detail label={t`Confirmation blocks`} value={String(confirmations)} />
      </DetailList>
    </>
  )
}
