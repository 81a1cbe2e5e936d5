import { Field, getInput, setErrors, setInput, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Friend } from '../../../shared/api/wire/friend.ts'
import type { Currency } from '../../../shared/money/currency.ts'
import { feeOf } from '../../../shared/money/fee.ts'
import { formatAmount } from '../../../shared/money/format.ts'
import { AmountField } from '../../../shared/orders/amount/AmountField.tsx'
import { AvailableBalance } from '../../../shared/orders/amount/AvailableBalance.tsx'
import { useKeepInput, useKeptInput } from '../../../shared/person/kept-input/use-kept-input.ts'
import { RecipientPicker } from '../../../shared/recipients/RecipientPicker.tsx'
import { firstUseOf, recipientFor } from '../../../shared/recipients/rules.ts'
import { Field as TextField } from '../../../shared/ui/Field.tsx'
import { RadioGroup } from '../../../shared/ui/RadioGroup.tsx'
import { createApi } from '../api.ts'
import { friendForm, issueCode } from '../forms.ts'
import { useActions, useModel, useWalletState } from '../model/context.ts'
import { OrderForm } from '../order/OrderForm.tsx'
import type { Order } from '../order/submission-state.ts'
import { useAvailable, useHiddenAmount } from '../order/use-available.ts'
import { useIssueText } from '../order/use-issue-text.ts'
import { useReviewData } from '../order/use-review-data.ts'

const options: { value: Currency; label: Currency }[] = [
  { value: 'USD', label: 'USD' },
  { value: 'USDT', label: 'USDT' },
]

/** Who gets the money, and how much of which currency. Next asks the server for the friend's name. */
export const FriendForm = () => {
  const { t } = useLingui()
  const model = useModel()
  const { inputs, submission, recipients } = useActions()
  const isUsd = useWalletState((state) => state.isUsd)
  const saved = useKeptInput(inputs, 'to-friend')
  // The schema is created once and reads the currency at each validation.
  const chosen = useRef<Currency>(saved.value?.currency ?? (isUsd ? 'USD' : 'USDT'))
  const { balance, boundsOf, max } = useAvailable(chosen.current)
  const hiddenAmount = useHiddenAmount()
  const [schema] = useState(() =>
    friendForm(
      () => chosen.current,
      () => boundsOf(chosen.current),
    ),
  )
  const form = useForm({
    schema,
    initialInput: { account: '', currency: chosen.current, amount: '', ...saved.value },
    validate: 'submit',
    revalidate: 'input',
  })
  useKeepInput(form, saved)
  const issueText = useIssueText()
  const { ask, isAsking, failure } = useReviewData(JSON.stringify(getInput(form)))
  const readFee =
    ({ walletNumber, maskedName }: Friend) =>
    async (): ReturnType<NonNullable<Order['currentFee']>> => {
      const answer = await createApi(model.session).findFriend(walletNumber)
      if (!answer.ok) return answer
      const now = answer.value
      // The consent was given to the person of that name.
      const isSame = now?.walletNumber === walletNumber && now.maskedName === maskedName
      return isSame ? { ok: true, fee: feeOf(now.fee) } : { ok: false, error: { kind: 'gone' } }
    }

  return (
    <OrderForm
      form={form}
      isComplete={balance !== undefined}
      isAsking={isAsking}
      failure={failure}
      onSubmit={async ({ account, currency, amount }) => {
        const answer = await ask(() => createApi(model.session).findFriend(account))
        if (!answer) return
        const friend = answer.value
        if (!friend) {
          setErrors(form, { path: ['account'], errors: [issueCode('friend-unknown')] })
          return
        }
        const book = await recipients.settled()
        const destination = { walletNumber: friend.walletNumber }
        const recipient = book && recipientFor(book, destination)?.name
        const firstUse = book && firstUseOf(book, destination)
        const available = boundsOf(currency).max
        submission.review({
          kind: 'friend-transfer',
          currency,
          amount,
          ...(friend.fee && { fee: feeOf(friend.fee) }),
          currentFee: readFee(friend),
          friend,
          ...(recipient && { recipient }),
          ...(firstUse && { firstUse }),
          ...(available && { availableBefore: available }),
        })
      }}
    >
      <RecipientPicker
        recipients={recipients}
        isOffered={({ walletNumber }) => Boolean(walletNumber)}
        onPick={({ walletNumber }) =>
          setInput(form, { path: ['account'], input: walletNumber ?? '' })
        }
      />
      <Field of={form} path={['account']}>
        {({ props, input, errors }) => (
          <TextField
            {...props}
            label={t`Friend’s account`}
            hint={t`Wallet number or e-mail`}
            value={input ?? ''}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            error={issueText(errors?.[0])}
          />
        )}
      </Field>
      <Field of={form} path={['currency']}>
        {({ props, input, onChange }) => (
          <RadioGroup
            label={t`Currency`}
            name={props.name}
            value={input}
            options={options}
            onChange={(currency) => {
              chosen.current = currency
              onChange(currency)
            }}
          />
        )}
      </Field>
      <AvailableBalance balance={balance} currency={chosen.current} hiddenAmount={hiddenAmount} />
      <Field of={form} path={['amount']}>
        {({ props, input, errors, onChange }) => (
          <AmountField
            {...props}
            currency={chosen.current}
            unit={chosen.current}
            value={input ?? ''}
            error={issueText(errors?.[0], {
              currency: chosen.current,
              bounds: boundsOf(chosen.current),
            })}
            onMax={max && (() => onChange(formatAmount(max)))}
          />
        )}
      </Field>
    </OrderForm>
  )
}
