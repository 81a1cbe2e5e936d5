import { useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { assetUrl } from '../../../shared/element/model/asset-url.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { useModel } from '../model/context.ts'
import { NetworkChoice } from './NetworkChoice.tsx'
import { networkName } from './networks.ts'

interface ChosenNetworkProps {
  readonly channels: readonly CryptoChannel[]
  /** `undefined` if the list no longer has the chosen network. */
  readonly channel: CryptoChannel | undefined
  readonly value: string | undefined
  readonly onChange: (key: string) => void
  /** What the chosen network costs and how long it takes, as one phrase each. */
  readonly terms?: readonly string[]
  /** Whether the list is open at first: the chosen network is of no use. */
  readonly isUnusable?: boolean | undefined
  /** Whether the list was opened or folded; without it, nobody has asked. */
  readonly isAsked: boolean | undefined
  readonly ask: (isOpen: boolean) => void
  /** Below the list. */
  readonly children?: Elements
}

/**
 * The chosen network in one line, with a list of all. A click on a network closes the list; the arrow
 * keys keep it open, Enter and Escape close it.
 */
export const ChosenNetwork = ({
  channels,
  channel,
  value,
  onChange,
  terms = [],
  isUnusable = false,
  isAsked,
  ask,
  children,
}: ChosenNetworkProps) => {
  const { t } = useLingui()
  const model = useModel()
  const isPressed = useRef(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const canChange = channels.length > 1 || !channel
  const isOpen = canChange && (!channel || (isAsked ?? isUnusable))
  const fold = () => {
    ask(false)
    toggle.current?.focus()
  }
  const name = channel && networkName(channel)
  const row = (
    <>
      {channel?.channelIcon && (
        <img key={value} src={assetUrl(model.session, channel.channelIcon)} alt="" />
      )}
      <span>
        <small>{`${t`Network`} `}</small>
        <b>{name}</b>
        {terms.length > 0 && (
          <small className="tw-phrases">
            {terms.map((term) => (
              <span key={term} {...maskedText()}>{` ${term}`}</span>
            ))}
          </small>
        )}
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
          {row}
          {channel && <em>{` ${isOpen ? t`Close` : t`Change`}`}</em>}
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
            const isRadio = (target as Element).matches('input:not([aria-disabled])')
            if (isPressed.current && isRadio) fold()
          }}
        >
          <NetworkChoice hideLabel channels={channels} value={value} onChange={onChange} />
          {children}
        </div>
      )}
    </div>
  )
}
