import { Form, type FormProps, type FormSchema } from '@formisch/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ApiError } from '../../../shared/api/errors.ts'
import { ErrorNotice } from '../../../shared/element/view/ErrorNotice.tsx'
import { LoadError } from '../../../shared/orders/notices/LoadError.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import type { Elements } from '../../../shared/ui/elements.ts'
import { FrameFooter } from '../../../shared/ui/frame/FrameFooter.tsx'
import { useModel, useSubmissionState, useWalletState } from '../model/context.ts'

interface OrderFormProps<Schema extends FormSchema> {
  readonly form: FormProps<Schema>['of']
  readonly onSubmit: FormProps<Schema>['onSubmit']
  readonly children: Elements
  /** False while the balance is not known. */
  readonly isComplete: boolean
  /** Next has been pressed and requests the data of the review. */
  readonly isAsking: boolean
  /** Why that request failed. */
  readonly failure: ApiError | undefined
}

/** The form of an order that moves money, with Next while it is on screen. */
export const OrderForm = <Schema extends FormSchema>(props: OrderFormProps<Schema>) => {
  const { form, onSubmit, children, isComplete, isAsking, failure } = props
  const { t } = useLingui()
  const { store } = useModel()
  const formId = useId()
  const wallet = useWalletState((state) => state.wallet)
  const isFilling = useSubmissionState(({ phase }) => phase.name === 'none')
  return (
    <Form of={form} id={formId} className="tw-form" onSubmit={onSubmit}>
      {wallet.status === 'failed' && <LoadError of={wallet} onRetry={store.reload} />}
      {children}
      <ErrorNotice error={failure} advice={t`We sent nothing. Try again.`} />
      {isFilling && (
        <FrameFooter>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={isAsking}
            disabled={!isComplete}
          >
            {t`Next`}
          </Button>
        </FrameFooter>
      )}
    </Form>
  )
}
