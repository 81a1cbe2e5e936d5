import { useLingui } from '@lingui/react/macro'
import { createLater } from '../../shared/element/view/later.tsx'
import { personView } from '../../shared/element/view/root-view.tsx'
import { Frame } from '../../shared/ui/frame/Frame.tsx'
import { SheetSkeleton } from '../../shared/ui/frame/SheetSkeleton.tsx'
import { Skeleton } from '../../shared/ui/frame/Skeleton.tsx'
import { Hub } from './hub/Hub.tsx'
import {
  ActionsContext,
  ModelContext,
  useModel,
  useSubmissionState,
  useWalletState,
} from './model/context.ts'
import { stepOf, viewOf } from './model/state.ts'

/** A view of `rest.ts`. */
const Later = createLater<typeof import('./rest.ts').views>(useModel, ActionsContext)

const Screens = () => {
  const { t } = useLingui()
  const model = useModel()
  const step = useWalletState(stepOf)
  const view = useWalletState(viewOf)
  const { phase } = useSubmissionState((state) => state)
  const { title, back, isReceipt, isReview, isConfirmation, sendsMoney } = model.screen.current()
  const isHub = view === 'HUB'
  // An order without an answer replaces the forms that could send another one.
  const isUnresolved = phase.name === 'unknown' && (sendsMoney || isHub)
  const review = isConfirmation ? 'confirm' : 'review'
  const screen = isReceipt ? 'receipt' : isUnresolved ? 'unknown' : isReview ? review : ''
  /** The arrow beside the title of a list leaves the list, and the record beside it. */
  const leave = () => {
    if (view !== step) back?.()
    model.screen.current().back?.()
  }
  return (
    <Frame
      title={title}
      stepKey={`${view} ${screen}`}
      isWide={view === 'HISTORY'}
      back={isHub || !back ? undefined : { label: t`Back`, onBack: leave }}
    >
      {(isUnresolved || isReceipt) && (
        <Later view="STATUS" waiting={isReceipt ? <SheetSkeleton /> : undefined} />
      )}
      {isHub ? (
        !isReceipt && (
          <Hub
            details={<Later view="HUB_DETAILS" waiting={<Skeleton height={72} lines={4} />} />}
          />
        )
      ) : (
        // Hidden, not removed, under an unresolved order: it keeps what was typed.
        <div className="tw-step" hidden={isUnresolved}>
          <Later view={view} />
        </div>
      )}
    </Frame>
  )
}

/** The root view of `<tw-wallet>`. */
export const View = personView(ModelContext, Screens)
