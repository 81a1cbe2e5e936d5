import { useLingui } from '@lingui/react/macro'
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { EngravingProps } from '../../shared/certificate/Engraving.tsx'
import type { ViewProps } from '../../shared/element/entry/context.ts'
import { ElementRoot } from '../../shared/element/view/ElementRoot.tsx'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import { useStore } from '../../shared/element/view/use-store.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { FooterContext } from '../../shared/ui/frame/FrameFooter.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { ContractDetails } from './ContractDetails.tsx'
import { ModelContext, useContractState, useModel } from './context.ts'
import type { ContractElementModel, ContractModel } from './model.ts'
import { stepOf } from './state.ts'
import type { ToolsProps } from './steps/Tools.tsx'
import { Text, withLineBreaks } from './Text.tsx'

/** The root view of `<tw-contract>`. */
export function View({ model }: ViewProps<ContractElementModel>) {
  const person = useStore(model.person, ({ current }) => current)
  return (
    <ElementRoot model={model}>
      {person && (
        <ModelContext key={person.id} value={person}>
          <Screens />
        </ModelContext>
      )}
    </ElementRoot>
  )
}

/** Parts of the first view that load after the text. */
interface Extras {
  readonly Tools: ComponentType<ToolsProps>
  readonly Engraving: ComponentType<EngravingProps>
}

/**
 * The views that are loaded after the text. If a file is missing, its view says so in its place and
 * the text stays readable.
 *
 * @param onExtras called with the parts that load with the first of these views
 */
const lazySteps = (model: ContractModel, onExtras: (extras: Extras) => unknown) => {
  const step = (load: () => Promise<StepModule>, waiting: ReactNode) =>
    lazyPart(
      model,
      async () => {
        const [{ openContractStep, Tools, Engraving }, view] = await Promise.all([
          import('./steps/open-step.ts'),
          load(),
          // The file that these import, which would otherwise be requested after them.
          import('../../shared/element/view/open-step.tsx'),
        ])
        const opened = await openContractStep(model, view)
        onExtras({ Tools, Engraving })
        return opened
      },
      waiting,
    )
  return {
    Sign: step(() => import('./steps/Sign.tsx'), <div className="tw-signature" />),
    Signed: step(() => import('./steps/Signed.tsx'), <Skeleton height="120px" lines={4} />),
  }
}

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const [extras, setExtras] = useState<Extras>()
  const isGone = useRef(false)
  // React keeps an update of an unmounted view, and with it the element, until its next render.
  useLayoutEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const [{ Sign, Signed }] = useState(() =>
    lazySteps(model, (each) => isGone.current || setExtras(each)),
  )
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const text = useRef<HTMLDivElement>(null)
  const locale = useContractState((state) => state.text?.locale)
  const title = locale && withLineBreaks(model.title(locale))
  const isLoaded = useContractState((state) => state.contract !== undefined)
  const isSigned = useContractState((state) => stepOf(state) === 'SIGNED')
  useEffect(() => {
    if (isLoaded) model.ready()
  }, [isLoaded, model])

  return (
    <Frame
      title={isSigned ? t`Success` : title}
      stepKey={isSigned ? 'SIGNED' : 'CONTRACT'}
      footer={<div ref={setFooter} />}
    >
      <FooterContext value={footer}>
        {isSigned && <Signed />}
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
        {isLoaded && !isSigned && <Sign />}
      </FooterContext>
    </Frame>
  )
}
