import { useLingui } from '@lingui/react/macro'
import { maxRecipientNameLength } from '../limits.ts'
import { formatDate } from '../text/dates/dates.ts'
import type { FirstUse, NameIssue } from './rules.ts'

/** Says that a destination was never used before. */
export function useFirstUseText(): (
  firstUse: FirstUse | undefined,
  of: 'address' | 'friend',
) => string | undefined {
  const { t } = useLingui()
  return (firstUse, of) => {
    if (!firstUse) return undefined
    if (of === 'friend') {
      return firstUse === 'ever'
        ? t`You have not sent money to this account before.`
        : t`No earlier transfer to this account is known here.`
    }
    return firstUse === 'ever'
      ? t`You have not withdrawn to this address before.`
      : t`No earlier withdrawal to this address is known here.`
  }
}

/** When a recipient that was saved a short time ago can be used, with the time left. */
export function useWaitText(): (until: string, now: number) => string {
  const { t, i18n } = useLingui()
  return (until, now) => {
    const at = formatDate(until, 'longDateTime', i18n.locale) ?? ''
    const total = Math.max(1, Math.ceil((Date.parse(until) - now) / 60_000))
    const hours = Math.floor(total / 60)
    const minutes = total % 60
    const left = hours > 0 ? t`${hours}\u00a0h ${minutes}\u00a0min` : t`${minutes}\u00a0min`
    return t`From ${at} (in ${left})`
  }
}

export function useNameIssueText(): (issue: NameIssue | undefined) => string | undefined {
  const { t } = useLingui()
  return (issue) => {
    switch (issue) {
      case 'empty':
        return t`Enter a name`
      case 'long':
        return t`At most ${maxRecipientNameLength} characters`
      case 'taken':
        return t`You have another recipient of this name`
      default:
        return undefined
    }
  }
}
