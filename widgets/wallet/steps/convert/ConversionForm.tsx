import { Field, Form, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { ErrorNotice } from '../../../../shared/element/view/ErrorNotice.tsx'
import { AmountField } from '../../../../shared/transfers/AmountField.tsx'
import { AvailableBalance } from '../../../../shared/transfers/AvailableBalance.tsx'
import { LoadError } from '../../../../shared/transfers/LoadError.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Notice } from '../../../../shared/ui/Notice.tsx'
import { useModel, useSubmissionState, useWalletState } from '../../context.ts'
import { conversionForm } from '../../forms.ts'
import { StepFooter } from '../StepFooter.tsx'
import { useAvailable } from '../use-available.ts'
import { useIssueText } from '../use-issue-text.ts'
import { useKeepOnClose, useKeptInput } from '../use-kept-input.ts'
import { useQuote } from './use-quote.ts'

/** How many USDT to convert. */
export const ConversionForm = () => {
  const { t } = useLingui()
  const { store } = useModel()
  const wallet = useWalletState((state) => state.wallet)
  const isFilling = useSubmissionState(({ phase }) => phase.name === 'none')
  const formId = useId()
  const { balance, boundsOf, max } = useAvailable('USDT')
  const [schema] = useState(() => conversionForm(() => boundsOf('USDT')))
  const kept = useKeptInput('convert')
  const form = useForm({
    schema,
    initialInput: kept.value ?? { amount: '' },
    validate: 'submit',
    revalidate: 'input',
  })
  useKeepOnClose(form, kept)
  const issueText = useIssueText()
  const { ask, isAsking, failure } = useQuote()

  return (
    <Form of={form} id={formId} className="tw-form" onSubmit={({ amount }) => ask(amount)}>
      {wallet.status === 'failed' && <LoadError of={wallet} onRetry={store.reload} />}
      <Notice tone="info">
        {t`The next step shows the rate, the fee and what you receive. The rate is valid for a short time only; nothing is converted until you confirm.`}
      </Notice>
      <AvailableBalance balance={balance} currency="USDT" />
      <Field of={form} path={['amount']}>
        {({ props, input, errors, onChange }) => (
          <AmountField
            {...props}
            unit="USDT"
            value={input ?? ''}
            error={issueText(errors?.[0], { currency: 'USDT', bounds: boundsOf('USDT') })}
            onMax={max && (() => onChange(max))}
          />
        )}
      </Field>
      <ErrorNotice error={failure} advice={t`Please try again. Nothing has been sent.`} />
      {isFilling && (
        <StepFooter>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={isAsking}
            disabled={balance === undefined}
          >
            {t`Next`}
          </Button>
        </StepFooter>
      )}
    </Form>
  )
}
