import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import type { ViewProps } from '../../shared/element/entry/context.ts'
import { ElementRoot } from '../../shared/element/view/ElementRoot.tsx'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import { useStore } from '../../shared/element/view/use-store.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { FooterContext } from '../../shared/ui/frame/FrameFooter.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { ModelContext, useModel, useSubmissionState, useWalletState } from './context.ts'
import { Hub, hubParts } from './first/Hub.tsx'
import { loadStep } from './load-step.ts'
import type { WalletElementModel, WalletModel } from './model.ts'
import { type Step, stepOf } from './state.ts'

/** The root view of `<tw-wallet>`. */
export function View({ model }: ViewProps<WalletElementModel>) {
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

/** Everything after HUB is loaded when it is opened. */
const lazySteps = (model: WalletModel): Record<Exclude<Step, 'HUB'> | 'STATUS', ComponentType> => {
  const waiting = <Skeleton height="64px" lines={3} />
  const lazyStep = (load: () => Promise<StepModule>) =>
    lazyPart(model, () => loadStep(model, load), waiting)
  return {
    HISTORY: lazyStep(() => import('./steps/history/History.tsx')),
    RECORD: lazyStep(() => import('./steps/record/Record.tsx')),
    BIND_CARD: lazyStep(() => import('./steps/BindCard.tsx')),
    TRANSFER: lazyStep(() => import('./steps/TransferMenu.tsx')),
    TO_FRIEND: lazyStep(() => import('./steps/ToFriend.tsx')),
    CONVERT: lazyStep(() => import('./steps/Convert.tsx')),
    STATUS: lazyPart(model, model.statusView, waiting),
  }
}

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const [steps] = useState(() => lazySteps(model))
  const [parts] = useState(() => hubParts(model))
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const step = useWalletState(stepOf)
  const { phase } = useSubmissionState((state) => state)
  const { title, back, isReceipt, isReview, sendsMoney } = model.screen()
  // An order without an answer replaces the forms that could send another one.
  const isUnresolved = phase.name === 'unknown' && (sendsMoney || step === 'HUB')
  const screen = isReceipt ? 'receipt' : isUnresolved ? 'unknown' : isReview ? 'review' : ''
  const View = step === 'HUB' ? undefined : steps[step]
  return (
    <Frame
      title={title}
      stepKey={`${step} ${screen}`}
      back={View && back && { label: t`Back`, onBack: back }}
      footer={<div ref={setFooter} />}
    >
      <FooterContext value={footer}>
        {(isUnresolved || isReceipt) && <steps.STATUS />}
        {View ? (
          // Hidden, not removed, under an unresolved order: it keeps what was typed.
          <div className="tw-step" hidden={isUnresolved}>
            <View />
          </div>
        ) : (
          !isReceipt && <Hub {...parts} />
        )}
      </FooterContext>
    </Frame>
  )
}
