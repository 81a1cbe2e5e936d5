import { Field, getInput, setInput, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { AmountField } from '../../../shared/orders/amount/AmountField.tsx'
import { AvailableBalance } from '../../../shared/orders/amount/AvailableBalance.tsx'
import { useKeepInput, useKeptInput } from '../../../shared/person/kept-input/use-kept-input.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { conversionForm, issueCode } from '../forms.ts'
import { useActions, useModel } from '../model/context.ts'
import { timeUntil } from '../order/clocks.ts'
import { OrderForm } from '../order/OrderForm.tsx'
import { useAvailable, useHiddenAmount } from '../order/use-available.ts'
import { useIssueText } from '../order/use-issue-text.ts'
import { RateLine } from './RateLine.tsx'
import { useQuote } from './use-quote.ts'
import { useTwoAmounts } from './use-two-amounts.ts'

const currency = 'USDT'

/** How many USDT to convert, or how many USD to get: the other amount follows. */
export const ConversionForm = () => {
  const { t } = useLingui()
  const { inputs } = useActions()
  const { openTransfer } = useModel().page
  const { balance, boundsOf, max } = useAvailable('USDT')
  const bounds = boundsOf('USDT')
  const hiddenAmount = useHiddenAmount()
  const [schema] = useState(() => conversionForm(() => boundsOf('USDT')))
  const saved = useKeptInput(inputs, 'convert')
  const form = useForm({
    schema,
    initialInput: { amount: '', ...saved.value },
    validate: 'submit',
    revalidate: 'input',
  })
  useKeepInput(form, saved)
  const issueText = useIssueText()
  const amounts = useTwoAmounts(
    {
      text: getInput(form).amount ?? '',
      set: (input) => setInput(form, { path: ['amount'], input }),
    },
    max,
  )
  const { live, state, target, isSettled } = amounts
  const { review, ask, isAsking, failure } = useQuote(amounts.typed)
  const isNothing = balance !== undefined && !max
  const above = amounts.isAbove || isNothing ? issueCode('amount.maximum') : undefined
  const submit = (amount: DecimalText) => {
    const seen = isSettled ? state.known : undefined
    const asked = target ?? { side: 'send', amount }
    // A review needs time: a quote that is about to expire is replaced before it.
    const isFresh = seen && timeUntil(seen.validUntil) >= seen.quote.validSeconds * 500
    if (isFresh) review(seen, asked)
    else void ask(asked, seen?.quote)
  }

  return (
    <OrderForm
      form={form}
      isComplete={balance !== undefined && !isNothing}
      isAsking={isAsking}
      failure={failure}
      onSubmit={({ amount }) => submit(amount)}
    >
      <AvailableBalance balance={balance} currency="USDT" hiddenAmount={hiddenAmount} />
      <div className="tw-two-amounts" data-unsettled={(target && !isSettled) || undefined}>
        <Field of={form} path={['amount']}>
          {({ props, input, errors }) => (
            <AmountField
              {...props}
              label={t`You send`}
              currency="USDT"
              unit="USDT"
              value={input ?? ''}
              data-follows={amounts.isWanted || undefined}
              onChange={({ currentTarget }) => amounts.setSent(currentTarget.value)}
              error={issueText(errors?.[0] ?? above, { currency: 'USDT', bounds })}
              onMax={max && (() => amounts.setSent(formatAmount(max)))}
            />
          )}
        </Field>
        <AmountField
          label={t`You get`}
          currency="USD"
          unit="USD"
          value={amounts.got}
          data-follows={!amounts.isWanted || undefined}
          onChange={({ currentTarget }) => amounts.setGot(currentTarget.value)}
        />
      </div>
      {isNothing ? (
        <Button onClick={() => openTransfer('deposit', false)}>{t`Deposit ${currency}`}</Button>
      ) : (
        <RateLine
          state={state}
          hasAmount={target !== undefined}
          isSettled={isSettled}
          onRetry={live.refresh}
        />
      )}
    </OrderForm>
  )
}
