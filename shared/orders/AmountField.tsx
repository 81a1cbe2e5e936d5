import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Currency } from '../money/currency.ts'
import { Button } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { Field } from '../ui/Field.tsx'
import { UnderstoodAmount } from './UnderstoodAmount.tsx'

interface AmountFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'action' | 'hint'> {
  /** *Amount* by default. */
  readonly label?: string
  readonly hint?: Elements
  /** The currency that the amount is read in. */
  readonly currency: Currency
  /** Absent while the placeholder shows it. */
  readonly unit?: string | undefined
  /** Fills in the largest amount that can be sent; absent if there is none or it is unknown. */
  readonly onMax?: (() => void) | undefined
}

/**
 * The field for amounts. It takes any text; the schema parses it. Below the field is how a text is
 * understood that is not a plain number.
 */
export const AmountField = ({ currency, onMax, hint, ...field }: AmountFieldProps) => {
  const { t } = useLingui()
  return (
    <Field
      variant="amount"
      label={t`Amount`}
      // A phone shows the one mark of its region; both marks are understood.
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      action={
        onMax && (
          <Button variant="quiet" onClick={onMax}>
            {t`Max`}
          </Button>
        )
      }
      {...field}
      hint={
        <>
          <UnderstoodAmount text={String(field.value ?? '')} currency={currency} />
          {hint}
        </>
      }
    />
  )
}
