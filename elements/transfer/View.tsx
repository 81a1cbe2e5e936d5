import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { isAnswered } from '../../shared/api/loading/loadable.ts'
import { createLater } from '../../shared/element/view/later.tsx'
import { personView } from '../../shared/element/view/root-view.tsx'
import { useIdle } from '../../shared/element/view/use-idle.ts'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { SheetSkeleton } from '../../shared/ui/frame/SheetSkeleton.tsx'
import { CompanyBanner } from './home/CompanyBanner.tsx'
import { Home } from './home/Home.tsx'
import {
  ActionsContext,
  ModelContext,
  useModel,
  useSubmissionState,
  useTransferState,
} from './model/context.ts'
import { stepOf } from './model/state.ts'

/** A view of `rest.ts`. */
const Later = createLater<typeof import('./rest.ts').views>(useModel, ActionsContext)

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const step = useTransferState(stepOf)
  const { phase } = useSubmissionState((state) => state)
  const { title, back, isReceipt, isReview, isConfirmation, isPending } = model.screen.current()
  const review = isConfirmation ? 'confirm' : 'review'
  const screen = isReceipt ? 'receipt' : isReview ? review : isPending ? phase.name : ''
  const hasFailed = useTransferState(
    ({ wallet, company }) => wallet.status === 'failed' || company.status === 'failed',
  )
  const hasNotices = hasFailed || model.actions.loaded() !== undefined || model.orders.hasStored()
  // On each step: the element may open with any.
  const isReady = useTransferState(({ company }) => isAnswered(company))
  useEffect(() => {
    if (isReady) model.screen.ready()
  }, [isReady, model])
  const isHome = step === 'HOME'
  const isIdle = useIdle(isReady)
  const status = (isPending || (isHome && isReceipt)) && (
    <Later view="STATUS" waiting={isReceipt ? <SheetSkeleton /> : undefined} />
  )
  return (
    <Frame
      title={title}
      stepKey={`${step} ${screen}`}
      back={isHome || !back ? undefined : { label: t`Back`, onBack: back }}
      below={isHome && !isReceipt && <CompanyBanner />}
    >
      {isHome ? (
        isReceipt ? (
          status
        ) : (
          <Home
            status={status}
            notices={hasNotices && <Later view="NOTICES" waiting={null} />}
            transfers={
              (isIdle || model.actions.loaded()) &&
              !isPending && <Later view="TRANSFERS" waiting={null} isOrnament />
            }
          />
        )
      ) : (
        <>
          {status}
          {/* Hidden, not removed, under a pending transfer: it keeps what was typed. */}
          <div className="tw-step" hidden={isPending}>
            <Later view={step} />
          </div>
        </>
      )}
    </Frame>
  )
}

/** The root view of `<tw-transfer>`. */
export const View = personView(ModelContext, Screens)
