import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../shared/element/entry/context.ts'
import { ElementRoot } from '../../shared/element/view/ElementRoot.tsx'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import { useStore } from '../../shared/element/view/use-element.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { FooterContext } from '../../shared/ui/frame/FrameFooter.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { ContractContext, useContract, useContractState } from './context.ts'
import { Facts } from './Facts.tsx'
import type { ContractElementModel, ContractModel } from './model.ts'
import { css } from './placeholder.ts'
import { stepOf } from './state.ts'
import { Text } from './Text.tsx'
import { Tools } from './Tools.tsx'
import { useCopy } from './use-copy.tsx'

export { openModel } from './model.ts'

/** The root view of `<tw-contract>`. */
export default function Contract({ model }: ViewProps<ContractElementModel>) {
  const person = useStore(model.people, (people) => people.person)
  return (
    <ElementRoot model={model}>
      {person && (
        <ContractContext key={person.id} value={person}>
          <Screens />
        </ContractContext>
      )}
    </ElementRoot>
  )
}

/** What is drawn after the text comes once it can be read, with its words and styles. */
const laterViews = (model: ContractModel): Record<'Sign' | 'Signed', ComponentType> => {
  const later = (load: () => Promise<{ default: ComponentType }>, waiting: ReactNode) =>
    lazyPart(
      model,
      async () => (await import('./steps/open-step.ts')).openContractStep(model, load()),
      waiting,
    )
  return {
    Sign: later(() => import('./steps/Sign.tsx'), <div className="tw-signature" />),
    Signed: later(() => import('./steps/Signed.tsx'), <Skeleton height="120px" lines={4} />),
  }
}

const Screens = () => {
  const { t } = useLingui()
  const model = useContract()
  const [{ Sign, Signed }] = useState(() => {
    model.adopt(css)
    return laterViews(model)
  })
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const [scale, setScale] = useState(1)
  const copy = useCopy()
  const reading = useRef<HTMLDivElement>(null)
  const title = useContractState((state) => state.text?.document.title) ?? ''
  const isLoaded = useContractState((state) => state.contract.value !== undefined)
  const isSigned = useContractState((state) => stepOf(state) === 'SIGNED')
  useEffect(() => {
    if (isLoaded) model.ready()
  }, [isLoaded, model])

  const goTo = (article: number) => {
    const sections = [...(reading.current?.querySelectorAll('section') ?? [])]
    // What is not laid out yet would push the article away while one is on the way to it.
    for (const each of sections) each.style.contentVisibility = 'visible'
    const section = sections[article]
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    section?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
    section?.focus({ preventScroll: true })
  }

  return (
    <Frame
      title={isSigned ? t`Success` : title}
      stepKey={isSigned ? 'SIGNED' : 'CONTRACT'}
      footer={<div className="tw-slot" ref={setFooter} />}
    >
      <FooterContext value={footer}>
        {isSigned && <Signed />}
        {isSigned && <h3 className="tw-agreement">{title}</h3>}
        <Facts />
        <Tools
          scale={scale}
          onScale={setScale}
          onArticle={goTo}
          onPrint={(button) => void copy.make('print', button)}
        />
        {copy.notice}
        <Text ref={reading} scale={scale} />
        {isLoaded && !isSigned && <Sign />}
      </FooterContext>
    </Frame>
  )
}
