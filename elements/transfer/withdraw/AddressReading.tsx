import { useLingui } from '@lingui/react/macro'
import { checkAddress } from '../../../shared/address/check-address.ts'
import { addressNetworkOf } from '../../../shared/address/network.ts'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { DestinationNotes } from '../../../shared/recipients/DestinationNotes.tsx'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import { useActions } from '../model/context.ts'
import { AddressCaution } from './AddressCaution.tsx'
import { useAddressCaution } from './use-address-caution.ts'
import { useIssueText } from './use-issue-text.ts'

/* What is understood of an address while it is typed. Loaded with its first letter, with the check. */

interface AddressReadingProps {
  readonly text: string
  /** The chosen network. */
  readonly channel: CryptoChannel
  /** Its name at the time of the choice. */
  readonly network: string
}

/**
 * The address that was understood, in groups to compare, and whether it belongs to its network; nothing
 * while it is invalid. On a network whose addresses cannot be checked it confirms nothing.
 */
export function AddressHint({ text, channel, network }: AddressReadingProps) {
  const { t } = useLingui()
  const cautionOf = useAddressCaution()
  const check = checkAddress(text, addressNetworkOf(channel))
  if (!check.ok) return null
  const isChecked = check.certainty !== 'none'
  const caution = isChecked && cautionOf(check.certainty, network)
  return (
    <>
      {isChecked && <p>{t`Address on ${network}`}</p>}
      <AddressText address={check.address} />
      {caution && <AddressCaution text={caution} />}
    </>
  )
}

export interface OtherNetwork {
  readonly key: string
  readonly name: string
  readonly channel: CryptoChannel
}

interface AddressNotesProps extends AddressReadingProps {
  /** The other networks that are offered. */
  readonly others: readonly OtherNetwork[]
  /** The error of the field says it already. */
  readonly isSaid: boolean
  readonly onNetwork: (key: string) => void
  readonly onAsk: () => void
}

/** What is known of a valid address as a recipient, or that it belongs to another network. */
export function AddressNotes({ text, channel, network, ...offer }: AddressNotesProps) {
  const check = checkAddress(text, addressNetworkOf(channel))
  if (check.ok) return <KnownRecipient {...{ channel, network }} address={check.address} />
  if (check.reason !== 'otherNetwork') return null
  const issue = `address.otherNetwork.${check.looksLike ?? ''}`
  return <NetworkOffer {...offer} {...{ text, network, issue }} />
}

interface KnownRecipientProps extends Omit<AddressReadingProps, 'text'> {
  readonly address: string
}

const KnownRecipient = ({ address, channel, network }: KnownRecipientProps) => {
  const { recipients } = useActions()
  const destination = { address, network: channel.value }
  return (
    <DestinationNotes
      recipients={recipients}
      destination={destination}
      recipient={{ ...destination, networkName: network }}
    >
      <small>{network}</small>
      <AddressText address={address} />
    </DestinationNotes>
  )
}

interface NetworkOfferProps extends Omit<AddressNotesProps, 'channel'> {
  readonly issue: string
}

/**
 * Says that an address belongs to another network, with a button to change to it. The person changes
 * it, never the address: the same address may exist on networks that are not offered.
 */
const NetworkOffer = (props: NetworkOfferProps) => {
  const { text, issue, network, others, isSaid, onNetwork, onAsk } = props
  const { t } = useLingui()
  const issueText = useIssueText()
  const fitting = others.filter(({ channel }) => checkAddress(text, addressNetworkOf(channel)).ok)
  const certain = fitting.filter(({ channel }) => addressNetworkOf(channel).canCheck)
  const [only, ...more] = certain
  const name = only?.name ?? ''
  return (
    <div className="tw-network-offer">
      <p role="status">
        {!isSaid && (
          <Phrases>{issueText(issue, { currency: 'USDT', bounds: {}, network }) ?? ''}</Phrases>
        )}
      </p>
      {only && (
        <Button onClick={() => (more.length > 0 ? onAsk() : onNetwork(only.key))}>
          {more.length > 0 ? t`Choose another network` : t`Change to ${name}`}
        </Button>
      )}
    </div>
  )
}
