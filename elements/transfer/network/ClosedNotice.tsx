import type { Closure } from '../../../shared/api/wire/transfer-terms.ts'
import { useClosureText } from '../../../shared/orders/offer/use-limit-text.ts'
import type { Elements } from '../../../shared/ui/elements.ts'
import { LongText } from '../../../shared/ui/LongText.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'

interface ClosedNoticeProps {
  readonly title: string
  readonly closure: Closure
  /** What to do now. */
  readonly advice: string
  readonly action?: Elements
}

/** That the chosen network or method is closed, until when and why. */
export const ClosedNotice = ({ title, closure, advice, action }: ClosedNoticeProps) => {
  const { state, isTimed, reason } = useClosureText()(closure)
  return (
    <Notice tone="warning" live="polite" title={title} action={action}>
      {isTimed && <p>{state}</p>}
      {reason && (
        <p>
          <LongText text={reason} />
        </p>
      )}
      <p>{advice}</p>
    </Notice>
  )
}
