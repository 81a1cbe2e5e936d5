import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { loadOnce } from '../../shared/api/loading/load-once.ts'
import { Loaded } from '../../shared/element/view/Loaded.tsx'
import { createLater } from '../../shared/element/view/later.tsx'
import { rootView } from '../../shared/element/view/root-view.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { StepProgress } from '../../shared/ui/StepProgress.tsx'
import type { Step } from './declaration.ts'
import type { MobileFieldProps } from './fields/MobileField.tsx'
import { ActionsContext, ModelContext, useAccountState, useModel } from './model/context.ts'
import type { AccountElementModel, AccountModel } from './model/model.ts'
import { type AccountState, stepBefore } from './model/state.ts'
import { AccountForm } from './sign-in/AccountForm.tsx'
import { SignIn } from './sign-in/SignIn.tsx'

/** A view of `rest.ts`. */
const Later = createLater<typeof import('./rest.ts').views>(useModel, ActionsContext)

/** The data of telephone numbers is larger than the rest: it loads when the field is shown. */
const loadMobileField = (model: AccountModel) =>
  loadOnce(async () => {
    const [{ MobileField }] = await Promise.all([
      import('./fields/MobileField.tsx'),
      // With its styles and texts.
      model.rest(),
    ])
    return MobileField
  })

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const now = useAccountState((state) => state)
  const { screen, step, isPrompting, keptAt } = now
  const [mobileField] = useState(() => loadMobileField(model))
  useEffect(() => {
    model.screen.ready()
    // Preloads the client, which sends the form.
    model.session.client().catch(() => undefined)
  }, [model])

  const start = () => {
    // A failure shows when the form is submitted.
    model.rest().catch(() => undefined)
  }
  const fields = {
    onStart: start,
    failure: <Later view="FAILURE" waiting={null} />,
    renderMobileField: (props: MobileFieldProps) => (
      <Loaded model={model} load={mobileField} waiting={<Skeleton height={76} />}>
        {(MobileField) => <MobileField {...props} />}
      </Loaded>
    ),
  }
  const First = step === 'SIGN_IN' ? SignIn : AccountForm
  return (
    <Frame
      title={model.screen.current().title}
      stepKey={`${screen} ${step}`}
      back={stepBefore(now) && { label: t`Back`, onBack: model.stepBack }}
      progress={screen !== 'sign-in' && step !== 'SUCCESS' && <Progress {...now} />}
    >
      {step === 'SIGN_IN' || step === 'ACCOUNT' ? (
        <>
          {keptAt !== undefined && screen === 'register' && <Later view="KEPT" waiting={null} />}
          <First key={`${screen} ${keptAt}`} {...fields} />
        </>
      ) : (
        <Later view={step} />
      )}
      {isPrompting && <Later view="SIGNED_OUT" waiting={null} />}
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
export const View = rootView(ModelContext, Screens, ({ model }: AccountElementModel) => model)
