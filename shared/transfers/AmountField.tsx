import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'

interface AmountFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'action'> {
  /** Absent while the placeholder shows it. */
  readonly unit?: string | undefined
  /** Fills in the largest amount that can be sent; absent if there is none or it is unknown. */
  readonly onMax?: (() => void) | undefined
}

/** The field for amounts. It takes any text; the schema parses it. */
export const AmountField = ({ onMax, ...field }: AmountFieldProps) => {
  const { t } = useLingui()
  return (
    <Field
      variant="amount"
      label={t`Amount`}
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
    />
  )
}
