import { useLingui } from '@lingui/react/macro'
import type { ConversionQuote } from '../../../shared/api/wire/conversion.ts'
import { compare } from '../../../shared/money/arithmetic.ts'
import { formatRate } from '../../../shared/money/format.ts'
import { FeeChange } from '../../../shared/orders/before-sending/FeeChange.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'

interface TermsChangeProps {
  /** What the person saw last. */
  readonly before: ConversionQuote
  readonly now: ConversionQuote
}

/** Says that the rate or the fee is no longer as it was shown. */
export const TermsChange = ({ before, now }: TermsChangeProps) => {
  const { t } = useLingui()
  if (compare(before.rate, now.rate) !== 0) {
    const [earlier, rate] = [formatRate(before.rate), formatRate(now.rate)]
    return (
      <Notice tone="warning" live="assertive" title={t`The rate has changed`}>
        {t`1 USDT was ${earlier} USD and is now ${rate} USD. Check what you receive before you confirm.`}
      </Notice>
    )
  }
  return <FeeChange before={before.fee} now={now.fee} currency="USDT" />
}
