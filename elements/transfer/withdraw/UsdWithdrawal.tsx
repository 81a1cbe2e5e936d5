import { Field, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type BankCard, isBound } from '../../../shared/api/wire/bank-card.ts'
import { feeOf } from '../../../shared/money/fee.ts'
import { AvailableBalance } from '../../../shared/orders/amount/AvailableBalance.tsx'
import { MaskedNumber } from '../../../shared/orders/card/MaskedNumber.tsx'
import { useLeftTodayText } from '../../../shared/orders/offer/use-limit-text.ts'
import { useTerms } from '../../../shared/orders/offer/use-terms.ts'
import { useWithdrawalArrival } from '../../../shared/orders/reviews/use-withdrawal-arrival.ts'
import { KeptForm } from '../../../shared/person/kept-input/KeptForm.tsx'
import { useKeepInput, useKeptInput } from '../../../shared/person/kept-input/use-kept-input.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../shared/ui/frame/IconButton.tsx'
import { eye, eyeOff } from '../../../shared/ui/icons.ts'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import { createApi } from '../api.ts'
import { usdWithdrawalForm } from '../forms.ts'
import { useActions, useModel, useTransferState } from '../model/context.ts'
import { ClosedNotice } from '../network/ClosedNotice.tsx'
import type { Order } from '../order/submission-state.ts'
import { InsufficientBalance } from './InsufficientBalance.tsx'
import { usePress } from './use-press.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { Withdrawal, WithdrawalForm } from './Withdrawal.tsx'
import { WithdrawalAmount } from './WithdrawalAmount.tsx'

/** Withdraws USD by wire to the bound card. */
export const UsdWithdrawal = () => {
  const { t } = useLingui()
  const model = useModel()
  const { inputs } = useActions()
  const card = useTransferState((state) => state.card)

  if (card.value?.status === 'Auditing') {
    return (
      <Notice tone="info" title={t`Your bank account is under review`}>
        {t`You can use it for withdrawals once it is approved.`}
      </Notice>
    )
  }
  if (card.value !== undefined && !isBound(card.value)) {
    return (
      <Notice
        tone="info"
        title={t`No bank account added`}
        action={<Button onClick={model.page.openBankCard}>{t`Add a bank account`}</Button>}
      >
        {t`We pay USD only to a bank account in your own name. Add one first, then return here.`}
      </Notice>
    )
  }
  return (
    <Withdrawal source={card}>
      {(bound) => (
        <KeptForm inputs={inputs} name="usd-withdrawal">
          <CardForm card={bound} />
        </KeptForm>
      )}
    </Withdrawal>
  )
}

const BoundCard = ({ card: { bankAccount: account, bankName } }: { card: BankCard }) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className="tw-card">
      <span id={id}>{t`Bank account`}</span>
      <output {...maskedText()} aria-labelledby={id} translate="no">
        {isShown ? account : <MaskedNumber account={account} />}
      </output>
      {bankName && (
        <small translate="no">
          <LongText text={bankName} />
        </small>
      )}
      <IconButton
        label={isShown ? t`Hide account number` : t`Show account number`}
        onClick={() => setShown(!isShown)}
      >
        <Icon d={isShown ? eyeOff : eye} />
      </IconButton>
    </div>
  )
}

const CardForm = ({ card }: { card: BankCard }) => {
  const model = useModel()
  const { store } = model
  const { inputs, submission } = useActions()
  const { balance, bounds, isEnough, max } = useWithdrawal(
    'USD',
    () => store.getState().card.value ?? card,
  )
  const { bankAccount: account, bankName, holderName, fee, id } = card
  const { t } = useLingui()
  const arrivalOf = useWithdrawalArrival()
  const termsOf = useTerms()
  const leftTodayText = useLeftTodayText()
  const [schema] = useState(() => usdWithdrawalForm(bounds))
  const saved = useKeptInput(inputs, 'usd-withdrawal')
  const form = useForm({
    schema,
    initialInput: { amount: '', ...saved.value },
    validate: 'submit',
    revalidate: 'input',
  })
  const press = usePress(form)
  useKeepInput(form, saved)

  const readFee = async (): ReturnType<NonNullable<Order['currentFee']>> => {
    const answer = await createApi(model.session).bankCard()
    if (!answer.ok) return answer
    store.setState({ card: { status: 'ready', value: answer.value, error: undefined } })
    // Another card was bound meanwhile: the person has to check it first.
    const isSame = answer.value?.bankAccount === account && (answer.value.id ?? '') === (id ?? '')
    if (!isBound(answer.value) || !isSame) return { ok: false, error: { kind: 'gone' } }
    const { closed } = answer.value
    if (closed) return { ok: false, error: { kind: 'closed', closure: closed } }
    return { ok: true, fee: feeOf(answer.value.fee) }
  }

  return (
    <WithdrawalForm
      form={form}
      press={press}
      isEnough={isEnough}
      isComplete={balance !== undefined && !card.closed}
      onSubmit={({ amount }) =>
        submission.review({
          kind: 'usd-withdrawal',
          currency: 'USD',
          amount,
          to: account,
          ...(bankName && { bankName }),
          ...(holderName && { holderName }),
          ...(id !== undefined && id !== null && id !== '' && { cardId: id }),
          ...(fee && { fee: feeOf(fee) }),
          currentFee: readFee,
          ...(balance && { availableBefore: balance }),
        })
      }
    >
      <BoundCard card={card} />
      {card.closed && (
        <ClosedNotice
          title={t`Bank wires are currently unavailable`}
          closure={card.closed}
          advice={t`What you enter stays here.`}
        />
      )}
      <AvailableBalance balance={balance} currency="USD" />
      {isEnough ? (
        <Field of={form} path={['amount']}>
          {(field) => (
            <WithdrawalAmount
              field={field}
              currency="USD"
              bounds={bounds()}
              max={max()}
              fee={fee}
              arrival={arrivalOf({ way: 'WIRE' })}
              limits={termsOf({ minAmount: card.minAmount, maxAmount: card.maxAmount }, 'USD')}
              leftToday={leftTodayText(card, 'USD')}
            />
          )}
        </Field>
      ) : (
        <InsufficientBalance currency="USD" />
      )}
    </WithdrawalForm>
  )
}
