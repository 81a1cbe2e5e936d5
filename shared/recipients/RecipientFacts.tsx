import type { Recipient } from '../api/wire/recipient.ts'
import { AddressText } from '../ui/AddressText.tsx'
import { LongText } from '../ui/LongText.tsx'
import { maskedText } from '../ui/recorders/marks.ts'

/** Where the money of a recipient goes: the whole address with its network, or a friend's account. */
export const RecipientFacts = ({ recipient }: { recipient: Recipient }) => {
  const { address, networkName, network, walletNumber, maskedName } = recipient
  if (address) {
    return (
      <>
        <small>{networkName ?? network}</small>
        <AddressText address={address} />
      </>
    )
  }
  return <FriendNames maskedName={maskedName} walletNumber={walletNumber} />
}

/** A friend by the masked name and the wallet number. */
export const FriendNames = ({
  maskedName,
  walletNumber,
}: Pick<Recipient, 'maskedName' | 'walletNumber'>) => (
  <small {...maskedText()} translate="no">
    {[maskedName, walletNumber].filter(Boolean).join(' · ')}
  </small>
)

/** The name that a person has given a recipient. */
export const RecipientName = ({ name }: Pick<Recipient, 'name'>) => (
  <span {...maskedText()} translate="no">
    <LongText text={name} />
  </span>
)
