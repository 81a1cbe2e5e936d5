import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { clockTime } from '../../../shared/ui/clock-time.ts'
import type { TimedQuote } from './live-quote.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/**
 * How long a rate is still valid: a ring that empties, and the seconds.
 *
 * @param isSentence shows them in a sentence; otherwise only a screen reader finds it
 */
export const RateTime = ({ quote, validUntil, isSentence }: TimedQuote & { isSentence?: true }) => {
  const { t } = useLingui()
  const { validSeconds } = quote
  const seconds = Math.min(useSecondsLeft(validUntil), Math.ceil(validSeconds))
  const left = validSeconds > 0 ? Math.min(seconds / validSeconds, 1) : 0
  const isShort = seconds < 60
  const time = isShort
    ? t`${plural(seconds, { one: '# second', other: '# seconds' })}`
    : clockTime(seconds)
  return (
    <span className="tw-rate-time">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle cx="10" cy="10" r="8" pathLength="1" strokeDasharray={`${left} 1`} />
      </svg>
      {!isSentence && <span aria-hidden="true">{isShort ? t`${seconds} s` : time}</span>}
      <span className={isSentence ? undefined : 'tw-hidden'} role="timer">
        {t`This rate is valid for ${time}.`}
      </span>
    </span>
  )
}
