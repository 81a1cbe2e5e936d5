import type { FieldElementProps } from '@formisch/react'
import { useState } from 'react'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { AmountField } from '../../../shared/orders/AmountField.tsx'
import { FeeAndArrival, SpokenFeeAndArrival } from './FeeAndArrival.tsx'
import { useIssueText } from './use-issue-text.ts'

interface WithdrawalAmountProps {
  readonly field: {
    readonly props: FieldElementProps
    readonly input: string | undefined
    readonly errors: readonly string[] | null
    readonly onChange: (value: string) => void
  }
  readonly currency: Currency
  readonly bounds: AmountBounds
  /** The amount that Max fills in. */
  readonly max: DecimalText | undefined
  readonly fee: DecimalText | null | undefined
  /** The network's own limit. */
  readonly maximum?: DecimalText | null | undefined
  /** How long it takes, in words. */
  readonly arrival: string | undefined
  readonly placeholder?: string
  /** The fee is said elsewhere. */
  readonly isFeeSaid?: boolean
  /** Shown while there is no amount. */
  readonly limits?: readonly string[]
}

/** The amount of a withdrawal, with Max, and below it the fee and the arriving amount. */
export const WithdrawalAmount = (props: WithdrawalAmountProps) => {
  const { field, currency, bounds, max, fee, maximum, arrival, placeholder } = props
  const { isFeeSaid, limits } = props
  const issueText = useIssueText()
  const [announced, announce] = useState<string>()
  const input = field.input ?? ''
  const terms = { currency, fee, bounds, maximum, arrival, isFeeSaid, limits }
  return (
    <>
      <AmountField
        {...field.props}
        currency={currency}
        // A placeholder that is the unit says it already.
        unit={placeholder && !input ? undefined : currency}
        {...(placeholder && { placeholder })}
        value={input}
        error={issueText(field.errors?.[0], { currency, bounds })}
        hint={<FeeAndArrival {...terms} input={input} />}
        onBlur={() => {
          field.props.onBlur()
          announce(input)
        }}
        onMax={
          max &&
          (() => {
            field.onChange(max)
            announce(max)
          })
        }
      />
      <SpokenFeeAndArrival {...terms} input={announced} />
    </>
  )
}
