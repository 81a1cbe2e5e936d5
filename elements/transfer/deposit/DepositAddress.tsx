import { useLingui } from '@lingui/react/macro'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { usePickText } from '../../../shared/element/view/use-pick-text.ts'
import { depositConfirmations, minimumUsdtDeposit, qrWidth } from '../../../shared/limits.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { useTermRows } from '../../../shared/orders/offer/use-terms.ts'
import { linesOf } from '../../../shared/text/i18n/multilingual.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { LongLines, LongText } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { QrCode } from '../../../shared/ui/QrCode.tsx'
import { TermList } from '../../../shared/ui/TermList.tsx'
import { useCopyPrompt } from '../../../shared/ui/use-copy-prompt.tsx'
import { useModel } from '../model/context.ts'
import { networkName } from '../network/networks.ts'
import { Arrivals } from './Arrivals.tsx'
import { useQr } from './use-qr.ts'

/** The deposit address of one network: as a code, as text, and its terms. */
export const DepositAddress = ({ channel }: { channel: CryptoChannel }) => {
  const { t } = useLingui()
  const pick = usePickText()
  const { copying, prompt } = useCopyPrompt(useModel().messages.toast)
  const { address } = channel
  const src = useQr(address)
  const network = networkName(channel)
  const [remark] = linesOf(pick(channel.imgRemark))
  const information = linesOf(pick(channel.informationText))
  const { fee, arrival } = channel
  const terms = useTermRows()({ terms: { fee, arrival } }, 'USDT')

  return (
    <>
      <div className="tw-deposit">
        {src === null ? (
          <Notice tone="info" live="polite">
            {t`No QR code is available for this address. Copy it, or enter it exactly as shown.`}
          </Notice>
        ) : (
          <>
            <QrCode src={src} size={qrWidth} label={t`QR code of the address on ${network}`} />
            {remark && (
              <p className="tw-remark">
                <LongText text={remark} />
              </p>
            )}
          </>
        )}
        <p className="tw-network">{network}</p>
        <AddressText address={address} />
        <CopyButton
          variant="text"
          label={t`Copy address`}
          copiedLabel={t`Copied`}
          text={address}
          {...copying}
        />
      </div>
      {prompt}
      {channel.announcesDeposits && <Arrivals address={address} />}
      <Notice tone="warning">
        <p>{t`Other assets, or USDT sent on another network, cannot be retrieved.`}</p>
        <p>{t`A deposit below the minimum is not credited and cannot be returned.`}</p>
        <LongLines lines={information} />
      </Notice>
      <TermList
        rows={[
          [t`Minimum deposit`, amountWithUnit(channel.minAmount ?? minimumUsdtDeposit, 'USDT')],
          [t`Confirmation blocks`, String(channel.confirmations ?? depositConfirmations)],
          ...terms,
        ]}
      />
    </>
  )
}
