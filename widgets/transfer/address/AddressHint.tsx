import { useLingui } from '@lingui/react/macro'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import type { AddressNetwork } from './address-network.ts'
import { checkAddress } from './check-address.ts'

export interface AddressHintProps {
  readonly text: string
  /** The kind of network, its EVM chain and its name. */
  readonly family: AddressNetwork | undefined
  readonly chain: string | undefined
  readonly network: string
}

/** The parsed address in groups to compare, under its network; nothing while it is invalid. */
export default function AddressHint({ text, family, chain, network }: AddressHintProps) {
  const { t } = useLingui()
  const check = checkAddress(text, family, chain)
  if (!check.ok) return null
  return (
    <>
      <p>{t`Address on ${network}`}</p>
      <AddressText address={check.address} />
    </>
  )
}
