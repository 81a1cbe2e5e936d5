import { useLingui } from '@lingui/react/macro'
import type { Currency } from '../../../shared/money/currency.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { useModel } from '../model/context.ts'
import { minimumOf } from './use-withdrawal.ts'

/** Replaces the form if the balance is below the smallest withdrawal. */
export const InsufficientBalance = ({ currency }: { currency: Currency }) => {
  const { t } = useLingui()
  const { store } = useModel()
  const minimum = amountWithUnit(minimumOf(currency), currency)
  return (
    <Notice
      tone="info"
      title={t`Balance below the minimum withdrawal`}
      action={<Button onClick={() => store.openScreen('deposit')}>{t`Deposit`}</Button>}
    >
      {t`The minimum withdrawal is ${minimum}.`}
    </Notice>
  )
}
