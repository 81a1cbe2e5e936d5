import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Multilingual } from '../../api/wire/multilingual.ts'
import { usePickText } from '../../element/view/use-pick-text.ts'
import { reviewTargetHours, wireWithdrawalWorkingDays } from '../../limits.ts'
import { bindFigures } from '../../text/i18n/bind-figures.ts'
import { hasEnded, type ReviewStatus } from './review-status.ts'

interface Arriving {
  readonly way: 'WIRE' | 'CRYPTO'
  /** The server's words for the network. */
  readonly named?: Multilingual | null | undefined
  /** Absent before it is sent. */
  readonly status?: ReviewStatus | undefined
}

/**
 * When a withdrawal arrives, in words (specification, section 9): `undefined` once it was rejected, or
 * once a transfer over a network was approved, which takes minutes.
 */
export function useWithdrawalArrival(): (withdrawal: Arriving) => string | undefined {
  const { t } = useLingui()
  const pick = usePickText()
  return ({ way, named, status }) => {
    if (hasEnded(status) || (way === 'CRYPTO' && status === 'approved')) return undefined
    return bindFigures(
      way === 'WIRE'
        ? t`Up to ${plural(wireWithdrawalWorkingDays, { one: '# working day', other: '# working days' })} from approval`
        : pick(named) ||
            t`Final review within ${plural(reviewTargetHours, { one: '# hour', other: '# hours' })} (target)`,
    )
  }
}
