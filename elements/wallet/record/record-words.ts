import { useLingui } from '@lingui/react/macro'
import type { HistoryRecord } from '../../../shared/api/wire/history.ts'
import type { Tone } from '../../../shared/ui/icons.ts'
import type { ShownStatus } from './shown-status.ts'

/** The tone of each status; its icon shows it beside the word. */
export const statusTones: Readonly<Record<ShownStatus, Tone>> = {
  Auditing: 'info',
  Success: 'success',
  Fail: 'error',
  Cancelled: 'neutral',
  InNetwork: 'info',
  NotCredited: 'error',
}

export function useStatusNames(): Readonly<Record<ShownStatus, string>> {
  const { t } = useLingui()
  return {
    Auditing: t`Under review`,
    Success: t`Completed`,
    Fail: t`Failed`,
    Cancelled: t`Cancelled`,
    InNetwork: t`In the network`,
    NotCredited: t`Not credited`,
  }
}

/** What kind of movement a record is, in words. */
export function useRecordName(): (record: HistoryRecord) => string {
  const { t } = useLingui()
  return ({ type, direction, converted }) => {
    switch (type) {
      case 'DEPOSIT':
        return t({ message: 'Deposit', context: 'record' })
      case 'WITHDRAW':
        return t({ message: 'Withdrawal', context: 'record' })
      case 'INTEREST_RATE':
        return t`Interest`
      case 'TRANSFER':
        if (converted) return t`Conversion`
        return direction === 'IN' ? t`Transfer received` : t`Transfer sent`
    }
  }
}
