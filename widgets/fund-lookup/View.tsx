import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ElementRoot } from '../../shared/element/view/ElementRoot.tsx'
import { useStore } from '../../shared/element/view/use-element.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import type { Step } from './context.ts'
import { EmailFoot, EmailForm } from './EmailForm.tsx'
import type { StepParts, StepProps } from './step-parts.ts'

export { openModel } from './model.ts'

const emailStep: StepParts = { View: EmailForm, Foot: EmailFoot }

/** The root view of `<tw-fund-lookup>`. */
export default function FundLookup(props: StepProps) {
  return (
    <ElementRoot {...props}>
      <Screens {...props} />
    </ElementRoot>
  )
}

const Screens = ({ model }: StepProps) => {
  const { t, i18n } = useLingui()
  const step = useStore(model.state, (state) => state.step)
  useEffect(() => model.ready(), [model])
  // Nobody leaves the first step before the others are here.
  const later = step !== 'EMAIL' && model.later.loaded()
  const { title, View, Foot } = later ? later.steps[step] : emailStep
  return (
    <Frame
      title={title ? i18n._(title) : t`Access Trust Funds`}
      stepKey={step}
      progress={<Way step={step} />}
      footer={<Foot model={model} />}
    >
      <View model={model} />
    </Frame>
  )
}

/** The three steps by name, and how far the person is. */
const Way = ({ step }: { step: Step }) => {
  const { t } = useLingui()
  const names = { EMAIL: t`E-mail`, CODE: t`Code`, VALUE: t`Value` }
  const steps = Object.keys(names) as Step[]
  const n = steps.indexOf(step) + 1
  return (
    <>
      <p className="tw-hidden" role="status">{t`Step ${n} of 3`}</p>
      <ol className="tw-way">
        {steps.map((each) => (
          <li key={each} aria-current={each === step && 'step'}>
            {names[each]}
          </li>
        ))}
      </ol>
    </>
  )
}
