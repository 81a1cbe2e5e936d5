import { useLingui } from '@lingui/react/macro'
import type { DecimalText } from '../../money/decimal-text.ts'
import { isZero } from '../../money/is-zero.ts'

/** The words in place of a fee of nothing; `undefined` if there is a fee, which is then written. */
export function useNoFee(): (fee: DecimalText) => string | undefined {
  const { t } = useLingui()
  return (fee) => (isZero(fee) ? t`No fee` : undefined)
}
