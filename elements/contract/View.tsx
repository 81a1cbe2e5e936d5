import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import { rootView } from '../../shared/element/view/root-view.tsx'
import { useStore } from '../../shared/element/view/use-store.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { ModelContext, useContractState, useModel } from './context.ts'
import { type Extras, loadStep } from './model/load-step.ts'
import type { ContractModel } from './model/model.ts'
import { type Step, stepOf } from './model/state.ts'
import { ContractDetails } from './text/ContractDetails.tsx'
import { Text, withLineBreaks } from './text/Text.tsx'

/**
 * What each step shows beside the text, loaded after it. If a file is missing, its place says so and
 * the text stays readable.
 */
const lazySteps = (
  model: ContractModel,
  onExtras: (extras: Extras) => void,
): Record<Step, ComponentType> => {
  const lazyStep = (load: () => Promise<StepModule>, waiting: ReactElement) =>
    lazyPart(model, () => loadStep(model, load, onExtras), waiting)
  return {
    CONTRACT: lazyStep(() => import('./signing/Sign.tsx'), <div className="tw-signature" />),
    SIGNED: lazyStep(() => import('./receipt/Signed.tsx'), <Skeleton height="120px" lines={4} />),
  }
}

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  // In a store: React keeps an update of an unmounted view, and with it the element, until its next
  // render.
  const [loaded] = useState(() => createStore<{ extras?: Extras }>(() => ({})))
  const [steps] = useState(() => lazySteps(model, (extras) => loaded.setState({ extras })))
  const extras = useStore(loaded, (state) => state.extras)
  const text = useRef<HTMLDivElement>(null)
  const locale = useContractState((state) => state.text?.locale)
  const title = locale && withLineBreaks(model.title(locale))
  const isLoaded = useContractState((state) => state.contract !== undefined)
  const step = useContractState(stepOf)
  const isSigned = step === 'SIGNED'
  useEffect(() => {
    if (isLoaded) model.ready()
  }, [isLoaded, model])

  return (
    <Frame title={isSigned ? t`Success` : title} stepKey={step}>
      {isSigned && <steps.SIGNED />}
      {isSigned && <h3 className="tw-agreement">{title}</h3>}
      <ContractDetails Engraving={extras?.Engraving} />
      {extras ? (
        <extras.Tools text={text} />
      ) : (
        <div className="tw-tools">
          <div className="tw-skeleton" />
        </div>
      )}
      <Text ref={text} />
      {isLoaded && !isSigned && <steps.CONTRACT />}
    </Frame>
  )
}

/** The root view of `<tw-contract>`. */
export const View = rootView(ModelContext, Screens)
