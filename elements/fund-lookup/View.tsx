import { useLingui as useLanguage } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import {
  type PreloadablePart,
  preloadablePart,
} from '../../shared/element/view/preloadable-part.ts'
import { rootView } from '../../shared/element/view/root-view.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { StepProgress } from '../../shared/ui/StepProgress.tsx'
import { ModelContext, useLookupState, useModel } from './context.ts'
import { EmailForm } from './email/EmailForm.tsx'
import { loadStep } from './model/load-step.ts'
import type { LookupModel } from './model/model.ts'
import type { Step } from './model/state.ts'

/** Everything after EMAIL is loaded when it is opened, or ahead. */
const lazySteps = (model: LookupModel): Record<Exclude<Step, 'EMAIL'>, PreloadablePart> => {
  const waiting = <Skeleton height="64px" lines={3} />
  const lazyStep = (load: () => Promise<StepModule>) =>
    preloadablePart(model, () => loadStep(model, load), waiting)
  return {
    CODE: lazyStep(() => import('./code/CodeStep.tsx')),
    VALUE: lazyStep(() => import('./value/ValueStep.tsx')),
  }
}

const Screens = () => {
  // The title comes from the model: another language renders it again.
  useLanguage()
  const model = useModel()
  const step = useLookupState((state) => state.step)
  const [steps] = useState(() => lazySteps(model))
  useEffect(() => {
    model.ready()
    // Preloads the client, which sends the form.
    model.client().catch(() => undefined)
  }, [model])
  useEffect(() => {
    if (step === 'CODE') steps.VALUE.preload()
  }, [step, steps])
  const View = step === 'EMAIL' ? undefined : steps[step]
  return (
    <Frame title={model.screen().title} stepKey={step} progress={<Progress step={step} />}>
      {View ? <View /> : <EmailForm onStart={steps.CODE.preload} />}
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
export const View = rootView(ModelContext, Screens, (model: LookupModel) => model)
