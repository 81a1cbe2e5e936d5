import { useLingui as useLanguage } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { createLater } from '../../shared/element/view/later.tsx'
import { rootView } from '../../shared/element/view/root-view.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { SheetSkeleton } from '../../shared/ui/frame/SheetSkeleton.tsx'
import { StepProgress } from '../../shared/ui/StepProgress.tsx'
import type { Step } from './declaration.ts'
import { EmailForm } from './email/EmailForm.tsx'
import { ActionsContext, ModelContext, useLookupState, useModel } from './model/context.ts'
import type { LookupElementModel } from './model/model.ts'

/** A view of `rest.ts`. */
const Later = createLater<typeof import('./rest.ts').views>(useModel, ActionsContext)

const Screens = () => {
  // The title comes from the model: another language renders it again.
  useLanguage()
  const model = useModel()
  const step = useLookupState((state) => state.step)
  useEffect(() => {
    model.screen.ready()
    // Preloads the client, which sends the form.
    model.session.client().catch(() => undefined)
  }, [model])
  const start = () => {
    // A failure shows when the form is submitted.
    model.rest().catch(() => undefined)
  }
  return (
    <Frame title={model.screen.current().title} stepKey={step} progress={<Progress step={step} />}>
      {step === 'EMAIL' ? (
        <EmailForm onStart={start} />
      ) : (
        <Later view={step} waiting={step === 'VALUE' ? <SheetSkeleton /> : undefined} />
      )}
    </Frame>
  )
}

/** Which of the steps the person is at. */
const Progress = ({ step }: { step: Step }) => {
  const { t } = useLingui()
  const names: Record<Step, string> = { EMAIL: t`E-mail`, CODE: t`Code`, VALUE: t`Value` }
  const steps = Object.keys(names)
  const n = steps.indexOf(step) + 1
  const total = steps.length
  return <StepProgress names={names} step={step} announcement={t`Step ${n} of ${total}`} />
}

/** The root view of `<tw-fund-lookup>`. */
export const View = rootView(ModelContext, Screens, ({ model }: LookupElementModel) => model)
