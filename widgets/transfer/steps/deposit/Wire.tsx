import { useLingui } from '@lingui/react/macro'
import { toString as toQrSvg } from 'qrcode'
import { useEffect, useId, useRef, useState } from 'react'
import type { CryptoChannel } from '../../../../shared/api/wire/crypto-channel.ts'
import { assetUrl } from '../../../../shared/element/model/asset-url.ts'
import { usePickText } from '../../../../shared/element/view/use-pick-text.ts'
import { linesOf } from '../../../../shared/i18n/multilingual.ts'
import {
  depositConfirmations,
  minimumUsdtDeposit,
  qrMargin,
  qrWidth,
} from '../../../../shared/limits.ts'
import { LoadingSkeleton } from '../../../../shared/transfers/LoadingSkeleton.tsx'
import { plainAmount, useTermRows } from '../../../../shared/transfers/use-terms.ts'
import { AddressText } from '../../../../shared/ui/AddressText.tsx'
import { CopyButton } from '../../../../shared/ui/CopyButton.tsx'
import { LongLines, LongText } from '../../../../shared/ui/LongText.tsx'
import { Notice } from '../../../../shared/ui/Notice.tsx'
import { QrCode } from '../../../../shared/ui/QrCode.tsx'
import { TermList } from '../../../../shared/ui/TermList.tsx'
import { useCopyPrompt } from '../../../../shared/ui/use-copy-prompt.tsx'
import { useModel, useTransferState } from '../../context.ts'
import { LoadError } from '../LoadError.tsx'
import { NetworkChoice } from '../NetworkChoice.tsx'
import { findNetwork, networkKeys, networkName } from '../networks.ts'

/** WIRE: the USDT deposit view; it opens with the first network. */
export default function Wire() {
  const { t } = useLingui()
  const channels = useTransferState((state) => state.depositChannels)
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
  if (first && !choice) choose(networkKeys(channels.value)[0])
  const channel = findNetwork(channels.value, choice?.key)
  const network = choice?.network
  return (
    <>
      {channels.status === 'failed' && <LoadError of={channels} />}
      {first && choice && !channel && (
        <Notice
          tone="warning"
          live="polite"
          title={t`Deposits on ${network} are currently unavailable`}
        >
          {t`Please do not send anything to its address. Choose another network.`}
        </Notice>
      )}
      {first ? (
        <ChosenNetwork
          channels={channels.value}
          channel={channel}
          value={choice?.key}
          onChange={choose}
        />
      ) : (
        <Notice tone="info">{t`No network is available for deposits at the moment.`}</Notice>
      )}
      {channel?.address === '' && (
        <Notice tone="error" live="assertive">
          {t`No deposit address is available on this network at the moment. Please choose another network.`}
        </Notice>
      )}
      {channel?.address && <Address key={channel.address} channel={channel} />}
    </>
  )
}

interface ChosenNetworkProps {
  readonly channels: readonly CryptoChannel[]
  /** `undefined` if the list no longer has the chosen network. */
  readonly channel: CryptoChannel | undefined
  readonly value: string | undefined
  readonly onChange: (key: string) => void
}

/**
 * The chosen network in one line, with a list of all. A click on a network closes the list; the arrow
 * keys keep it open, Enter and Escape close it.
 */
const ChosenNetwork = ({ channels, channel, value, onChange }: ChosenNetworkProps) => {
  const { t } = useLingui()
  const model = useModel()
  const [isAsked, ask] = useState<boolean>()
  const isPressed = useRef(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const canChange = channels.length > 1 || !channel
  // Without an address only the other networks are of use.
  const isOpen = canChange && (!channel || (isAsked ?? !channel.address))
  const fold = () => {
    ask(false)
    toggle.current?.focus()
  }
  const name = channel && networkName(channel)
  const row = (
    <>
      {channel?.channelIcon && (
        <img key={value} src={assetUrl(model, channel.channelIcon)} alt="" />
      )}
      <span>
        <small>{t`Network`}</small> <b>{name}</b>
      </span>
    </>
  )
  return (
    <div className="tw-chosen">
      {canChange ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          ref={toggle}
          onClick={() => ask(!isOpen)}
        >
          {row} {channel && <em>{isOpen ? t`Close` : t`Change`}</em>}
        </button>
      ) : (
        <p>{row}</p>
      )}
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the radios within
        <div
          id={id}
          onPointerDown={() => {
            isPressed.current = true
          }}
          onKeyDown={(event) => {
            isPressed.current = false
            if (!/Enter|Escape/.test(event.key)) return
            // Otherwise the same key would press the button that gets the focus.
            event.preventDefault()
            fold()
          }}
          onClick={({ target }) => {
            if (isPressed.current && (target as Element).localName === 'input') fold()
          }}
        >
          <NetworkChoice hideLabel channels={channels} value={value} onChange={onChange} />
        </div>
      )}
    </div>
  )
}

/**
 * The QR code of a text, as SVG: some browsers blur a canvas to prevent fingerprinting. `null` if the
 * text is too long for a code.
 */
function useQr(text: string): string | null | undefined {
  const [src, setSrc] = useState<string | null>()
  useEffect(() => {
    let isCurrent = true
    const show = (drawn: string | null) => {
      if (isCurrent) setSrc(drawn)
    }
    toQrSvg(text, { type: 'svg', width: qrWidth, margin: qrMargin }).then(
      (svg) => show(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => show(null),
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return src
}

/** The deposit address of one network. */
const Address = ({ channel }: { channel: CryptoChannel }) => {
  const { t } = useLingui()
  const pick = usePickText()
  const { copying, prompt } = useCopyPrompt(useModel().toast)
  const { address } = channel
  const src = useQr(address)
  const network = networkName(channel)
  const [remark] = linesOf(pick(channel.imgRemark))
  const information = linesOf(pick(channel.informationText))
  const { fee, arrival } = channel
  const terms = useTermRows(pick)({ terms: { fee, arrival } }, 'USDT')

  return (
    <>
      <div className="tw-deposit">
        {src === null ? (
          <Notice tone="info" live="polite">
            {t`No QR code is available for this address. Please copy it, or enter it exactly as shown.`}
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
      <Notice tone="warning" title={t`Send only USDT, and only on ${network}`}>
        <p>{t`Other assets, or USDT sent on another network, cannot be retrieved.`}</p>
        <p>{t`A deposit below the minimum is not credited and cannot be returned.`}</p>
        <LongLines lines={information} />
      </Notice>
      <TermList
        rows={[
          [t`Minimum deposit`, plainAmount(channel.minAmount ?? minimumUsdtDeposit, 'USDT')],
          [t`Confirmation blocks`, String(channel.confirmations ?? depositConfirmations)],
          ...terms,
        ]}
      />
    </>
  )
}
