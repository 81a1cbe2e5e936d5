import { useLingui as useLanguage } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ViewProps } from '../../shared/element/entry/context.ts'
import { ElementRoot } from '../../shared/element/view/ElementRoot.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import {
  type PreloadablePart,
  preloadablePart,
} from '../../shared/element/view/preloadable-part.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { FooterContext } from '../../shared/ui/frame/FrameFooter.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { StepProgress } from '../../shared/ui/StepProgress.tsx'
import { ModelContext, useLookupState, useModel } from './context.ts'
import { EmailForm } from './first/EmailForm.tsx'
import { loadStep } from './load-step.ts'
import type { LookupModel } from './model.ts'
import type { Step } from './state.ts'

/** The root view of `<tw-fund-lookup>`. */
export function View({ model }: ViewProps<LookupModel>) {
  return (
    <ElementRoot model={model}>
      <ModelContext value={model}>
        <Screens />
      </ModelContext>
    </ElementRoot>
  )
}

/** Everything after EMAIL is loaded when it is opened, or ahead. */
const lazySteps = (model: LookupModel): Record<Exclude<Step, 'EMAIL'>, PreloadablePart> => {
  const waiting = <Skeleton height="64px" lines={3} />
  const lazyStep = (load: () => Promise<StepModule>) =>
    preloadablePart(model, () => loadStep(model, load), waiting)
  return {
    CODE: lazyStep(() => import('./steps/CodeStep.tsx')),
    VALUE: lazyStep(() => import('./steps/ValueStep.tsx')),
  }
}

const Screens = () => {
  // The title comes from the model: another language renders it again.
  useLanguage()
  const model = useModel()
  const step = useLookupState((state) => state.step)
  const [steps] = useState(() => lazySteps(model))
  const [footer, setFooter] = useState<HTMLElement | null>(null)
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
    <Frame
      title={model.screen().title}
      stepKey={step}
      progress={<Progress step={step} />}
      footer={<div ref={setFooter} />}
    >
      <FooterContext value={footer}>
        {View ? <View /> : <EmailForm onStart={steps.CODE.preload} />}
      </FooterContext>
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
