import type { FieldElementProps } from '@formisch/react'
import { useEffect, useState } from 'react'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { AmountField } from '../../../shared/orders/amount/AmountField.tsx'
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
  /** How long it takes, in words. */
  readonly arrival: string | undefined
  readonly placeholder?: string
  /** The fee is said elsewhere. */
  readonly isFeeSaid?: boolean
  /** Shown while there is no amount. */
  readonly limits?: readonly string[]
  /** What the limit of the day leaves, in words. */
  readonly leftToday?: string | undefined
}

/** A pause in typing after which an amount is spoken, in milliseconds. */
const spokenAfterMs = 1000

/** The input that a screen reader is told: after a pause in typing, or at once by `announce`. */
function useSpokenInput(input: string) {
  const [first] = useState(input)
  const [spoken, announce] = useState<string>()
  useEffect(() => {
    if (input === first) return
    const timer = setTimeout(announce, spokenAfterMs, input)
    return () => clearTimeout(timer)
  }, [input, first])
  return [spoken, announce] as const
}

/** The amount of a withdrawal, with Max, and below it the fee and the arriving amount. */
export const WithdrawalAmount = (props: WithdrawalAmountProps) => {
  const { field, currency, bounds, max, fee, arrival, placeholder } = props
  const { isFeeSaid, limits, leftToday } = props
  const issueText = useIssueText()
  const input = field.input ?? ''
  const [spoken, announce] = useSpokenInput(input)
  const terms = { currency, fee, bounds, arrival, isFeeSaid, limits, leftToday }
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
            field.onChange(formatAmount(max))
            announce(max)
          })
        }
      />
      <SpokenFeeAndArrival {...terms} leftToday={undefined} input={spoken} />
    </>
  )
}
