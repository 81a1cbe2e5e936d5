import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import {
  type PreloadablePart,
  preloadablePart,
} from '../../shared/element/view/preloadable-part.ts'
import { rootView } from '../../shared/element/view/root-view.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { StepProgress } from '../../shared/ui/StepProgress.tsx'
import { ModelContext, useAccountState, useModel } from './context.ts'
import { loadStep } from './model/load-step.ts'
import type { AccountModel } from './model/model.ts'
import { type AccountState, type LaterStep, type Step, stepBefore } from './model/state.ts'
import { AccountForm } from './sign-in/AccountForm.tsx'
import { SignIn } from './sign-in/SignIn.tsx'

/** Everything after the first views is loaded when it is opened, or ahead. */
const lazySteps = (model: AccountModel): Record<LaterStep, PreloadablePart> => {
  const waiting = <Skeleton height="64px" lines={3} />
  const lazyStep = (load: () => Promise<StepModule>) =>
    preloadablePart(model, () => loadStep(model, load), waiting)
  return {
    CODE: lazyStep(() => import('./code/CodeStep.tsx')),
    PASSWORD: lazyStep(() => import('./password/PasswordStep.tsx')),
    TERMS: lazyStep(() => import('./terms/TermsStep.tsx')),
    SUCCESS: lazyStep(() => import('./saving/SuccessStep.tsx')),
  }
}

/** What the first views load when it is needed. */
const firstViewParts = (model: AccountModel) => ({
  MobileField: lazyPart(
    model,
    () => loadStep(model, () => import('./fields/MobileField.tsx')),
    <Skeleton height="76px" />,
  ),
  Failure: preloadablePart(
    model,
    () => loadStep(model, () => import('./saving/Failure.tsx')),
    null,
  ),
  SignedOut: lazyPart(model, () => loadStep(model, () => import('./saving/SignedOut.tsx')), null),
})

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const now = useAccountState((state) => state)
  const { screen, step, isPrompting } = now
  const [steps] = useState(() => lazySteps(model))
  const [{ SignedOut, ...parts }] = useState(() => firstViewParts(model))
  useEffect(() => {
    model.ready()
    // Preloads the client, which sends the form.
    model.client().catch(() => undefined)
  }, [model])

  const start = () => {
    // A failure shows when the form is submitted.
    model.actions().catch(() => undefined)
    if (screen === 'sign-in') {
      parts.Failure.preload()
      steps.SUCCESS.preload()
    } else steps.CODE.preload()
  }
  const First = step === 'SIGN_IN' ? SignIn : AccountForm
  const View = step === 'SIGN_IN' || step === 'ACCOUNT' ? undefined : steps[step]
  return (
    <Frame
      title={model.screen().title}
      stepKey={`${screen} ${step}`}
      back={stepBefore(now) && { label: t`Back`, onBack: model.stepBack }}
      progress={screen !== 'sign-in' && step !== 'SUCCESS' && <Progress {...now} />}
    >
      {View ? <View /> : <First key={screen} {...parts} onStart={start} />}
      {isPrompting && <SignedOut />}
    </Frame>
  )
}

/** The progress of a registration or a reset. */
const Progress = ({ screen, step }: Pick<AccountState, 'screen' | 'step'>) => {
  const { t } = useLingui()
  const names: Partial<Record<Step, string>> = {
    ACCOUNT: t`Account`,
    CODE: t`Code`,
    PASSWORD: t`Password`,
    ...(screen === 'register' && { TERMS: t`Details` }),
  }
  const steps = Object.keys(names)
  const n = steps.indexOf(step) + 1
  const total = steps.length
  return <StepProgress names={names} step={step} announcement={t`Step ${n} of ${total}`} />
}

/** The root view of `<tw-account>`. */
export const View = rootView(ModelContext, Screens, (model: AccountModel) => model)
