import { useLingui } from '@lingui/react/macro'
import { checkAddress } from '../../../shared/address/check-address.ts'
import type { AddressNetwork } from '../../../shared/address/network.ts'
import { AddressText } from '../../../shared/ui/AddressText.tsx'
import { AddressCaution } from './AddressCaution.tsx'
import { useAddressCaution } from './use-address-caution.ts'

export interface AddressHintProps {
  readonly text: string
  /** Which addresses the network takes, and its name. */
  readonly takes: AddressNetwork
  readonly network: string
}

/**
 * The address that was understood, in groups to compare, and whether it belongs to its network; nothing
 * while it is invalid. On a network whose addresses cannot be checked it confirms nothing.
 */
export function AddressHint({ text, takes, network }: AddressHintProps) {
  const { t } = useLingui()
  const cautionOf = useAddressCaution()
  const check = checkAddress(text, takes)
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
