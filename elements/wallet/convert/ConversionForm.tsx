import { Field, getInput, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatAmount } from '../../../shared/money/format.ts'
import { AmountField } from '../../../shared/orders/AmountField.tsx'
import { AvailableBalance } from '../../../shared/orders/AvailableBalance.tsx'
import { useSavedInput, useSaveOnClose } from '../../../shared/orders/use-saved-input.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { conversionForm } from '../forms.ts'
import { useActions } from '../model/context.ts'
import { OrderForm } from '../order/OrderForm.tsx'
import { useAvailable, useHiddenAmount } from '../order/use-available.ts'
import { useIssueText } from '../order/use-issue-text.ts'
import { useQuote } from './use-quote.ts'

/** How many USDT to convert. */
export const ConversionForm = () => {
  const { t } = useLingui()
  const { inputs } = useActions()
  const { balance, boundsOf, max } = useAvailable('USDT')
  const hiddenAmount = useHiddenAmount()
  const [schema] = useState(() => conversionForm(() => boundsOf('USDT')))
  const saved = useSavedInput(inputs, 'convert')
  const form = useForm({
    schema,
    initialInput: saved.value ?? { amount: '' },
    validate: 'submit',
    revalidate: 'input',
  })
  useSaveOnClose(form, saved)
  const issueText = useIssueText()
  const { ask, isAsking, failure } = useQuote(JSON.stringify(getInput(form)))

  return (
    <OrderForm
      form={form}
      isComplete={balance !== undefined}
      isAsking={isAsking}
      failure={failure}
      onSubmit={({ amount }) => ask(amount)}
    >
      <Notice tone="info">
        {t`The next step shows the rate, the fee and what you receive. The rate is valid for a short time only; nothing is converted until you confirm.`}
      </Notice>
      <AvailableBalance balance={balance} currency="USDT" hiddenAmount={hiddenAmount} />
      <Field of={form} path={['amount']}>
        {({ props, input, errors, onChange }) => (
          <AmountField
            {...props}
            currency="USDT"
            unit="USDT"
            value={input ?? ''}
            error={issueText(errors?.[0], { currency: 'USDT', bounds: boundsOf('USDT') })}
            onMax={max && (() => onChange(formatAmount(max)))}
          />
        )}
      </Field>
    </OrderForm>
  )
}
