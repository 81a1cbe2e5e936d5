import type { FieldElementProps } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { addressNetworkOf } from '../../../shared/address/network.ts'
import { loadOnce } from '../../../shared/api/loading/load-once.ts'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { Loaded } from '../../../shared/element/view/Loaded.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Field as TextField } from '../../../shared/ui/Field.tsx'
import { TextArea } from '../../../shared/ui/TextArea.tsx'
import { useModel } from '../model/context.ts'
import { AddressCaution } from './AddressCaution.tsx'
import type { OtherNetwork } from './AddressReading.tsx'
import { useAddressCaution } from './use-address-caution.ts'

interface AddressFieldProps {
  /** What the form gives its field. */
  readonly field: {
    readonly props: FieldElementProps
    readonly input: string | undefined
    readonly onChange: (value: string) => void
  }
  /** Of the chosen network; `undefined` while it is not available. */
  readonly channel: CryptoChannel | undefined
  /** The name of the chosen network. */
  readonly network: string
  readonly error: string | undefined
  /** The other networks that are offered. */
  readonly others: readonly OtherNetwork[]
  /** Changes to one of them. */
  readonly onNetwork: (key: string) => void
  /** Opens the list of networks. */
  readonly onAsk: () => void
}

/** The address of a withdrawal, typed or pasted, with a hint on what it seems to be. */
export const AddressField = (all: AddressFieldProps) => {
  const { field, channel, network, error, others, onNetwork, onAsk } = all
  const { props, input, onChange } = field
  const { t } = useLingui()
  const model = useModel()
  // Loaded with the first letter: the check of addresses is large.
  const [reading] = useState(() => loadOnce(() => import('./AddressReading.tsx')))
  const cautionOf = useAddressCaution()
  const caution = channel && !addressNetworkOf(channel).canCheck && cautionOf('none', network)
  const address = useRef<HTMLTextAreaElement | HTMLInputElement>(null)

  const paste = async () => {
    // If the person or the browser declines, the person can paste into the field.
    const text = await navigator.clipboard.readText().catch(() => '')
    if (text) onChange(text.trim())
    address.current?.focus()
  }

  const box = (
    <TextField
      {...props}
      ref={(element) => {
        address.current = element
        props.ref(element)
      }}
      as={TextArea}
      variant="mono"
      label={t`Address`}
      value={input ?? ''}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      error={error}
      hint={
        (caution || (input && channel)) && (
          <>
            {caution && <AddressCaution text={caution} />}
            {input && channel && (
              <Loaded model={model} load={reading} waiting={null}>
                {({ AddressHint }) => <AddressHint text={input} {...{ channel, network }} />}
              </Loaded>
            )}
          </>
        )
      }
      action={
        !input &&
        canPaste() && (
          <Button variant="quiet" onClick={() => void paste()}>
            {t`Paste`}
          </Button>
        )
      }
    />
  )
  return (
    <div className="tw-recipient">
      {box}
      {input && channel && (
        <Loaded model={model} load={reading} waiting={null} isOrnament>
          {({ AddressNotes }) => (
            <AddressNotes
              text={input}
              {...{ channel, network, others, onAsk }}
              onNetwork={(key) => {
                onNetwork(key)
                // Its button goes.
                address.current?.focus()
              }}
              isSaid={error !== undefined}
            />
          )}
        </Loaded>
      )}
    </div>
  )
}

/** Some webviews and frames have no clipboard to read. */
const canPaste = () => typeof navigator.clipboard?.readText === 'function'
