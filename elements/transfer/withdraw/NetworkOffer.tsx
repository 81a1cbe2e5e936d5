import { useLingui } from '@lingui/react/macro'
import { checkAddress } from '../../../shared/address/check-address.ts'
import { type AddressNetwork, addressNetworkOf } from '../../../shared/address/network.ts'
import type { CryptoChannel } from '../../../shared/api/wire/crypto-channel.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Phrases } from '../../../shared/ui/Phrases.tsx'
import { useIssueText } from './use-issue-text.ts'

export interface OtherNetwork {
  readonly key: string
  readonly name: string
  readonly channel: CryptoChannel
}

interface NetworkOfferProps {
  readonly text: string
  /** Which addresses the chosen network takes, and its name. */
  readonly takes: AddressNetwork
  readonly network: string
  readonly others: readonly OtherNetwork[]
  /** The error of the field says it already. */
  readonly isSaid: boolean
  readonly onNetwork: (key: string) => void
  readonly onAsk: () => void
}

/**
 * Says that an address belongs to another network, with a button to change to it. The person changes
 * it, never the address: the same address may exist on networks that are not offered.
 */
export function NetworkOffer(props: NetworkOfferProps) {
  const { text, takes, network, others, isSaid, onNetwork, onAsk } = props
  const { t } = useLingui()
  const issueText = useIssueText()
  const check = checkAddress(text, takes)
  if (check.ok || check.reason !== 'otherNetwork') return null
  const fitting = others.filter(({ channel }) => checkAddress(text, addressNetworkOf(channel)).ok)
  const certain = fitting.filter(({ channel }) => addressNetworkOf(channel).canCheck)
  const [only, ...more] = certain
  const name = only?.name ?? ''
  const issue = `address.otherNetwork.${check.looksLike ?? ''}`
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
