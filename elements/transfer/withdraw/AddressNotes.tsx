import { checkAddress } from '../../../shared/address/check-address.ts'
import type { AddressNetwork } from '../../../shared/address/network.ts'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { DestinationNotes } from '../../../shared/recipients/DestinationNotes.tsx'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { useActions } from '../model/context.ts'

interface AddressNotesProps {
  readonly text: string
  readonly channel: CryptoChannel
  /** Which addresses the network takes, and its name. */
  readonly takes: AddressNetwork
  readonly network: string
}

/** What is known of a valid address as a recipient; nothing while it is invalid. */
export function AddressNotes({ text, channel, takes, network }: AddressNotesProps) {
  const { recipients } = useActions()
  const check = checkAddress(text, takes)
  if (!check.ok) return null
  const destination = { address: check.address, network: channel.value }
  return (
    <DestinationNotes
      recipients={recipients}
      destination={destination}
      recipient={{ ...destination, networkName: network }}
    >
      <small>{network}</small>
      <AddressText address={check.address} />
    </DestinationNotes>
  )
}
