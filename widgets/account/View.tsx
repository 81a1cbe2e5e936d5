import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ViewProps } from '../../shared/element/entry/context.ts'
import { ElementRoot } from '../../shared/element/view/ElementRoot.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { FooterContext } from '../../shared/ui/frame/FrameFooter.tsx'
import { StepProgress } from '../../shared/ui/StepProgress.tsx'
import { AccountForm } from './AccountForm.tsx'
import { ModelContext, useAccountState, useModel } from './context.ts'
import { deferredViews } from './deferred-views.ts'
import type { AccountModel } from './model.ts'
import { SignIn } from './SignIn.tsx'
import { type AccountState, type Step, stepBefore } from './state.ts'

/** The root view of `<tw-account>`. */
export function View({ model }: ViewProps<AccountModel>) {
  return (
    <ElementRoot model={model}>
      <ModelContext value={model}>
        <Screens />
      </ModelContext>
    </ElementRoot>
  )
}

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const now = useAccountState((state) => state)
  const { screen, step, isPrompting } = now
  const [views] = useState(() => deferredViews(model))
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  useEffect(() => {
    model.ready()
    // Preloads the client, which sends the form.
    model.client().catch(() => undefined)
  }, [model])

  const start = () => {
    // A failure shows when the form is submitted.
    model.actions().catch(() => undefined)
    views.preload(screen)
  }
  const First = step === 'SIGN_IN' ? SignIn : AccountForm
  const StepView = step === 'SIGN_IN' || step === 'ACCOUNT' ? undefined : views[step]
  return (
    <Frame
      title={model.screen().title}
      stepKey={`${screen} ${step}`}
      back={stepBefore(now) && { label: t`Back`, onBack: model.stepBack }}
      progress={screen !== 'sign-in' && step !== 'SUCCESS' && <Progress {...now} />}
      footer={<div ref={setFooter} />}
    >
      <FooterContext value={footer}>
        {StepView ? <StepView /> : <First key={screen} views={views} onStart={start} />}
      </FooterContext>
      {isPrompting && <views.SignedOut />}
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
