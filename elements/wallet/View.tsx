import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import { rootView } from '../../shared/element/view/root-view.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { ModelContext, useModel, useSubmissionState, useWalletState } from './context.ts'
import { Hub, hubParts } from './hub/Hub.tsx'
import { loadStep } from './model/load-step.ts'
import type { WalletModel } from './model/model.ts'
import { type Step, stepOf } from './model/state.ts'

/** Everything after HUB is loaded when it is opened. */
const lazySteps = (model: WalletModel): Record<Exclude<Step, 'HUB'> | 'STATUS', ComponentType> => {
  const waiting = <Skeleton height="64px" lines={3} />
  const lazyStep = (load: () => Promise<StepModule>) =>
    lazyPart(model, () => loadStep(model, load), waiting)
  return {
    HISTORY: lazyStep(() => import('./history/History.tsx')),
    RECORD: lazyStep(() => import('./record/Record.tsx')),
    BIND_CARD: lazyStep(() => import('./bank-card/BindCard.tsx')),
    TRANSFER: lazyStep(() => import('./hub/TransferMenu.tsx')),
    TO_FRIEND: lazyStep(() => import('./friend/ToFriend.tsx')),
    CONVERT: lazyStep(() => import('./convert/Convert.tsx')),
    STATUS: lazyPart(model, model.orders.statusView, waiting),
  }
}

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const [steps] = useState(() => lazySteps(model))
  const [parts] = useState(() => hubParts(model))
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
    >
      {(isUnresolved || isReceipt) && <steps.STATUS />}
      {View ? (
        // Hidden, not removed, under an unresolved order: it keeps what was typed.
        <div className="tw-step" hidden={isUnresolved}>
          <View />
        </div>
      ) : (
        !isReceipt && <Hub {...parts} />
      )}
    </Frame>
  )
}

/** The root view of `<tw-wallet>`. */
export const View = rootView(ModelContext, Screens)
