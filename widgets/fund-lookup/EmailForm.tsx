import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useStore } from '../../shared/element/view/use-element.ts'
import { preventSubmitWhileComposing } from '../../shared/ui/frame/composition.ts'
import { focusUnlessBusy } from '../../shared/ui/frame/focus-unless-busy.ts'
import type { StepProps } from './step-parts.ts'

/** Step 0: which address the code should go to. Small, as it is the first view. */
export const EmailForm = ({ model }: StepProps) => {
  const { t } = useLingui()
  const { state } = model
  const fault = useStore(state, ({ emailFault }) => emailFault)
  // Its words come with what finds it.
  const EmailFault = model.later.loaded()?.EmailFault

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements[0] as HTMLInputElement
    await model.submit()
    if (state.getState().emailFault) focusUnlessBusy(field)
  }
  return (
    <form id="form" noValidate onSubmit={submit} className="tw-step">
      <p id="note" className="tw-lead">{t`Please enter your email address to query`}</p>
      <div className="tw-field">
        <label htmlFor="email">{t`E-mail`}</label>
        <div className="tw-control">
          <input
            id="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            required
            aria-describedby="fault note"
            aria-invalid={(fault && fault !== 'network') || undefined}
            defaultValue={state.getState().typed}
            onChange={(event) =>
              state.setState({ typed: event.target.value, emailFault: undefined })
            }
            onFocus={() => void model.later().catch(() => undefined)}
            onKeyDown={preventSubmitWhileComposing}
          />
        </div>
        {fault && (
          <p className="tw-error" id="fault" role="alert">
            {EmailFault ? <EmailFault of={fault} /> : t`Network Error`}
          </p>
        )}
      </div>
    </form>
  )
}

/** Its button, at the foot of the frame. */
export const EmailFoot = ({ model }: StepProps) => {
  const { t } = useLingui()
  const isBusy = useStore(model.state, ({ busy }) => busy)
  return (
    <button
      type="submit"
      form="form"
      className="tw-button"
      data-variant="primary"
      aria-label={t`Next`}
      aria-disabled={isBusy && true}
    >
      {isBusy && <span className="tw-spinner" />}
      {isBusy ? t`Sending` : t`Next`}
    </button>
  )
}
