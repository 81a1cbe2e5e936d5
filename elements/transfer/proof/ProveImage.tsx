import { Field, Form, setInput, useForm } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useId, useState } from 'react'
import { readAmount } from '../../../shared/money/amount.ts'
import type { AmountBounds } from '../../../shared/money/amount-schema.ts'
import { compare } from '../../../shared/money/arithmetic.ts'
import { currencies } from '../../../shared/money/currency.ts'
import type { DecimalText } from '../../../shared/money/decimal-text.ts'
import { amountWithUnit } from '../../../shared/money/format.ts'
import { AmountField } from '../../../shared/orders/amount/AmountField.tsx'
import { channelFor, useMethodNames } from '../../../shared/orders/offer/use-methods.ts'
import {
  type UploadedPicture,
  usePictureUpload,
} from '../../../shared/paper/upload/use-picture-upload.ts'
import { KeptForm } from '../../../shared/person/kept-input/KeptForm.tsx'
import { useKeptInput } from '../../../shared/person/kept-input/use-kept-input.ts'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { LoadError } from '../deposit/LoadError.tsx'
import { StepFooter } from '../deposit/StepFooter.tsx'
import { proofForm } from '../forms.ts'
import { useActions, useModel, useSubmissionState, useTransferState } from '../model/context.ts'
import { type ProofDraft, proofOf, withProof } from '../order/kept-proofs.ts'
import { OrderIssueNotice } from '../order/OrderIssueNotice.tsx'
import { useIssueText } from '../withdraw/use-issue-text.ts'
import { ProofPicture } from './ProofPicture.tsx'

/** PROVE_IMAGE: the remitted amount and a picture as proof. */
export function ProveImage() {
  const { inputs } = useActions()
  return (
    <KeptForm inputs={inputs} name="deposit-proof">
      <ProofForm />
    </KeptForm>
  )
}

const ProofForm = () => {
  const { t } = useLingui()
  const { messages, orders, session, store } = useModel()
  const { inputs, submission, endFailures } = useActions()
  const method = useTransferState((state) => state.method)
  const offers = useTransferState((state) => state.offers)
  const phase = useSubmissionState((state) => state.phase)
  const isSending = phase.name === 'sending'
  const issue = phase.name === 'none' ? phase.issue : undefined
  const name = useMethodNames()[method]
  const kept = useKeptInput(inputs, 'deposit-proof')
  const [draft] = useState<ProofDraft>(() => proofOf(kept.value, method) ?? { method, amount: '' })
  const channel = () => channelFor(store.getState().offers.value ?? [], method)
  // A server that sends no channels offers every method.
  const isNotOffered = Boolean(offers.value?.length) && !channel()
  // No largest amount: the money was already sent.
  const bounds = (): AmountBounds => ({ min: channel()?.minAmount ?? undefined })
  const [schema] = useState(() => proofForm(bounds))
  const form = useForm({
    schema,
    initialInput: { amount: draft.amount, proof: draft.proof?.url ?? '' },
    validate: 'submit',
    revalidate: 'input',
  })
  // A refusal no longer applies once the proof changes or its form is closed.
  const clearIssue = useCallback(() => {
    const { phase } = orders.store.getState()
    if (phase.name === 'none' && phase.issue) orders.store.setState({ phase: { name: 'none' } })
  }, [orders.store])
  useEffect(() => clearIssue, [clearIssue])
  const keep = (part: Partial<ProofDraft>) => {
    clearIssue()
    const { value } = inputs.open('deposit-proof')
    kept.save(withProof(value, { method, amount: '', ...proofOf(value, method), ...part }))
  }
  const issueText = useIssueText()
  const formId = useId()
  const upload = usePictureUpload(
    { messages, session, endFailures },
    draft.proof,
    (proof: UploadedPicture | undefined) => {
      setInput(form, { path: ['proof'], input: proof?.url ?? '' })
      keep({ proof })
    },
  )

  /** Submit was pressed before the picture was uploaded. */
  const [isEarly, setEarly] = useState(false)
  useEffect(() => {
    if (!upload.isPending) setEarly(false)
  }, [upload.isPending])
  const proofError = (code: string | undefined) => {
    if (!upload.isPending) return issueText(code, { currency: 'USD', bounds: bounds() })
    return isEarly ? t`The image is still being uploaded. Submit once it is complete.` : undefined
  }

  return (
    <Form
      of={form}
      id={formId}
      className="tw-form"
      onSubmit={({ amount, proof }) => {
        if (!offers.value || isNotOffered) return
        // Its acceptance deletes the draft that was kept last.
        keep({})
        return submission.send({
          kind: 'deposit-proof',
          currency: 'USD',
          amount,
          to: name,
          channel: channel()?.value ?? '',
          proof,
        })
      }}
    >
      <h3 className="tw-subtitle">{name}</h3>
      <Notice tone="info">
        {t`Enter the amount you sent and attach the transfer slip or a screenshot. Your broker and the clearing institution will check that they match.`}
      </Notice>
      <Field of={form} path={['amount']}>
        {({ props, input, errors }) => (
          <>
            <AmountField
              {...props}
              currency="USD"
              unit={input ? 'USD' : undefined}
              placeholder="USD"
              readOnly={isSending}
              value={input ?? ''}
              error={issueText(errors?.[0], { currency: 'USD', bounds: bounds() })}
              onChange={(event) => {
                props.onChange(event)
                keep({ amount: event.currentTarget.value })
              }}
            />
            <AboveMaximum typed={input ?? ''} max={channel()?.maxAmount} />
          </>
        )}
      </Field>
      <Field of={form} path={['proof']}>
        {({ errors }) => (
          <ProofPicture
            upload={upload}
            // What is sent is what is on screen.
            isLocked={isSending}
            error={proofError(errors?.[0])}
            isEarly={isEarly}
          />
        )}
      </Field>
      {!offers.value && <LoadError of={offers} />}
      {isNotOffered && (
        <Notice tone="info">
          {t`Deposits by this method are not available at the moment. What you entered is still here.`}
        </Notice>
      )}
      {issue && <OrderIssueNotice issue={issue} about={{ kind: 'deposit-proof' }} />}
      <StepFooter>
        <ConfirmButton
          variant={issue ? 'secondary' : 'primary'}
          type="submit"
          form={formId}
          // The channels have the limits of the method and its name for the server.
          disabled={!offers.value || isNotOffered}
          busy={isSending}
          busyLabel={t`Sending`}
          onClick={(event) => {
            setEarly(upload.isPending)
            if (upload.isPending) event.preventDefault()
          }}
        >
          {t`Submit`}
        </ConfirmButton>
      </StepFooter>
    </Form>
  )
}

interface AboveMaximumProps {
  readonly typed: string
  readonly max: DecimalText | null | undefined
}

/** That more was sent than the method takes: it is reported nevertheless. */
const AboveMaximum = ({ typed, max }: AboveMaximumProps) => {
  const { t } = useLingui()
  const reading = readAmount(typed, currencies.USD)
  if (!max || !reading.ok || compare(reading.value, max) <= 0) return null
  const most = amountWithUnit(max, 'USD')
  return (
    <Notice tone="info" live="polite">
      {t`This method takes at most ${most}. If you have already sent more, report it here: your broker will tell you what happens next.`}
    </Notice>
  )
}
