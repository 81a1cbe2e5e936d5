import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '../../../shared/api/errors.ts'
import type { ConversionQuote } from '../../../shared/api/wire/conversion.ts'
import { errorText } from '../../../shared/element/model/error-text.ts'
import { isPositive } from '../../../shared/money/arithmetic.ts'
import { amountWithUnit, formatRate } from '../../../shared/money/format.ts'
import { useNoFee } from '../../../shared/orders/offer/use-no-fee.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Icon } from '../../../shared/ui/frame/Icon.tsx'
import { Skeleton } from '../../../shared/ui/frame/Skeleton.tsx'
import { errorIcon } from '../../../shared/ui/icons.ts'
import { maskedText } from '../../../shared/ui/recorders/marks.ts'
import type { LiveQuoteState } from './live-quote.ts'
import { RateTime } from './RateTime.tsx'

interface RateLineProps {
  readonly state: LiveQuoteState
  /** The rate is asked for what the person has typed. */
  readonly hasAmount: boolean
  /** The last quote is that of what is typed. */
  readonly isSettled: boolean
  readonly onRetry: () => void
}

/** Below both amounts: the rate, the fee, and how long they are valid; or why there is no rate. */
export const RateLine = ({ state, hasAmount, isSettled, onRetry }: RateLineProps) => {
  const { t } = useLingui()
  const { error, known } = state
  if (error) {
    // A refusal is about the amount: without one, the person has done nothing yet.
    if (error.kind === 'refused' && !hasAmount) return null
    return <NoRate error={error} onRetry={onRetry} />
  }
  if (!known) {
    return (
      <div className="tw-rate">
        <Skeleton width="60%" />
        <span className="tw-hidden" role="status">{t`Loading the rate`}</span>
      </div>
    )
  }
  return (
    <div className="tw-rate">
      <Terms quote={known.quote} isSettled={isSettled} />
      <RateTime {...known} />
    </div>
  )
}

/** The rate; and of the typed amount its fee, which a screen reader hears with what arrives. */
const Terms = ({ quote, isSettled }: { quote: ConversionQuote; isSettled: boolean }) => {
  const { t } = useLingui()
  const noFee = useNoFee()
  const rate = `1\u00a0USDT = ${formatRate(quote.rate)}\u00a0USD`
  const charge = amountWithUnit(quote.fee, 'USDT')
  const fee = noFee(quote.fee) ?? t`Fee ${charge}`
  const arrives = amountWithUnit(quote.receives, 'USD')
  const left = isPositive(quote.receives)
    ? t`You receive ${arrives}`
    : t`Nothing is left after the fee`
  const spoken = isSettled && [fee, left].reduce((before, phrase) => t`${before}, ${phrase}`, rate)
  return (
    <>
      <span {...maskedText('tw-phrases')}>
        <span>{rate}</span>
        {isSettled && <span>{fee}</span>}
        {isSettled && !isPositive(quote.receives) && <span>{left}</span>}
      </span>
      <span {...maskedText('tw-hidden')} role="status">
        {spoken}
      </span>
    </>
  )
}

const NoRate = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) => {
  const { t, i18n } = useLingui()
  const isRefused = error.kind === 'refused'
  return (
    <div className="tw-rate">
      <p className="tw-error" role="alert">
        <Icon d={errorIcon} />
        <span>{isRefused ? errorText(error, i18n) : t`The rate could not be loaded`}</span>
      </p>
      {!isRefused && (
        <Button variant="quiet" onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
    </div>
  )
}
