import { useLingui } from '@lingui/react/macro'
import type { AddressCertainty } from '../../../shared/address/result.ts'

/** What a person must check, because the element cannot; `undefined` if it has checked the address. */
export function useAddressCaution(): (
  certainty: AddressCertainty | undefined,
  network: string,
) => string | undefined {
  const { t } = useLingui()
  return (certainty, network) => {
    switch (certainty) {
      case 'none':
        return t`Addresses on ${network} cannot be checked here. Compare the whole address with your wallet.`
      case 'form':
        return t`A typing error in this address cannot be detected. Compare the whole address with your wallet.`
      default:
        return undefined
    }
  }
}
