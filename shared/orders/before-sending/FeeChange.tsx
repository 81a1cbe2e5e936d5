import { useLingui } from '@lingui/react/macro'
import type { Currency } from '../../money/currency.ts'
import type { DecimalText } from '../../money/decimal-text.ts'
import { amountWithUnit } from '../../money/format.ts'
import { Notice } from '../../ui/Notice.tsx'

interface FeeChangeProps {
  /** The fee that was shown before; `null`: none was named. Absent if it has not changed. */
  readonly before: DecimalText | null | undefined
  readonly now: DecimalText | undefined
  readonly currency: Currency
}

/** Says in a review that the fee is no longer the one that was reviewed before. */
export const FeeChange = (props: FeeChangeProps) => {
  const { t } = useLingui()
  if (props.before === undefined) return null
  const feeText = (fee: DecimalText | null | undefined) =>
    fee ? amountWithUnit(fee, props.currency) : t`not stated`
  const before = feeText(props.before)
  const now = feeText(props.now)
  return (
    <Notice tone="warning" live="assertive" title={t`The fee has changed`}>
      {t`The fee was ${before} and is now ${now}. We have sent nothing. Continue only if you accept the new fee.`}
    </Notice>
  )
}
