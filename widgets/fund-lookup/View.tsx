import { useLingui as useLanguage } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ViewProps } from '../../shared/element/entry/context.ts'
import { ElementRoot } from '../../shared/element/view/ElementRoot.tsx'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import { loadOnce } from '../../shared/loading/load-once.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { FooterContext } from '../../shared/ui/frame/FrameFooter.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { StepProgress } from '../../shared/ui/StepProgress.tsx'
import { ModelContext, useLookupState, useModel } from './context.ts'
import { EmailForm } from './EmailForm.tsx'
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

/** The views after the first one, with their texts and styles; `preload` loads them ahead. */
const deferredViews = (model: LookupModel) => {
  const load = (part: () => Promise<StepModule>) =>
    loadOnce(async () => {
      const [{ openLookupStep }, view] = await Promise.all([import('./steps/open-step.ts'), part()])
      return openLookupStep(model, view)
    })
  const views = {
    CODE: load(() => import('./steps/CodeStep.tsx')),
    VALUE: load(() => import('./steps/ValueStep.tsx')),
  }
  const waiting = <Skeleton height="64px" lines={3} />
  return {
    CODE: lazyPart(model, views.CODE, waiting),
    VALUE: lazyPart(model, views.VALUE, waiting),
    /** Loads a view ahead; a failure shows when it is needed. */
    preload: (step: 'CODE' | 'VALUE') => void views[step]().catch(() => undefined),
  }
}

const Screens = () => {
  // The title comes from the model: another language renders it again.
  useLanguage()
  const model = useModel()
  const step = useLookupState((state) => state.step)
  const [views] = useState(() => deferredViews(model))
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  useEffect(() => {
    model.ready()
    // Preloads the client, which sends the form.
    model.client().catch(() => undefined)
  }, [model])
  useEffect(() => {
    if (step === 'CODE') views.preload('VALUE')
  }, [step, views])
  const View = step === 'EMAIL' ? undefined : views[step]
  return (
    <Frame
      title={model.screen().title}
      stepKey={step}
      progress={<Progress step={step} />}
      footer={<div ref={setFooter} />}
    >
      <FooterContext value={footer}>
        {View ? <View /> : <EmailForm onStart={() => views.preload('CODE')} />}
      </FooterContext>
    </Frame>
  )
}

/** Which of the three steps the person is at. */
const Progress = ({ step }: { step: Step }) => {
  const { t } = useLingui()
  const names = { EMAIL: t`E-mail`, CODE: t`Code`, VALUE: t`Value` }
  const n = Object.keys(names).indexOf(step) + 1
  return <StepProgress names={names} step={step} announcement={t`Step ${n} of 3`} />
}
