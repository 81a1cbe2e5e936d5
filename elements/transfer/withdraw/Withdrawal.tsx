import { Form, type FormProps, type FormSchema } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Loadable } from '../../../shared/api/loading/loadable.ts'
import { LoadingSkeleton } from '../../../shared/orders/notices/LoadingSkeleton.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import type { Elements } from '../../../shared/ui/elements.ts'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { LoadError } from '../deposit/LoadError.tsx'
import { useSubmissionState, useTransferState } from '../model/context.ts'
import type { Press } from './use-press.ts'

interface WithdrawalProps<Value> {
  /** What the form needs besides the wallet: the bank account, or the networks. */
  readonly source: Loadable<Value>
  readonly children: (value: NonNullable<Value>) => Elements
}

/** The frame of both withdrawals: a skeleton, a load error, or the form. */
export const Withdrawal = <Value,>({ source, children }: WithdrawalProps<Value>) => {
  const { t } = useLingui()
  const wallet = useTransferState((state) => state.wallet)
  const failed = [source, wallet].find(({ status }) => status === 'failed')
  return (
    <>
      {failed && <LoadError of={failed} />}
      {source.value
        ? children(source.value)
        : failed !== source && (
            <LoadingSkeleton text={t`Loading the withdrawal details`} shape="fields" rows={3} />
          )}
    </>
  )
}

interface WithdrawalFormProps<Schema extends FormSchema> {
  readonly form: FormProps<Schema>['of']
  readonly onSubmit: FormProps<Schema>['onSubmit']
  readonly press: Press
  readonly children: Elements
  /** Whether there is anything to withdraw; without it there is no Next. */
  readonly isEnough: boolean
  /** False while something that the order needs is missing. */
  readonly isComplete: boolean
}

/** The form of a withdrawal, with Next while it is on screen. */
export const WithdrawalForm = <Schema extends FormSchema>(props: WithdrawalFormProps<Schema>) => {
  const { form, onSubmit, press, children, isEnough, isComplete } = props
  const { t } = useLingui()
  const formId = useId()
  const isFilling = useSubmissionState((state) => state.phase.name === 'none')
  return (
    <Form
      of={form}
      id={formId}
      className="tw-form"
      onSubmitCapture={press.onPress}
      onSubmit={(output, event) => {
        // The form may have been left before its address was checked.
        if (press.isValid(event.target)) return onSubmit(output, event)
      }}
    >
      {children}
      {isFilling && isEnough && (
        <FrameFooter>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!isComplete}
            busy={press.isChecking}
            busyLabel={t`Checking`}
          >
            {t`Next`}
          </Button>
        </FrameFooter>
      )}
    </Form>
  )
}
