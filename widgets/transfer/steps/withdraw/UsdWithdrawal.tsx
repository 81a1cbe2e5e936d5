import { Field, Form, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { wireWithdrawalWorkingDays } from '../../../../shared/limits.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Icon } from '../../../../shared/ui/frame/Icon.tsx'
import { IconButton } from '../../../../shared/ui/frame/IconButton.tsx'
import { Skeleton } from '../../../../shared/ui/frame/Skeleton.tsx'
import { eye, eyeOff } from '../../../../shared/ui/icons.ts'
import { Notice } from '../../../../shared/ui/Notice.tsx'
import { useActions, useModel, useSubmissionState, useTransferState } from '../../context.ts'
import { usdWithdrawalForm } from '../../forms.ts'
import type { Order } from '../../submission/submission-state.ts'
import { AmountField } from '../AmountField.tsx'
import { LoadError } from '../LoadError.tsx'
import { MaskedNumber } from '../MaskedNumber.tsx'
import { StepFooter } from '../StepFooter.tsx'
import { useIssueText } from '../use-issue-text.ts'
import { AvailableBalance } from './AvailableBalance.tsx'
import { FeeAndArrival } from './FeeAndArrival.tsx'
import { feeOf } from './fee.ts'
import { InsufficientBalance } from './InsufficientBalance.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

/** Withdraws USD by wire to the bound card. */
export const UsdWithdrawal = () => {
  const { t } = useLingui()
  const model = useModel()
  const card = useTransferState((state) => state.card)
  const wallet = useTransferState((state) => state.wallet)

  if (card.value === null) {
    return (
      <Notice
        tone="info"
        title={t`No bank card is bound`}
        action={<Button onClick={model.openBankCard}>{t`Bind a bank card`}</Button>}
      >
        {t`USD goes to a bank card in your own name. Bind one first, then come back here.`}
      </Notice>
    )
  }
  return (
    <>
      {card.status === 'failed' && <LoadError of={card} />}
      {card.status !== 'failed' && wallet.status === 'failed' && <LoadError of={wallet} />}
      {card.value ? (
        <CardForm account={card.value.bankAccount} />
      ) : (
        card.status !== 'failed' && <Skeleton height="72px" lines={3} />
      )}
    </>
  )
}

const BankCard = ({ account }: { account: string }) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className="tw-card">
      <span id={id}>{t`Bank card`}</span>
      <output aria-labelledby={id} translate="no">
        {isShown ? account : <MaskedNumber account={account} />}
      </output>
      <IconButton
        label={isShown ? t`Hide card number` : t`Show card number`}
        onClick={() => setShown(!isShown)}
      >
        <Icon d={isShown ? eyeOff : eye} />
      </IconButton>
    </div>
  )
}

const CardForm = ({ account }: { account: string }) => {
  const { t } = useLingui()
  const { api, store } = useModel()
  const { submission } = useActions()
  const { balance, bounds, isEnough, max } = useWithdrawal('USD')
  const fee = useTransferState((state) => state.card.value?.fee)
  const [said, say] = useState<string>()
  const [schema] = useState(() => usdWithdrawalForm(bounds))
  const form = useForm({
    schema,
    initialInput: { amount: '' },
    validate: 'submit',
    revalidate: 'input',
  })
  const issueText = useIssueText()
  const formId = useId()
  const isFilling = useSubmissionState((state) => state.phase.name === 'none')

  const readFee = async (): ReturnType<NonNullable<Order['currentFee']>> => {
    const answer = await (await api()).bankCard()
    if (!answer.ok) return answer
    store.setState({ card: { status: 'ready', value: answer.value, error: undefined } })
    // Money goes to the card that is bound: another one than was shown needs another look.
    if (answer.value?.bankAccount !== account) return { ok: false, error: { kind: 'gone' } }
    return { ok: true, fee: feeOf(answer.value.fee) }
  }

  return (
    <Form
      of={form}
      id={formId}
      className="tw-stage"
      onSubmit={({ amount }) => {
        submission.review({
          kind: 'usd-withdrawal',
          currency: 'USD',
          amount,
          to: account,
          ...(fee && { fee: feeOf(fee), currentFee: readFee }),
          ...(balance && { availableBefore: balance }),
          payload: { amount, proveImage: '', remark: '', transferWay: 'WIRE', type: 'WITHDRAW' },
        })
      }}
    >
      <BankCard account={account} />
      <AvailableBalance balance={balance} currency="USD" />
      {isEnough ? (
        <Field of={form} path={['amount']}>
          {({ props, input, errors, onChange }) => (
            <AmountField
              {...props}
              unit="USD"
              value={input ?? ''}
              error={issueText(errors?.[0], { currency: 'USD', bounds: bounds() })}
              hint={
                <FeeAndArrival
                  currency="USD"
                  fee={fee}
                  arrival={t`Up to ${wireWithdrawalWorkingDays} working days from approval`}
                  input={input ?? ''}
                  said={said}
                />
              }
              onBlur={() => {
                props.onBlur()
                say(input)
              }}
              onMax={
                max &&
                (() => {
                  onChange(max)
                  say(max)
                })
              }
            />
          )}
        </Field>
      ) : (
        <InsufficientBalance currency="USD" />
      )}
      {isFilling && isEnough && (
        <StepFooter>
          <Button variant="primary" type="submit" form={formId} disabled={!balance}>
            {t`Next`}
          </Button>
        </StepFooter>
      )}
    </Form>
  )
}
