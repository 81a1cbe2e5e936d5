import { useLingui } from '@lingui/react/macro'
import type { Currency } from '../../../shared/money/currency.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { plainAmount } from './use-terms.ts'
import { minimumOf } from './use-withdrawal.ts'

/** Stands in place of the amount where no amount could be right. */
export const TooLittle = ({ currency }: { currency: Currency }) => {
  const { t } = useLingui()
  const minimum = plainAmount(minimumOf(currency), currency)
  return (
    <Notice tone="info" title={t`Not enough to withdraw`}>
      {t`The smallest withdrawal is ${minimum}.`}
    </Notice>
  )
}
