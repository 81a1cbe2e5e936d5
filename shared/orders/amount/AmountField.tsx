import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type ComponentProps, type SyntheticEvent, useRef, useState } from 'react'
import type { Currency } from '../../money/currency.ts'
import { groupedInput, ungroupedEdit } from '../../money/grouped-input.ts'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Field } from '../../ui/Field.tsx'
import { UnderstoodAmount } from './UnderstoodAmount.tsx'

interface AmountFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'action' | 'hint'> {
  readonly value: string
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

/** Before a change of a grouped amount reaches the form: the change without the groups. */
function ungroup(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  { value, currency }: Pick<AmountFieldProps, 'value' | 'currency'>,
) {
  const { data, isComposing, inputType = '' } = nativeEvent as InputEvent
  // An input method would lose what it composes.
  if (isComposing) return
  const edit = { text: input.value, caret: input.selectionStart ?? input.value.length }
  const isKey = inputType.startsWith('delete') || data?.length === 1
  const { text, caret } = ungroupedEdit(value, edit, currency, isKey)
  if (text === input.value) return
  input.value = text
  input.setSelectionRange(caret, caret)
}

/**
 * The field for amounts. It takes any text; the schema parses it. When the field is left, the amount
 * is written as everywhere else. Below the field is how a text is understood that is not a plain
 * number.
 */
export const AmountField = ({ currency, onMax, hint, ...field }: AmountFieldProps) => {
  const { t } = useLingui()
  const { value } = field
  /** What the person typed; its explanation stays, so that nothing moves when the field is left. */
  const [typed, setTyped] = useState({ text: '', grouped: '' })
  const hasChanged = useRef(false)
  /** Writes what was typed here as everywhere else; an amount that the form filled in is not typed. */
  const group = (event: SyntheticEvent<HTMLInputElement, Event>) => {
    const grouped = groupedInput(value, currency)
    if (!hasChanged.current || grouped === value || field.readOnly) return
    hasChanged.current = false
    setTyped({ text: value, grouped })
    event.currentTarget.value = grouped
    field.onChange?.(event as ChangeEvent<HTMLInputElement>)
  }
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
      onChange={(event) => {
        hasChanged.current = true
        ungroup(event, { value, currency })
        field.onChange?.(event)
      }}
      // Before it submits: a later change would void the press.
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) group(event)
      }}
      onBlur={(event) => {
        group(event)
        field.onBlur?.(event)
      }}
      hint={
        <>
          <UnderstoodAmount
            text={value === typed.grouped ? typed.text : value}
            currency={currency}
          />
          {hint}
        </>
      }
    />
  )
}
