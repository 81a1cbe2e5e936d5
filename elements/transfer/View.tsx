import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { lazyPart } from '../../shared/element/view/lazy-part.tsx'
import type { StepModule } from '../../shared/element/view/open-step.tsx'
import { rootView } from '../../shared/element/view/root-view.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { ModelContext, useModel, useSubmissionState, useTransferState } from './context.ts'
import { CompanyBanner } from './home/CompanyBanner.tsx'
import { Home, homeExtras, useSettled } from './home/Home.tsx'
import { loadStep } from './model/load-step.ts'
import type { TransferModel } from './model/model.ts'
import { type Step, stepOf } from './model/state.ts'

type LazyStep = Exclude<Step, 'HOME'> | 'STATUS'

/** Everything after HOME is loaded when it is opened. */
const lazySteps = (model: TransferModel): Record<LazyStep, ComponentType> => {
  const waiting = <Skeleton height="64px" lines={3} />
  const lazyStep = (load: () => Promise<StepModule>) =>
    lazyPart(model, () => loadStep(model, load), waiting)
  return {
    DEPOSIT: lazyStep(() => import('./deposit/Deposit.tsx')),
    WITHDRAW: lazyStep(() => import('./withdraw/Withdraw.tsx')),
    WIRE: lazyStep(() => import('./deposit/Wire.tsx')),
    BANK: lazyStep(() => import('./deposit/Bank.tsx')),
    PROVE_IMAGE: lazyStep(() => import('./proof/ProveImage.tsx')),
    STATUS: lazyPart(model, model.orders.statusView, waiting),
  }
}

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const [views] = useState(() => lazySteps(model))
  const [Extras] = useState(() => homeExtras(model))
  const isSettled = useSettled()
  const step = useTransferState(stepOf)
  const { phase } = useSubmissionState((state) => state)
  const { title, back, isReceipt, isReview, isPending } = model.screen()
  const screen = isReceipt ? 'receipt' : isReview ? 'review' : isPending ? phase.name : ''
  const View = step === 'HOME' ? undefined : views[step]
  return (
    <Frame
      title={title}
      stepKey={`${step} ${screen}`}
      back={View && back && { label: t`Back`, onBack: back }}
      below={View || isReceipt ? undefined : <CompanyBanner />}
    >
      {View && isPending && <views.STATUS />}
      {View ? (
        // Hidden, not removed, under a pending transfer: it keeps what was typed.
        <div className="tw-step" hidden={isPending}>
          <View />
        </div>
      ) : isReceipt ? (
        <views.STATUS />
      ) : (
        <Home
          TransferStatus={isPending ? views.STATUS : undefined}
          Extras={Extras}
          isSettled={isSettled}
        />
      )}
    </Frame>
  )
}

/** The root view of `<tw-transfer>`. */
export const View = rootView(ModelContext, Screens)
